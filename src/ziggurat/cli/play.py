"""`ziggurat play`: a game in the terminal, against bots or with others at one keyboard."""

import argparse
import sys
from hashlib import sha256
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any

from ziggurat.cli.language import add_language
from ziggurat.compiled.readiness import games

if TYPE_CHECKING:
    from ziggurat.cli.starting import Start

SEED_DIGITS = 64

AGAINST = ("apprentice", "scribe", "vizier", "king", "random")  # levels; importing bots is slow
USUAL = "scribe"
STYLES = ("aggressive", "peaceful")


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "play",
        help="play in the terminal",
        description="Without arguments: go on with your unfinished game, or begin one.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
    )
    parser.add_argument(
        "-h", "--help", action=Help, help="this page; after a GAME, with its options alone"
    )
    parser.add_argument(
        "game",
        nargs="?",
        metavar="GAME",
        help=f"{', '.join(games())}: to begin a new one",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (as few as can)")
    parser.add_argument(
        "--you", type=int, nargs="+", metavar="SEAT", help="seats played by people, from 0 on (0)"
    )
    parser.add_argument(
        "--against", choices=AGAINST, metavar="LEVEL", help=f"{', '.join(AGAINST)} ({USUAL})"
    )
    parser.add_argument(
        "--style",
        choices=STYLES,
        metavar="STYLE",
        help=f"of the bots: {' or '.join(STYLES)}, where bots attack; as strong as without",
    )
    parser.add_argument(
        "--option",
        nargs="+",
        default=[],
        metavar="NAME=VALUE",
        action="extend",
        help="options of the game, see below",
    )
    add_language(parser)
    parser.add_argument(
        "--seed", type=secret, metavar="HEX", help="play this very shuffle, up to 64 digits (any)"
    )
    files = parser.add_mutually_exclusive_group()
    files.add_argument("--new", action="store_true", help="begin a new game; others stay kept")
    files.add_argument(
        "--resume", nargs="?", const="", metavar="GAME", help="go on with the unfinished game"
    )
    files.add_argument("--load", metavar="FILE", help="continue a saved game")
    files.add_argument("--position", metavar="FILE", help="play from a position")
    parser.set_defaults(run=run)


class Help(argparse.Action):
    """The help, with the options of the games, which are read only now: that takes a while."""

    def __init__(self, option_strings: list[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest=argparse.SUPPRESS, nargs=0, help=help)

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        from ziggurat.cli.warm import leave_uncompiled

        leave_uncompiled()
        from ziggurat.cli.settings import options_of_games

        parser.epilog = options_of_games(getattr(namespace, "game", None))
        parser.print_help()
        parser.exit()


def secret(digits: str) -> bytes:
    """The secret of a shuffle, from up to 64 hex digits."""
    if len(digits) > SEED_DIGITS:
        raise ValueError("too long")  # argparse says so in its own words
    return bytes.fromhex(digits.zfill(SEED_DIGITS))


def run(args: argparse.Namespace) -> int:
    """Set the table and play until the person leaves. Raises Malformed."""
    from ziggurat.cli.warm import compiling_meanwhile

    spare_the_person()
    with compiling_meanwhile():
        from ziggurat.cli.session import play
        from ziggurat.cli.starting import start

        return play(table_for(start(args, args.language), args.seed, args.language))


def table_for(begun: "Start", seed: bytes | None, language: str) -> Any:
    """A table at which this is played; what else is unfinished is told."""
    import numpy as np

    from ziggurat.cli.table import Table

    dice = np.random.default_rng(int.from_bytes(sha256(seed).digest()) if seed else None)
    table = Table(begun.match, begun.people, begun.against, language, dice, begun.keeper)
    if begun.keeper.path:
        table.show(table.say("resumed", decisions=begun.match.seq))
    if begun.others:
        games = ", ".join(begun.others)
        table.show(table.say("also_unfinished", games=games, game=begun.others[0]))
    return table


def spare_the_person() -> None:
    """A character that cannot be shown or read becomes another; it does not end the game."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
