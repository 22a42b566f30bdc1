"""What OpenSpiel's observers tell: what a seat sees now, and all it has seen so far."""

import hashlib
import json
from typing import Any

import numpy as np
import pyspiel

from ziggurat.core.game import SPECTATOR
from ziggurat.core.state import Array
from ziggurat.research.study import Study

NO_PAST = b""


class Memory:
    """The positions of a game and its decisions, told to a seat as one name for all it has seen.

    A name is made from the one before, so that each position is looked at once for each seat,
    and only if somebody asks.
    """

    def __init__(self, seats: int) -> None:
        self.past: tuple[tuple[bytes, int, int], ...] = ()
        self.names = {seat: (0, NO_PAST) for seat in range(SPECTATOR, seats)}

    def add(self, after: Array, seat: int, action: int) -> None:
        """A seat has decided, and this came of it."""
        self.past = (*self.past, (after.tobytes(), seat, action))

    def name(self, study: Study, seat: int) -> str:
        """All that a seat, or a spectator, has seen and done."""
        known, name = self.names[seat]
        for position, actor, action in self.past[known:]:
            seen = observed(study, np.frombuffer(position, study.game.state).copy(), seat)
            own = action if actor == seat else -1
            name = hashlib.blake2b(name + seen.tobytes() + b"%d" % own, digest_size=16).digest()
        self.names[seat] = (len(self.past), name)
        return name.hex()

    def imagined(self, study: Study, player: int) -> "Memory":
        """The memory of an imagined world: of the others only what everybody saw is left."""
        self.name(study, player)
        self.name(study, SPECTATOR)
        other, common = Memory(study.seats), self.names[SPECTATOR][1]
        other.names = {seat: (0, common) for seat in other.names}
        other.names[player] = (0, self.names[player][1])
        return other


def observed(study: Study, table: Array, seat: int) -> Array:
    seen = study.game.observation.blank()
    study.game.observe(table[0], seat, seen)
    return seen


class Observer:
    """An observer of the kind that is wanted: public, private or both; now, or since the deal."""

    def __init__(self, study: Study, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, but got {params}")
        kinds = pyspiel.PrivateInfoType
        self.study = study
        self.public = wanted is None or wanted.public_info
        self.private = wanted is None or wanted.private_info == kinds.SINGLE_PLAYER
        self.recall = wanted is not None and wanted.perfect_recall
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        if self.public and not self.recall:
            self.tensor = study.game.observation.blank()
            self.dict = study.game.observation.split(self.tensor)

    def set_from(self, state: Any, player: int) -> None:
        """Write down what a player sees."""
        if self.tensor is not None:
            seat = player if self.private else SPECTATOR
            self.study.game.observe(state.table[0], seat, self.tensor)

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees, in words; or one name for all he has seen."""
        game, s = self.study.game, state.table[0]
        seat = player if self.private else SPECTATOR
        if self.recall:
            return f"{seat} {state.memory.name(self.study, seat)}"
        own = game.own(s, player) if self.private else {}
        return json.dumps({**(game.public(s) if self.public else {}), **own})
