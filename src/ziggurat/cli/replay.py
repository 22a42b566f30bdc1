"""`ziggurat replay FILE`: play a recorded game out and check its digests."""

import argparse
from typing import Any

from ziggurat.cli.console import say
from ziggurat.cli.files import named
from ziggurat.cli.show import draw_match
from ziggurat.core.reading import read_text


def add(commands: Any) -> None:
    parser = commands.add_parser("replay", help="verify a recorded game")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--show", type=int, metavar="N", help="draw the board after decision N")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say whether the game plays out as recorded; a difference names its decision."""
    from ziggurat.core.errors import Malformed
    from ziggurat.core.notation import digest, read_replay
    from ziggurat.games import GAMES

    with named(args.file):
        text = read_text(args.file)
        match = read_replay(text, GAMES)
        if args.show is not None:
            if not 0 <= args.show <= match.seq:
                raise Malformed("--show", f"the game has decisions 0 to {match.seq}")
            match = read_replay(text, GAMES, stop=args.show)
            draw_match(match)
            return 0
    end = "over" if match.over else f"seat {match.asked} to decide"
    winners = f", won by seat {' and '.join(map(str, match.winners))}" if match.winners else ""
    found = digest(match.game, match.state)
    say(f"{args.file}: {match.seq} decisions, {end}{winners}, position {found}")
    say(f"commitment {match.commitment}")
    return 0
