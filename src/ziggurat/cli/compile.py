"""`ziggurat compile`: compile all rules and bots now, before anybody waits for them."""

import argparse
from typing import Any

from ziggurat.cli.console import say
from ziggurat.cli.language import add_language
from ziggurat.cli.words import put

FAILED = 1


def add(commands: Any) -> None:
    parser = commands.add_parser("compile", help="compile all rules and bots now")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """What is compiled stays compiled for every copy of the same sources on this machine."""
    from ziggurat.cli.warm import warm_up
    from ziggurat.compiled.readiness import all_ready

    warm_up(args.language)
    if not all_ready():
        return FAILED
    say(put("compile_ready", args.language))
    return 0
