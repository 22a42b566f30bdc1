"""Write the golden files anew: `make golden`, after a change that is meant to change them.

Games by former rules (`china_rules1_…`) are not written again: they must play out as they did.

A whole random game for every option and number of seats, on dice that make it a good story
(a ziggurat is rare), and counts and order of what is offered.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

from ziggurat.bots.random_play.fuzz import fuzz_game, secret_of
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.core.notation import write_replay
from ziggurat.core.options import read_options
from ziggurat.games import GAMES

HERE = Path(__file__).parent

# game and name, seats, options, kinds of event that must happen
STORIES: list[tuple[str, int, dict[str, Any], set[str]]] = [
    ("tigris two", 2, {}, {"war_settled", "revolt_settled", "monument_built", "treasure_taken"}),
    ("tigris three", 3, {}, {"war_settled", "tile_destroyed", "leader_stranded"}),
    ("tigris four", 4, {}, {"war_settled", "leader_withdrawn", "build_declined"}),
    ("tigris english", 3, {"english": True}, {"war_settled", "revolt_settled"}),
    ("tigris ziggurat", 2, {"ziggurat": True}, {"ziggurat_built"}),
    ("tigris open_scores", 2, {"open_scores": True}, {"monument_built"}),
    (
        "tigris everything",
        4,
        {"english": True, "ziggurat": True, "open_scores": True},
        {"war_settled"},
    ),
    ("china two", 2, {}, {"influence_won", "emperor_palace", "emperor_emissary", "special_played"}),
    ("china light", 2, {"influence": False}, {"emperor_passed", "cards_swapped"}),
    ("china two_bonus", 2, {"bonus": True}, {"emperor_claimed", "emperor_tile", "tile_taken"}),
    ("china two_forts", 2, {"fortifications": True}, {"fort_placed", "special_played"}),
    ("china three", 3, {}, {"province_scored", "roads_counted", "alliances_counted"}),
    ("china four_on_45", 4, {"map": "45"}, {"province_scored", "roads_counted"}),
    ("china five", 5, {}, {"pile_exhausted", "palaces_counted"}),
    ("china fortifications", 3, {"fortifications": True}, {"fort_placed", "roads_counted"}),
    ("china bonus", 4, {"bonus": True}, {"province_claimed", "tile_taken", "tiles_counted"}),
    ("china border", 5, {"map": "border"}, {"post_placed", "harbours_counted"}),
    (
        "china border_bonus",
        3,
        {"map": "border", "bonus": True},
        {"post_placed", "province_claimed"},
    ),
    (
        "china everything",
        4,
        {"map": "45", "fortifications": True, "bonus": True},
        {"fort_placed", "tile_taken", "province_scored"},
    ),
    ("babel plain", 2, {}, {"temple_destroyed", "level_stolen", "cards_won_over"}),
    ("babel deal", 2, {"deal": "5-5"}, {"cards_deserted", "card_given_up", "cards_migrated"}),
    ("babel idle_powers", 2, {"idle_powers": True}, {"hand_halved", "pile_reshuffled"}),
]


def story(game: Game, seats: int, options: dict[str, Any], kinds: set[str]) -> Match:
    """The first seeded random game in which all of this happens."""
    chosen = read_options(game.options, options, seats)
    for seed in range(100_000):
        run = fuzz_game(game, seats, chosen, secret_of(seed, 0))
        if "ziggurat_built" in kinds and not any(
            game.actions.words(action).startswith("ziggurat") for action in run.actions
        ):
            continue
        match = Match(game, seats, options, run.secret)
        for action in run.actions:
            match.choose(match.asked, match.seq, action)
        if kinds <= {event.kind for step in match.history for event in step.events}:
            return match
    raise LookupError(f"no game with {kinds}")


def counts(game: Game) -> list[str]:
    """How many sequences of one and of two decisions there are from the deal of some seeds."""
    lines = []
    for seed in range(6):
        seats = game.seats[seed % len(game.seats)]
        match = Match(game, seats, secret=secret_of(seed, 1))
        one, two = match.legal(), 0
        for number in one:
            after = Match(game, seats, secret=secret_of(seed, 1))
            after.choose(after.asked, 0, number)
            two += len(after.legal())
        lines.append(f"{game.name} {seats} {seed} {len(one)} {two}")
    return lines


def order(game: Game) -> list[str]:
    """What is offered after some seeded random decisions, in the order it is offered."""
    match, dice = Match(game, game.seats[0], secret=secret_of(7, 7)), np.random.default_rng(7)
    for _ in range(30):
        match.choose(match.asked, match.seq, int(dice.choice(match.legal())))
    return match.offers(match.asked)


def main(games: dict[str, Any]) -> None:
    for title, seats, options, kinds in STORIES:
        match = story(games[title.split()[0]], seats, options, kinds)
        (HERE / f"{title.replace(' ', '_')}.replay").write_text(write_replay(match))
        sys.stdout.write(f"{title}: {match.seq} decisions\n")
    for game in games.values():
        (HERE / f"{game.name}_counts.txt").write_text("\n".join(counts(game)) + "\n")
        (HERE / f"{game.name}_order.txt").write_text("\n".join(order(game)) + "\n")


if __name__ == "__main__":
    main(GAMES)
