"""Random games: the common way into the middle of any game."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from hypothesis import strategies as st

from ziggurat.core.game import SPECTATOR, Game, mixes
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.notation import write_replay
from ziggurat.core.state import AnyState, StateT, copy
from ziggurat.core.text import Message
from ziggurat.testing.sizes import ONE_TABLE_IN

Choice = Callable[[Match[Any], list[int], np.random.Generator], int]
Moments = list[tuple[AnyState, dict[str, Any]]]  # states, each with the options it is played with

LONGEST = 3000  # decisions: no random game lasts longer


def tables(*games: Game) -> dict[str, Game]:
    """Games at every number of seats with every mix of options they allow.

    Each is a game that can be played at this one table only. Un-jitted, or while somebody waits,
    some of them do.
    """
    found = {}
    for game in games:
        for seats in game.seats:
            for mix in mixes(game, seats):
                values = (o.write(mix[o.name]) for o in game.options)
                found["-".join((game.name, str(seats), *values))] = at_table(game, seats, mix)
    names = list(found)[::ONE_TABLE_IN]
    return {name: found[name] for name in names}


def at_table(game: Game, seats: int, mix: dict[str, Any]) -> Game:
    def refuses(other: int, options: dict[str, Any]) -> Message | None:
        return None if (other, options) == (seats, mix) else Message("no_such_action")

    return replace(game, seats=range(seats, seats + 1), refuses=refuses)


def by_chance(match: Match, legal: list[int], rng: np.random.Generator) -> int:
    """Any legal action, all equally likely."""
    return legal[rng.integers(len(legal))]


def settings_of(game: Game, switches: int, seats: int) -> dict[str, Any]:
    """One of the mixes of options that so many seats may play."""
    chosen = mixes(game, seats)
    return chosen[switches % len(chosen)]


def begun(
    game: Game[StateT, Any],
    seed: int,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
) -> Match[StateT]:
    """A match just dealt; the seed decides what is not given."""
    if seats is None:
        seats = game.seats[seed % len(game.seats)]
    return Match(game, seats, options, seed.to_bytes(SECRET_BYTES, "big"))


def go_on(
    match: Match[StateT], rng: np.random.Generator, steps: int, choose: Choice = by_chance
) -> Match[StateT]:
    """Some more decisions, unless the game ends before."""
    for _ in range(steps):
        if match.over:
            break
        legal = match.legal()
        assert legal, f"a dead end: seat {match.asked} is asked, and no action is legal"
        match.choose(match.asked, match.seq, choose(match, legal, rng))
    return match


def wander(
    game: Game[StateT, Any],
    seed: int,
    steps: int,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    choose: Choice = by_chance,
) -> Match[StateT]:
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

    def match(self, game: Game[StateT, Any], choose: Choice = by_chance) -> Match[StateT]:
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


def moments_of(game: Game, each: int = 2, choose: Choice = by_chance) -> Moments:
    """States of whole random games with their options, some for every question ever asked."""
    found, count = [], dict[str | None, int]()
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
            assert match.seq < LONGEST, f"a random game goes on after {LONGEST} decisions"
            go_on(match, rng, 1, choose)
    return found


def watchers(match: Match) -> list[int]:
    """Every seat, and the spectator."""
    return [SPECTATOR, *range(match.seats)]


def legal_in(game: Game[StateT, Any], state: StateT) -> list[int]:
    """The legal actions of a state without a match around it."""
    moves = np.empty(game.actions.size, np.int64)
    found: list[int] = moves[: game.legal(state, moves)].tolist()
    return found


def imagined(game: Game[StateT, Any], state: StateT, seat: int, word: int) -> StateT:
    """Another state that looks the same to one seat."""
    other = copy(state)
    game.imagine(other, seat, np.uint64(word))
    return other


def fingerprints(game: Game, games: int, steps: int) -> list[str]:
    """A name for the course and the last bytes of some games: equal wherever rules are."""
    found = []
    for seed in range(games):
        match = wander(game, seed, steps)
        course = write_replay(match).encode() + match.state.tobytes()
        found.append(hashlib.sha256(course).hexdigest())
    return found
