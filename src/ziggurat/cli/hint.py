"""`ziggurat hint FILE`: what to do now, the best alternatives, and why."""

import argparse
import json
from typing import TYPE_CHECKING, Any

from ziggurat.cli.console import say
from ziggurat.cli.files import named, open_match
from ziggurat.cli.insight import percent, speak
from ziggurat.cli.language import add_language
from ziggurat.core.errors import Malformed
from ziggurat.core.text import Message
from ziggurat.files import read_text

if TYPE_CHECKING:
    from ziggurat.bots.advice.explanations import Advice
    from ziggurat.core.match import Match

LEVELS = ("apprentice", "scribe", "vizier", "king")


def add(commands: Any) -> None:
    parser = commands.add_parser("hint", help="what to do in a position, and why")
    parser.add_argument("file", metavar="FILE", help="a position or a replay")
    parser.add_argument("--seat", type=int, metavar="N", help="for whom (the seat that is asked)")
    parser.add_argument("--level", choices=LEVELS, default="king", help="whose advice (king)")
    parser.add_argument("--sims", type=int, default=0, metavar="N", help="search so many lines")
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Advise the seat that is asked; any other is refused in words."""
    from ziggurat.bots.advice.hints import hint
    from ziggurat.games import GAMES

    if args.sims < 0:
        raise Malformed("--sims", "must be at least 0")
    with named(args.file):
        match = open_match(read_text(args.file), GAMES, real=True)
        seat = match.asked if args.seat is None else args.seat
        refuse(match, seat, args.language)
    found = hint(match.game, match.state, seat, args.level, args.sims)
    show = show_json if args.json else show_text
    show(match, seat, args.level, found, args.language)
    return 0


def refuse(match: "Match", seat: int, language: str) -> None:
    """Only who is asked can be advised. Raises Malformed."""
    why = None
    if match.over:
        why = Message("game_is_over")
    elif seat not in range(match.seats):
        why = Message("no_such_seat", {"number": seat, "seats": match.seats})
    elif seat != match.asked:
        why = Message("not_your_turn", {"asked": match.asked})
    if why:
        raise Malformed("--seat" if not match.over else "", spoken(match, why, language))


def spoken(match: "Match", message: Message, language: str) -> str:
    return speak(message, match.game, match.seats, language)


def show_text(match: "Match", seat: int, level: str, found: "list[Advice]", language: str) -> None:
    head = {"title": match.game.title, "seat": seat, "level": level}
    say(spoken(match, Message("hint_for", head), language))
    for place, advice in enumerate(found, start=1):
        args = {"place": place, "move": advice.move, "percent": percent(advice.chance)}
        reasons = [spoken(match, reason, language) for reason in advice.reasons]
        say(" ".join([spoken(match, Message("advice", args), language), *reasons]))


def show_json(match: "Match", seat: int, level: str, found: "list[Advice]", language: str) -> None:
    rows = [
        {
            "move": advice.move,
            "chance": round(advice.chance, 4),
            "visits": advice.visits,
            "reasons": [spoken(match, reason, language) for reason in advice.reasons],
        }
        for advice in found
    ]
    head = {"game": match.game.name, "decisions": match.seq, "seat": seat, "level": level}
    say(json.dumps({**head, "language": language, "advice": rows}, ensure_ascii=False))
