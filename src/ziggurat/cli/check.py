"""`ziggurat check FILE…`: play every scenario of the files."""

import argparse
from typing import Any

from ziggurat.cli.console import complain, say
from ziggurat.cli.warm import spare_compiling
from ziggurat.core.errors import Malformed
from ziggurat.core.reading import load_json
from ziggurat.files import read_text

FAILED, BAD_INPUT = 1, 2


def add(commands: Any) -> None:
    parser = commands.add_parser("check", help="play scenario files and compare")
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Each failure in a line of its own; `N passed, M failed` last."""
    spare_compiling()
    passed = failed = malformed = 0
    for path in args.files:
        good, bad, unread = check_file(path)
        passed, failed, malformed = passed + good, failed + bad, malformed + unread
    say(f"{passed} passed, {failed} failed")
    return BAD_INPUT if malformed else FAILED if failed else 0


def check_file(path: str) -> tuple[int, int, int]:
    """How many scenarios passed, failed, and could not be read."""
    from ziggurat.core.scenarios import check_document
    from ziggurat.files import with_documents
    from ziggurat.games import GAMES

    passed = failed = malformed = 0
    try:
        for outcome in check_document(load_json(read_text(path)), GAMES, with_documents):
            if outcome.malformed:
                malformed += 1
                complain(f"{path}: {outcome.name}: {outcome.malformed}")
            elif outcome.failure:
                failed += 1
                say(f"{path}: {outcome.name}: {outcome.failure}")
            else:
                passed += 1
    except Malformed as error:
        malformed += 1
        complain(f"{path}: {error}")
    return passed, failed, malformed
