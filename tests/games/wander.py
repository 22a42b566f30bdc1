"""Random games: the common way into the middle of any game."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st

from ziggurat.core.cells import cell_list, cells_at
from ziggurat.core.game import SPECTATOR, Game, mixes
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.notation import write_replay
from ziggurat.core.state import State, copy
from ziggurat.core.text import Message
from ziggurat.games import GAMES

Choice = Callable[[Match, list[int], np.random.Generator], int]

LONGEST = 3000  # decisions: no random game lasts longer

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def tables() -> dict[str, Game]:
    """Every game at every number of seats with every mix of options it allows.

    Each is a game that can be played at this one table only. Un-jitted some of them do.
    """
    found = {}
    for game in GAMES.values():
        for seats in game.seats:
            for mix in mixes(game, seats):
                values = (o.write(mix[o.name]) for o in game.options)
                found["-".join((game.name, str(seats), *values))] = at_table(game, seats, mix)
    names = list(found)[:: 7 if PLAIN else 1]
    return {name: found[name] for name in names}


def at_table(game: Game, seats: int, mix: dict[str, Any]) -> Game:
    def refuses(other: int, options: dict[str, Any]) -> Message | None:
        return None if (other, options) == (seats, mix) else Message("no_such_action")

    return replace(game, seats=range(seats, seats + 1), refuses=refuses)


TABLES = tables()
every_table = pytest.mark.parametrize("game", TABLES.values(), ids=TABLES.keys())


def examples(compiled: int, plain: int) -> settings:
    """So many examples, the same ones every day; fewer where a decision costs milliseconds."""
    most = max(2, plain // 2) if PLAIN else compiled
    return settings(deadline=None, derandomize=True, max_examples=most)


def by_chance(match: Match, legal: list[int], rng: np.random.Generator) -> int:
    """Any legal action, all equally likely."""
    return legal[rng.integers(len(legal))]


def crowded(match: Match, legal: list[int], rng: np.random.Generator) -> int:
    """Of some tigris tiles the one with most neighbors, like ones first; else by chance.

    Kingdoms meet and squares are filled much more often than by chance alone.
    """
    s, actions = match.state, match.game.actions
    tiles = [number for number in legal if number < actions.base["leader"]]
    if not tiles or rng.random() < 0.3:
        return by_chance(match, legal, rng)
    lies = [set(cell_list(cells_at(s.tile[color]))) for color in range(4)]
    taken = set().union(*lies, cell_list(cells_at(s.leader)))

    def neighbors(number: int) -> int:
        color, cell = divmod(number, 176)
        around = {cell - 16, cell + 16, cell - 1, cell + 1}
        return 3 * len(around & lies[color]) + len(around & taken)

    return max((by_chance(match, tiles, rng) for _ in range(12)), key=neighbors)


def settings_of(game: Game, switches: int, seats: int) -> dict[str, Any]:
    """One of the mixes of options that so many seats may play."""
    chosen = mixes(game, seats)
    return chosen[switches % len(chosen)]


def begun(
    game: Game, seed: int, seats: int | None = None, options: dict[str, Any] | None = None
) -> Match:
    """A match just dealt; the seed decides what is not given."""
    if seats is None:
        seats = game.seats[seed % len(game.seats)]
    return Match(game, seats, options, seed.to_bytes(SECRET_BYTES, "big"))


def go_on(match: Match, rng: np.random.Generator, steps: int, choose: Choice = by_chance) -> Match:
    """Some more decisions, unless the game ends before."""
    for _ in range(steps):
        if match.over:
            break
        match.choose(match.asked, match.seq, choose(match, match.legal(), rng))
    return match


def wander(
    game: Game,
    seed: int,
    steps: int,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    choose: Choice = by_chance,
) -> Match:
    """A match after some random legal decisions."""
    match = begun(game, seed, seats, options)
    return go_on(match, np.random.default_rng(seed), steps, choose)


@dataclass(frozen=True, slots=True)
class Journey:
    """How to wander through any game: where its seats and options are taken from."""

    seed: int
    steps: int
    table: int  # picks the number of seats
    switches: int  # one bit for each option

    def match(self, game: Game, choose: Choice = by_chance) -> Match:
        seats = game.seats[self.table % len(game.seats)]
        options = settings_of(game, self.switches, seats)
        return wander(game, self.seed, self.steps, seats, options, choose)


journeys = st.builds(
    Journey,
    seed=st.integers(0, 2**32 - 1),
    steps=st.integers(0, 120),
    table=st.integers(0, 11),
    switches=st.integers(0, 255),
)


@cache
def moments(name: str, each: int = 2) -> list[tuple[State, dict[str, Any]]]:
    """States of whole random games with their options, some for every question ever asked."""
    game, found, count = GAMES[name], [], dict[str | None, int]()
    for seed in range(2 if PLAIN else 8):
        seats = game.seats[seed % len(game.seats)]
        match = begun(game, seed, seats, settings_of(game, 7 * seed + 3, seats))
        rng = np.random.default_rng(seed)
        while True:
            prompt = game.prompt(match.state)
            count[prompt] = count.get(prompt, 0) + 1
            if count[prompt] <= each:
                found.append((copy(match.state), match.options))
            if match.over:
                break
            go_on(match, rng, 1, crowded if name == "tigris" else by_chance)
    return found


def watchers(match: Match) -> list[int]:
    """Every seat, and the spectator."""
    return [SPECTATOR, *range(match.seats)]


def legal_in(game: Game, state: State) -> list[int]:
    """The legal actions of a state without a match around it."""
    moves = np.empty(game.actions.size, np.int64)
    found: list[int] = moves[: game.legal(state, moves)].tolist()
    return found


def imagined(game: Game, state: State, seat: int, word: int) -> State:
    """Another state that looks the same to one seat."""
    other = copy(state)
    game.imagine(other, seat, np.uint64(word))
    return other


def fingerprints(name: str, games: int, steps: int) -> list[str]:
    """A name for the course and the last bytes of some games: equal wherever rules are."""
    found = []
    for seed in range(games):
        match = wander(GAMES[name], seed, steps)
        course = write_replay(match).encode() + match.state.tobytes()
        found.append(hashlib.sha256(course).hexdigest())
    return found
