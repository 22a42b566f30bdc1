"""`ziggurat replay FILE`: play a recorded game out and check its digests."""

import argparse
from typing import TYPE_CHECKING, Any

from ziggurat.cli.console import say
from ziggurat.cli.files import named
from ziggurat.cli.language import add_language, put
from ziggurat.cli.show import draw_match
from ziggurat.cli.warm import spare_compiling
from ziggurat.core.reading import read_text

if TYPE_CHECKING:
    from ziggurat.core.match import Match

PLAYED = ("{decisions} decisions, {stands}", "{decisions} décisions, {stands}")
TO_DECIDE = ("seat {seat} to decide", "à la place {seat} de décider")
OVER = ("over", "terminée")
WON = ("won by seat {seats}", "gagnée par la place {seats}")
AND = (" and ", " et ")
COMMITMENT = ("commitment {commitment}", "engagement {commitment}")


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
    from ziggurat.core.notation import digest, read_replay
    from ziggurat.games import GAMES

    with named(args.file):
        text = read_text(args.file)
        match = read_replay(text, GAMES)
        if args.show is not None:
            if not 0 <= args.show <= match.seq:
                raise Malformed("--show", f"the game has decisions 0 to {match.seq}")
            match = read_replay(text, GAMES, stop=args.show)
            draw_match(match, args.language)
            return 0
    found = put(PLAYED, args.language, decisions=match.seq, stands=stands(match, args.language))
    say(f"{args.file}: {found}, position {digest(match.game, match.state)}")
    say(put(COMMITMENT, args.language, commitment=match.commitment))
    return 0


def stands(match: "Match", language: str) -> str:
    """Who decides next, or who has won."""
    if not match.over:
        return put(TO_DECIDE, language, seat=match.asked)
    if not match.winners:
        return put(OVER, language)
    seats = put(AND, language).join(map(str, match.winners))
    return f"{put(OVER, language)}, {put(WON, language, seats=seats)}"
