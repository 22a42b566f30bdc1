"""`ziggurat replay FILE`: play a recorded game out and check its digests."""

import argparse
from typing import TYPE_CHECKING, Any

from ziggurat.cli.console import say
from ziggurat.cli.files import named, read_match
from ziggurat.cli.language import add_language
from ziggurat.cli.show import draw_match
from ziggurat.cli.warm import spare_compiling
from ziggurat.cli.words import put
from ziggurat.files import read_text

if TYPE_CHECKING:
    from ziggurat.core.match import Match


def add(commands: Any) -> None:
    parser = commands.add_parser("replay", help="verify a recorded game")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--show", type=int, metavar="N", help="draw the board after decision N")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say whether the game plays out as recorded; a difference names its decision."""
    spare_compiling()
    from ziggurat.core.errors import Malformed
    from ziggurat.core.notation import digest
    from ziggurat.games import GAMES

    with named(args.file):
        text = read_text(args.file)
        match = read_match(text, GAMES)
        if args.show is not None:
            if not 0 <= args.show <= match.seq:
                raise Malformed("--show", f"the game has decisions 0 to {match.seq}")
            match = read_match(text, GAMES, stop=args.show)
            draw_match(match, args.language)
            return 0
    found = put(
        "replay_played", args.language, decisions=match.seq, stands=stands(match, args.language)
    )
    say(f"{args.file}: {found}, position {digest(match.game, match.state)}")
    say(put("replay_commitment", args.language, commitment=match.commitment))
    return 0


def stands(match: "Match", language: str) -> str:
    """Who decides next, or who has won."""
    if not match.over:
        return put("replay_to_decide", language, seat=match.asked)
    if not match.winners:
        return put("replay_over", language)
    seats = put("replay_and", language).join(map(str, match.winners))
    return f"{put('replay_over', language)}, {put('replay_won', language, seats=seats)}"
