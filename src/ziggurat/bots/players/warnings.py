"""Warnings: who is gentle attacks nobody without having said so a turn ahead.

Bots have no memory. Whoever keeps the table knows where a warning was given, and tells the bot
whether one was heard in its last turn; a warning that is lost can only keep the peace.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

import numpy as np

from ziggurat.bots.bot import World
from ziggurat.bots.players.levels import player_of
from ziggurat.core.game import Game
from ziggurat.core.text import book
from ziggurat.texts import ROOM

CAREFUL = "careful"
SAYINGS = book(ROOM, "bots-")


class GentleChoice(NamedTuple):
    """What a bot does, and whether it would rather have attacked."""

    action: int
    warns: bool


class Heard(NamedTuple):
    """Whether a seat warned in its last turn, and whether it has done so in this one."""

    in_time: bool
    just_now: bool


def choose_gently(  # noqa: PLR0913 - who thinks, about what, and what he must know
    name: str,
    game: Game,
    world: World,
    seat: int,
    dice: np.random.Generator,
    warned: bool,
    share: float = 1.0,
) -> GentleChoice:
    """What a bot decides, knowing whether others were warned; one that never warns need not know.

    With the same dice it is asked twice: what it would do at will, and what it does in peace. Where
    others wait it may have only a share of its time.
    """
    player = player_of(game.name, name).shortened(share)
    if not player.warns:
        return GentleChoice(player(game, world, seat, dice), False)
    seed = dice.integers(2**63)
    wanted = player.bold()(game, world, seat, np.random.default_rng(seed))
    if warned:
        return GentleChoice(wanted, False)
    meek = player(game, world, seat, np.random.default_rng(seed))
    return GentleChoice(meek, wanted != meek)


def heard(turns: Sequence[int], seat: int, warned_at: Collection[int]) -> Heard:
    """What others heard of a seat whose turn it is.

    `turns` say whose turn it was in every position up to this one, and `warned_at` in which of
    them the seat warned.
    """
    now, last = own_turns(turns, seat)
    return Heard(any(at in warned_at for at in last), any(at in warned_at for at in now))


def own_turns(turns: Sequence[int], seat: int) -> tuple[list[int], list[int]]:
    """The positions of a seat's present turn, and of its turn before that."""
    own = (list(span) for mine, span in spans(turns, seat) if mine)
    return next(own, []), next(own, [])


def spans(turns: Sequence[int], seat: int) -> Iterator[tuple[bool, Iterator[int]]]:
    """Turns of a seat and of others in between, the present one first."""
    return groupby(reversed(range(len(turns))), key=lambda at: turns[at] == seat)
