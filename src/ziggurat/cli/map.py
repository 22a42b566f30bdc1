"""`ziggurat map check FILE…`: say everything that is wrong with maps people drew."""

import argparse
import sys
from typing import Any

from ziggurat.cli.console import complain, say
from ziggurat.core.errors import Malformed
from ziggurat.core.reading import load_json, read_text

GOOD, FAULTY, BAD_INPUT = 0, 1, 2


def add(commands: Any) -> None:
    parser = commands.add_parser("map", help="check maps of China")
    orders = parser.add_subparsers(title="orders", required=True, metavar="ORDER")
    check = orders.add_parser("check", help="say everything that is wrong with map files")
    check.add_argument("files", nargs="+", metavar="FILE")
    check.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Every file gets its lines; the worst of them is how we end."""
    return max(check_map(path) for path in args.files)


def check_map(path: str) -> int:
    """One line about a good map; of a faulty one a line for each fault, and their number."""
    from ziggurat.games.china.maps.checking import complaints

    try:
        document = load_json(read_text(path))
    except Malformed as error:
        complain(f"{path}: {error}")
        return BAD_INPUT
    found = complaints(document)
    for complaint in found:
        say(in_a_line(f"{path}: {complaint}"))
    if found:
        say(in_a_line(f"{path}: {len(found)} {'fault' if len(found) == 1 else 'faults'}"))
        return FAULTY
    say(in_a_line(f"{path}: {praise(document)}"))
    return GOOD


def praise(document: Any) -> str:
    """What a good map is made of."""
    from ziggurat.games.china.maps.reading import read_map

    found = read_map(document)
    return (
        f"China map “{found.name}”: {len(found.spaces)} spaces, {len(found.provinces)} provinces, "
        f"{len(found.alliances)} alliances, {len(found.roads)} roads; digest {found.digest}: good"
    )


def in_a_line(text: str) -> str:
    """A file may hold any character; the terminal gets only what it can show in one line."""
    shown = "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)
    encoding = sys.stdout.encoding
    return shown.encode(encoding, "backslashreplace").decode(encoding)
