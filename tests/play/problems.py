"""Problems: positions that a strong player judges at once, as files of data, one a game.

A file is `{"problems": […], "still": […]}`. A problem has the keys of a scenario up to its `steps`,
and then what is asked:

`seat`      who decides; it must be the seat that is asked
`until`     `decision` (one decision, the default) or `turn` (all of the seat's decisions in a row)
`must`      moves, one of which must be played
`must_not`  moves, none of which may be played
`expect`    what must hold afterwards, as in a scenario
`levels`    who has to pass (vizier and king)
`why`       what a strong player does, and why

A move stands for itself and for all moves that begin with its words: `swap` is every swap. What
bots of today fail stands under `still`, with a sentence `still` that says why: it is told, and not
asserted.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ziggurat.bots import player_of
from ziggurat.bots.bot import decide
from ziggurat.bots.players.player import Player
from ziggurat.core.match import Match
from ziggurat.core.options import as_given
from ziggurat.core.reading import load_json
from ziggurat.core.scenarios import differs, play_step, set_up
from ziggurat.core.ways import KING, VIZIER
from ziggurat.games import GAMES

HERE = Path(__file__).parent
LEVELS = (VIZIER, KING)
SIMULATIONS = {"tigris": 400, "china": 400, "babel": 3}  # in Babel, worlds of answers
POSITION = ("game", "seats", "options", "position")
DECISION, TURN = "decision", "turn"


@dataclass(frozen=True, slots=True)
class Problem:
    """One position, what is asked of whoever plays it, and why."""

    id: str
    title: str
    game: str
    seats: int
    seat: int
    why: str
    position: dict[str, Any]
    options: dict[str, Any]
    steps: list[dict[str, Any]]
    until: str = DECISION
    must: tuple[str, ...] = ()
    must_not: tuple[str, ...] = ()
    expect: dict[str, Any] | None = None
    levels: tuple[str, ...] = LEVELS
    still: str = ""

    def match(self) -> Match:
        """The position, before anybody decides."""
        scenario = {key: getattr(self, key) for key in POSITION}
        match = set_up(scenario, GAMES, as_given)
        for i, step in enumerate(self.steps):
            failure = play_step(match, step, f"steps[{i}]")
            assert not failure, f"{self.id}: {failure}"
        return match


def problems(game: str, part: str = "problems") -> Iterator[Problem]:
    """What one of the files holds, in its order."""
    for entry in load_json((HERE / f"{game}.json").read_text())[part]:
        lists = {key: tuple(entry[key]) for key in ("must", "must_not", "levels") if key in entry}
        yield Problem(**{"game": game, "options": {}, "steps": [], **entry, **lists})


def player_in(problem: Problem, level: str) -> Player:
    """A level; a king has so many simulations, and no clock: one seed has one answer."""
    player = player_of(problem.game, level)
    return player.within(SIMULATIONS[problem.game]) if level == KING else player


def played(problem: Problem, level: str, seed: int) -> tuple[Match, list[str]]:
    """What a level decides from one seed, in words, and the match afterwards."""
    match, dice = problem.match(), np.random.default_rng(seed)
    player, seat = player_in(problem, level), match.asked
    moves: list[str] = []
    while match.asked == seat and (not moves or problem.until == TURN):
        action = decide(player, match.game, match.state, seat, dice)
        match.choose(seat, match.seq, action)
        moves.append(match.game.actions.words(action))
    return match, moves


def failure(problem: Problem, match: Match, moves: list[str]) -> str:
    """What is wrong with what was played, or nothing."""
    said = ", ".join(moves)
    if problem.must and not any(is_one_of(move, problem.must) for move in moves):
        return f"played {said}; wanted {' or '.join(problem.must)}"
    for move in moves:
        if is_one_of(move, problem.must_not):
            return f"played {said}; {move} is silly"
    wrong = differs(match, problem.expect, "")
    return f"played {said}; {wrong}" if wrong else ""


def is_one_of(move: str, wanted: tuple[str, ...]) -> bool:
    """Whether a move is among these, or begins with all words of one of them."""
    return any(f"{move} ".startswith(f"{words} ") for words in wanted)
