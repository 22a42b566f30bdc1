"""How much time people have: none is counted, a bank with an increment, or days for a question."""

from typing import Annotated

import msgspec

from ziggurat.server.wire.strict import Strict

DAY = 24 * 3600


class Untimed(Strict, tag_field="kind", tag="untimed"):
    """Nobody counts the time."""


class Bank(Strict, tag_field="kind", tag="bank"):
    """Each seat has `bank` seconds for the game, and `increment` more for each question."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=7 * DAY)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=DAY)] = 0


class Days(Strict, tag_field="kind", tag="days"):
    """Each question may be answered within so many days."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Pace = Untimed | Bank | Days
