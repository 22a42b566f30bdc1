"""What `ziggurat play` begins with: a new game, one from a file, or an unfinished one."""

import argparse
from dataclasses import dataclass, field

from ziggurat.bots.players.levels import is_player
from ziggurat.bots.players.styles import spelled, worded
from ziggurat.cli.console import notes, show_words
from ziggurat.cli.files import named, open_match, options_for
from ziggurat.cli.play import USUAL
from ziggurat.cli.unfinished import Keeper, Unfinished, game_of, newest_first, read_unfinished
from ziggurat.cli.words import TERMINAL
from ziggurat.core.beginning import game_named
from ziggurat.core.errors import Forbidden, Malformed
from ziggurat.core.match import Match
from ziggurat.core.text import Message
from ziggurat.files import read_text
from ziggurat.fresh import new_secret
from ziggurat.games import GAMES


@dataclass(slots=True)
class Start:
    """What is played, by whom, and where it is kept."""

    match: Match
    people: list[int]
    against: str
    keeper: Keeper = field(default_factory=Keeper)
    others: list[str] = field(default_factory=list)  # games that are unfinished too


def start(args: argparse.Namespace, language: str) -> Start:
    """A match as dealt, from a file, or as it was left. Raises Malformed."""
    found = resumed(args, language) if may_resume(args) else None
    if found is None:
        people = list(dict.fromkeys(args.you or [0]))
        found = Start(begin(args, language), people, args.against or USUAL)
    found.against = chosen(args, found)
    found.others = [
        game
        for game in dict.fromkeys(map(game_of, newest_first()))
        if not found.keeper.path or game != game_of(found.keeper.path)
    ]
    return found


def chosen(args: argparse.Namespace, found: Start) -> str:
    """The bots that play, in the style that was asked for. Raises Malformed."""
    if not args.style:
        return found.against
    name, game = worded(spelled(found.against)[0], args.style), found.match.game
    if not is_player(game.name, name):
        level = spelled(name)[0]
        raise Malformed("--style", f"there is none for the level {level} of {game.title}")
    return name


def may_resume(args: argparse.Namespace) -> bool:
    """Whoever wishes for something particular begins anew, unless he says otherwise."""
    if args.resume is not None:
        return True
    wishes = (args.game, args.seats, args.option, args.you, args.against, args.style, args.load)
    return not any((*wishes, args.position, args.new, args.seed is not None))


def resumed(args: argparse.Namespace, language: str) -> Start | None:
    """The game that was played last, of those that can be read; of the others it is said."""
    game = args.resume or args.game or ""
    refuse_wishes(args)
    for path in newest_first(game):
        keeper = Keeper(path)
        try:
            found = read_unfinished(path)
            match = read_match(found.replay)
            refuse(match, found)
        except Malformed as error:
            words = {"path": path, "reason": str(error).rstrip(".")}
            show_words(TERMINAL.say(Message("unreadable", words), language), notes())
            continue
        people = list(dict.fromkeys(args.you or found.people))
        return Start(match, people, args.against or found.against, keeper)
    if args.resume is None:
        return None
    key = "nothing_unfinished_of" if game else "nothing_unfinished"
    raise Malformed("--resume", TERMINAL.say(Message(key, {"game": game}), language))


def refuse_wishes(args: argparse.Namespace) -> None:
    """What was begun cannot be changed. Raises Malformed."""
    if args.resume is None:
        return
    if args.seats or args.option or args.seed:
        raise Malformed("--resume", "the unfinished game has its seats, options and shuffle")
    if args.resume and args.game:
        raise Malformed("--resume", f"is it {args.game} or {args.resume}?")


def refuse(match: Match, found: Unfinished) -> None:
    """A game that is over, or that those named in its file could not play. Raises Malformed."""
    if match.over:
        raise Malformed("", "the game is over")
    if not is_player(match.game.name, found.against):
        raise Malformed("line 1", f"there is no level {found.against!r}")
    for seat in found.people:
        if seat not in range(match.seats):
            raise Malformed("line 1", f"there is no seat {seat} among {match.seats}")


def read_match(text: str) -> Match:
    return open_match(text, GAMES, real=True)


def begin(args: argparse.Namespace, language: str) -> Match:
    """A match as dealt, or from a file. Raises Malformed."""
    path = args.load or args.position
    if path and (args.game or args.seats or args.option):
        raise Malformed(path, "the file says the game, its seats and its options")
    if path:
        with named(path):
            match = read_match(read_text(path))
        if args.position and args.seed:
            match = Match(match.game, match.seats, match.options, args.seed, match.position)
        return match
    game = game_named(args.game or next(iter(GAMES)), GAMES)
    options = options_for(game, args.option)
    try:
        return Match(game, args.seats or game.seats[0], options, args.seed or new_secret())
    except Forbidden as error:
        raise Malformed(error.place, game.book.say(error.message, language)) from None
