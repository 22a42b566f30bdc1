"""`ziggurat show FILE`: draw a position, or the last one of a recorded game."""

import argparse
from functools import partial
from typing import TYPE_CHECKING, Any

from ziggurat.cli.console import say, show_lines
from ziggurat.cli.files import named, open_match
from ziggurat.cli.language import add_language
from ziggurat.cli.warm import spare_compiling
from ziggurat.cli.words import put
from ziggurat.files import read_text

if TYPE_CHECKING:
    from ziggurat.core.match import Match

# Colors and prompts are words of the notation, which is the same in every language.


def add(commands: Any) -> None:
    parser = commands.add_parser("show", help="draw a position")
    parser.add_argument("file", metavar="FILE", help="a position, a scenario or a replay")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    spare_compiling()
    from ziggurat.games import GAMES

    with named(args.file):
        match = open_match(read_text(args.file), GAMES, real=False)
    draw_match(match, args.language)
    return 0


def draw_match(match: "Match", language: str) -> None:
    """The board as a spectator sees it, then every hand: a file keeps no secrets."""
    game = match.game
    show_lines(game.draw(match.view(-1), partial(game.book.say, language=language)))
    if match.over:
        say(put("show_over", language))
        return
    for seat in range(match.seats):
        hand = match.view(seat)["hand"]
        held = " ".join(f"{n} {color}" for color, n in hand.items() if n) or put(
            "show_nothing", language
        )
        say(put("show_holds", language, seat=seat, held=held))
    say(put("show_asked", language, seat=match.asked, prompt=game.prompt(match.state)))
