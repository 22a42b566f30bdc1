"""`ziggurat map check FILE…`: say everything that is wrong with maps people drew."""

import argparse
import sys
from typing import TYPE_CHECKING, Any

from ziggurat.cli.console import complain, say
from ziggurat.core.errors import Malformed
from ziggurat.core.reading import load_json
from ziggurat.files import read_text

if TYPE_CHECKING:
    from ziggurat.core.platform import Checker

GOOD, FAULTY, BAD_INPUT = 0, 1, 2
MAP = "map"  # the option that takes such a file


def add(commands: Any) -> None:
    parser = commands.add_parser("map", help="check the maps that people drew")
    orders = parser.add_subparsers(title="orders", required=True, metavar="ORDER")
    check = orders.add_parser("check", help="say everything that is wrong with map files")
    check.add_argument("files", nargs="+", metavar="FILE")
    check.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Every file gets its lines; the worst of them is how we end."""
    return max(check_map(path) for path in args.files)


def check_map(path: str) -> int:
    """One line about a good map; of a faulty one a line for each fault, and their number."""
    try:
        document = load_json(read_text(path))
    except Malformed as error:
        complain(f"{path}: {error}")
        return BAD_INPUT
    checker = checker_for(document)
    found = checker.complaints(document)
    for complaint in found:
        say(in_a_line(f"{path}: {complaint}"))
    if found:
        say(in_a_line(f"{path}: {len(found)} {'fault' if len(found) == 1 else 'faults'}"))
        return FAULTY
    say(in_a_line(f"{path}: {checker.praise(document)}"))
    return GOOD


def checker_for(document: Any) -> "Checker":
    """That of the game which has least to say against a map: it is meant for it."""
    from ziggurat.games import GAMES

    checkers = [
        game.platform.checkers[MAP] for game in GAMES.values() if MAP in game.platform.checkers
    ]
    if not checkers:
        raise Malformed("map", "no game here is played on maps from files")
    return min(checkers, key=lambda checker: len(checker.complaints(document)))


def in_a_line(text: str) -> str:
    """A file may hold any character; the terminal gets only what it can show in one line."""
    shown = "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)
    encoding = sys.stdout.encoding
    return shown.encode(encoding, "backslashreplace").decode(encoding)
