"""Who does the work of a long command: `--pool` and `--workers`."""

import argparse
from typing import TYPE_CHECKING

from ziggurat.cli.console import complain

if TYPE_CHECKING:
    from ziggurat.pool import Pool


def add_pool(parser: argparse.ArgumentParser, usual: str) -> None:
    parser.add_argument(
        "--pool",
        default=usual,
        metavar="WHERE",
        help=f"local, processes, ray or ray://ADDRESS ({usual})",
    )
    parser.add_argument(
        "--workers", type=int, metavar="N", help="of the pool; by default one for each core"
    )


def pool_of(args: argparse.Namespace) -> "Pool":
    """The pool the command line asks for; whoever it loses is told of. Raises Malformed."""
    from ziggurat.pool import open_pool

    return open_pool(args.pool, args.workers, complain)
