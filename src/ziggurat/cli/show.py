"""`ziggurat show FILE`: draw a position, or the last one of a recorded game."""

import argparse
from functools import partial
from typing import TYPE_CHECKING, Any

from ziggurat.cli.console import say, show_lines
from ziggurat.cli.files import named, open_match
from ziggurat.core.reading import read_text

if TYPE_CHECKING:
    from ziggurat.core.match import Match


def add(commands: Any) -> None:
    parser = commands.add_parser("show", help="draw a position")
    parser.add_argument("file", metavar="FILE", help="a position, a scenario or a replay")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ziggurat.games import GAMES

    with named(args.file):
        match = open_match(read_text(args.file), GAMES, real=False)
    draw_match(match)
    return 0


def draw_match(match: "Match") -> None:
    """The board as a spectator sees it, then every hand: a file keeps no secrets."""
    game = match.game
    show_lines(game.draw(match.view(-1), partial(game.book.say, language="en")))
    if match.over:
        say("The game is over.")
        return
    for seat in range(match.seats):
        hand = match.view(seat)["hand"]
        held = " ".join(f"{n} {color}" for color, n in hand.items() if n) or "nothing"
        say(f"seat {seat} holds {held}")
    say(f"seat {match.asked} is asked: {game.prompt(match.state)}")
