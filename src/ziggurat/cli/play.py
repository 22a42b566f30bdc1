"""`ziggurat play`: a game in the terminal, against bots or with others at one keyboard."""

import argparse
import os
import sys
from hashlib import sha256
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ziggurat.core.game import Game
    from ziggurat.core.match import Match

SEED_DIGITS = 64


AGAINST = ("apprentice", "scribe", "vizier", "king", "random")  # levels; importing bots is slow


def add(commands: Any) -> None:
    parser = commands.add_parser("play", help="play in the terminal")
    parser.add_argument("game", nargs="?", metavar="GAME", help="tigris, unless a file says it")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (2)")
    parser.add_argument(
        "--you", type=int, nargs="+", default=[0], metavar="SEAT", help="seats played by people (0)"
    )
    parser.add_argument("--against", choices=AGAINST, default="scribe")
    parser.add_argument("--option", nargs="+", default=[], metavar="NAME=VALUE", action="extend")
    parser.add_argument("--language", choices=("en", "fr"), help="that of the terminal")
    parser.add_argument("--seed", type=secret, metavar="HEX", help="play this very shuffle")
    files = parser.add_mutually_exclusive_group()
    files.add_argument("--load", metavar="FILE", help="continue a saved game")
    files.add_argument("--position", metavar="FILE", help="play from a position")
    parser.set_defaults(run=run)


def secret(digits: str) -> bytes:
    """The secret of a shuffle, from up to 64 hex digits."""
    if len(digits) > SEED_DIGITS:
        raise ValueError("too long")  # argparse says so in its own words
    return bytes.fromhex(digits.zfill(SEED_DIGITS))


def run(args: argparse.Namespace) -> int:
    """Set the table and play until the person leaves. Raises Malformed."""
    import numpy as np

    from ziggurat.cli.session import play
    from ziggurat.cli.table import Table
    from ziggurat.cli.words import language_of

    language = args.language or language_of(os.environ)
    spare_the_person()
    match = begin(args, language)
    seed = int.from_bytes(sha256(args.seed).digest()) if args.seed else None
    people = list(dict.fromkeys(args.you))
    return play(Table(match, people, args.against, language, np.random.default_rng(seed)))


def spare_the_person() -> None:
    """A character that cannot be shown or read becomes another; it does not end the game."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def begin(args: argparse.Namespace, language: str) -> "Match":
    """A match as dealt, or from a file. What is wrong is said before anything is compiled."""
    from ziggurat.cli.files import named, open_match, read_options
    from ziggurat.core.errors import Malformed
    from ziggurat.core.match import Match
    from ziggurat.core.options import read_options as settings
    from ziggurat.core.reading import read_text
    from ziggurat.games import GAMES

    path = args.load or args.position
    if path and (args.game or args.seats or args.option):
        raise Malformed(path, "the file says the game, its seats and its options")
    if path:
        with named(path):
            text = read_text(path)
            prepare([game for game in GAMES.values() if game.name in text], language)
            match = open_match(text, GAMES, real=True)
        if args.position and args.seed:
            match = Match(match.game, match.seats, match.options, args.seed, match.position)
        return match
    name = args.game or "tigris"
    if name not in GAMES:
        raise Malformed("game", f"there is no game {name!r} (there are: {', '.join(GAMES)})")
    options = read_options(args.option)
    game, seats = GAMES[name], args.seats or GAMES[name].seats[0]
    if seats in game.seats:
        refusal = game.refuses(seats, settings(game.options, options, seats))
        if refusal:
            raise Malformed("options", game.book.say(refusal, language))
    prepare([game], language)
    return Match(game, seats, options, args.seed)


def prepare(games: "list[Game]", language: str) -> None:
    """Compile the rules, with a word about it, unless this machine has done so before."""
    from ziggurat.cli.console import notes
    from ziggurat.cli.warm import compile_all, is_ready
    from ziggurat.cli.words import TERMINAL
    from ziggurat.core.text import Message

    cold = [game for game in games if not is_ready(game)]
    if not cold:
        return
    notes().print(TERMINAL.say(Message("compiling"), language))
    for game in cold:
        compile_all(game)
    notes().print(TERMINAL.say(Message("ready"), language))
