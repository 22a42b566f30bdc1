"""Provinces: whose palaces stand there, how many emissaries they may hold."""

from typing import Any

from ziggurat.core.bits import ZERO, bits_in
from ziggurat.core.jit import kernel
from ziggurat.games.china.records import State


@kernel
def built(s: State) -> Any:
    """The spaces that hold a palace."""
    spaces = s.palace[0]
    for owner in range(1, s.owners):
        spaces |= s.palace[owner]
    return spaces


@kernel
def palaces_of(s: State, owner: int, province: int) -> Any:
    """How many palaces of an owner stand in a province; one on a post stands in two."""
    return bits_in(s.palace[owner] & s.land[province])


@kernel
def has_palaces(s: State, province: int) -> bool:
    return built(s) & s.land[province] != ZERO


@kernel
def is_full(s: State, province: int) -> bool:
    """Every space of the province holds a palace; a bare fortification leaves one free."""
    return s.land[province] & ~built(s) == ZERO


@kernel
def is_empty(s: State, province: int) -> bool:
    """No piece stands there; a fortification is one."""
    return (built(s) | s.fort) & s.land[province] == ZERO


@kernel
def emissaries_in(s: State, province: int) -> int:
    total = 0
    for owner in range(s.owners):
        total += s.emissary[province, owner]
    return total


@kernel
def emissary_limit(s: State, province: int) -> Any:
    """As many emissaries as the owner with most palaces there has palaces."""
    most = palaces_of(s, 0, province)
    for owner in range(1, s.owners):
        most = max(most, palaces_of(s, owner, province))
    return most


@kernel
def provinces_of(s: State, space: int) -> int:
    """The province of a space, or the two of a post, as bits."""
    both = 1 << s.home[space, 0]
    if s.home[space, 1] >= 0:
        both |= 1 << s.home[space, 1]
    return both
