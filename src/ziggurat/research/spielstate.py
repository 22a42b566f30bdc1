"""A position as OpenSpiel asks about it: decisions, chance nodes, and what a seat remembers."""

import json
from typing import Any

import numpy as np
import pyspiel

from ziggurat.bots.bot import imagined
from ziggurat.core.state import Array
from ziggurat.research import chance
from ziggurat.research.recall import Memory
from ziggurat.research.steps import settle

NOTHING = -2  # no decision waits for the dice


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position. While `waiting` holds a decision, the dice have to be thrown for it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.table: Array = game.study.start.copy()
        self.waiting, self.script = chance.DEAL, list[int]()
        self.chances: tuple[tuple[int, float], ...] = ()
        self.memory = Memory(game.study.seats)
        self.go_on()

    @property
    def rules(self) -> Any:
        return self.get_game().study.game

    def current_player(self) -> int:
        if self.waiting != NOTHING:
            return int(pyspiel.PlayerId.CHANCE)
        asked = int(self.rules.asked(self.table[0]))
        return asked if asked >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        moves = np.empty(self.rules.actions.size, np.int64)
        found: list[int] = np.sort(moves[: self.rules.legal(self.table[0], moves)]).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the next throw."""
        return list(self.chances)

    def _apply_action(self, action: int) -> None:
        if self.waiting == NOTHING:
            self.waiting, self.script = action, []
            self.go_on()
        elif self.get_game().explicit:
            self.script.append(action)
            self.go_on()
        else:
            game, decisions = self.get_game(), len(self.memory.past)
            word = chance.sampled_word(game.seed, decisions, action)
            after, _ = chance.throws_dice(self.rules, self.table, self.waiting, word)
            self.settle_on(after)

    def go_on(self) -> None:
        """Run what waits, as far as no dice are wanted."""
        if self.get_game().explicit:
            ran = chance.run(self.rules, self.table, self.waiting, self.script)
            self.chances = ran.chances
            if ran.after is not None:
                self.settle_on(ran.after)
            return
        after, thrown = chance.throws_dice(self.rules, self.table, self.waiting, np.uint64(0))
        self.chances = chance.SAMPLES if thrown else ()
        if not thrown:
            self.settle_on(after)

    def settle_on(self, after: Array) -> None:
        """The decision is made: this is the new position."""
        after[0].dice = 0  # nothing of the dice to come is kept
        seat = int(self.rules.asked(self.table[0])) if self.waiting != chance.DEAL else -1
        self.memory.add(after, seat, self.waiting)
        self.table, self.waiting, self.script, self.chances = after, NOTHING, [], ()

    def returns(self) -> list[float]:
        seats = self.num_players()
        if not self.is_terminal():
            return [0.0] * seats
        places, rewards = np.zeros(seats, np.int64), np.zeros(seats)
        self.rules.places(self.table[0], places)
        settle(places, rewards)
        won: list[float] = rewards.tolist()
        return won

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another position that a player cannot tell from this one."""
        other: SpielState = self.clone()
        word = np.uint64(sampler() * 2**53) << np.uint64(11)
        world = imagined(self.rules, self.table[0], player, word)
        other.table = np.array([world], self.table.dtype)
        other.table[0].dice = 0
        other.memory = self.memory.imagined(self.get_game().study, player)
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        words: str = self.rules.actions.words(action)
        return words

    def __str__(self) -> str:
        """The whole position in words, and the dice that are being thrown."""
        position = self.rules.write(self.table[0]) if self.waiting != chance.DEAL else {}
        if self.waiting != NOTHING:
            position = {**position, "waiting": self.waiting, "thrown": self.script}
        return json.dumps(position)
