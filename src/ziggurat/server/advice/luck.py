"""Luck of the draw: what each seat drew blindly, against what it could expect.

A draw of some cards out of a pile is hypergeometric: its mean and covariance follow from what the
pile held at that moment. Given the past, what is drawn less its mean has mean zero, so both add
up over a game, whatever was decided in between.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import erfc, exp, gamma, sqrt
from typing import Any

import msgspec
import numpy as np

from ziggurat.core.events import Event
from ziggurat.core.platform import Pile
from ziggurat.core.state import Array, State
from ziggurat.server.tables.table import Table


class Drawn(msgspec.Struct):
    """How often a seat drew one kind of card or tile, how often it could expect to, and how many
    standard deviations lie between."""

    name: str
    drawn: int
    expected: float
    z: float


class Luck(msgspec.Struct):
    """What a seat drew; `chance` is that of draws at least as far from the expected ones."""

    seat: int
    kinds: list[Drawn]
    chance: float


@dataclass(frozen=True, slots=True)
class Draw:
    """What one seat drew out of what."""

    seat: int
    pile: Array
    taken: Array


class Unclear(Exception):
    """The events do not tell who drew what."""


def luck_of(table: Table) -> list[Luck]:
    """Each seat's luck; nothing where the game began in the middle or cannot be read."""
    pile = table.match.game.platform.pile
    if pile is None or table.match.position is not None:
        return []
    try:
        draws = list(draws_at(table, pile))
    except Unclear:
        return []
    return [
        luck(seat, pile, [d for d in draws if d.seat == seat]) for seat in range(table.row.seats)
    ]


def draws_at(table: Table, pile: Pile) -> Iterator[Draw]:
    """Every draw of a game, the deal included. What was drawn is never taken back."""
    match, first = table.match, table.position_after(0)
    yield from draws_in(pile, undealt(first, pile, match.opening), first, -1, match.opening)
    for told in table.told:
        if any(event.kind == pile.drawn for event in told.events):
            after = table.position_after(told.event.seq)
            yield from draws_in(pile, told.before, after, told.event.seat, told.events)


def undealt(first: State, pile: Pile, opening: list[Event]) -> dict[str, Array]:
    """Hands and pile as they were before the deal."""
    hands = np.asarray(first["hand"], np.int64)
    whole = np.asarray(first[pile.field], np.int64) + hands_dealt(first) + shown(pile, opening)
    return {"hand": np.zeros_like(hands), pile.field: whole}


def hands_dealt(first: State) -> Array:
    dealt: Array = np.asarray(first["hand"], np.int64)[: int(first["seats"])].sum(axis=0)
    return dealt


def shown(pile: Pile, events: Iterable[Event]) -> Array:
    """The cards that went from the pile to where all see them."""
    found = np.zeros(len(pile.names), np.int64)
    for event in events:
        if event.kind in pile.open:
            found[event.args["color"]] += 1
    return found


def draws_in(
    pile: Pile, before: Any, after: State, actor: int, events: list[Event]
) -> Iterator[Draw]:
    """The draws of one decision.

    Others than who decided only draw, so their hands tell what; the rest of what the pile lost is
    his. A decision in which the pile was made anew is left out: that depends on how many cards
    there were, never on which, so nothing is bent by it.
    """
    sizes = drawn_by(pile, events)
    if any(event.kind == pile.anew for event in events):
        return
    held = np.asarray(before[pile.field], np.int64)
    left = held - np.asarray(after[pile.field], np.int64) - shown(pile, events)
    gained = np.asarray(after["hand"], np.int64) - np.asarray(before["hand"], np.int64)
    others = {seat: gained[seat] for seat in sizes if seat != actor}
    taken = {actor: left - sum(others.values())} | others
    for seat, size in sizes.items():
        if taken[seat].min() < 0 or taken[seat].sum() != size:
            raise Unclear
        yield Draw(seat, held, taken[seat])
        held = held - taken[seat]


def drawn_by(pile: Pile, events: Iterable[Event]) -> dict[int, int]:
    """How much each seat drew, in the order in which they did."""
    sizes: dict[int, int] = {}
    for event in events:
        if event.kind == pile.drawn and pile.cards(event):
            seat = event.args["seat"]
            sizes[seat] = sizes.get(seat, 0) + pile.cards(event)
    return sizes


def luck(seat: int, pile: Pile, draws: list[Draw]) -> Luck:
    kinds = len(pile.names)
    taken, mean, spread = np.zeros(kinds), np.zeros(kinds), np.zeros((kinds, kinds))
    for draw in draws:
        size, all_cards = draw.taken.sum(), draw.pile.sum()
        share = draw.pile / all_cards
        taken += draw.taken
        mean += size * share
        if all_cards > 1:
            rest = (all_cards - size) / (all_cards - 1)
            spread += size * rest * (np.diag(share) - np.outer(share, share))
    found = [
        Drawn(name, int(n), round(float(m), 2), round(deviation(n - m, var), 2))
        for name, n, m, var in zip(pile.names, taken, mean, np.diag(spread), strict=True)
    ]
    return Luck(seat, found, round(chance(taken - mean, spread), 4))


def deviation(off: float, variance: float) -> float:
    return float(off / sqrt(variance)) if variance > 0 else 0.0


def chance(off: Array, spread: Array) -> float:
    """That of being at least as far off, with the sum taken for normal: Pearson's test."""
    freedom = int(np.linalg.matrix_rank(spread)) if spread.any() else 0
    if freedom == 0:
        return 1.0
    return chi_square_tail(float(off @ np.linalg.pinv(spread) @ off), freedom)


def chi_square_tail(x: float, freedom: int) -> float:
    """The chance that a chi-square of so many degrees of freedom is at least x."""
    half = max(x, 0.0) / 2
    tail = erfc(sqrt(half)) if freedom % 2 else exp(-half)
    for lower in range(2 - freedom % 2, freedom, 2):
        tail += half ** (lower / 2) * exp(-half) / gamma(lower / 2 + 1)
    return tail
