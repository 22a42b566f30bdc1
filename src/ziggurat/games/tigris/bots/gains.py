"""What may be won and lost: wars within one tile's reach, revolts, treasures."""

from typing import NamedTuple

from ziggurat.core.jit import kernel
from ziggurat.games.tigris.bots.records import Scratch
from ziggurat.games.tigris.bots.scratch import NO_KINGDOM
from ziggurat.games.tigris.data import GREEN, RED
from ziggurat.games.tigris.records import State


@kernel
def margin(n: Scratch, seat: int, other: int, color: int) -> int:
    """By how many followers a leader is stronger than another of his color."""
    return n.tiles[n.home[seat, color], color] - n.tiles[n.home[other, color], color]


@kernel
def may_war(n: Scratch, seat: int, other: int, color: int) -> bool:
    """One tile could unite the kingdoms of two leaders of a color."""
    k, rival = n.home[seat, color], n.home[other, color]
    return k != NO_KINGDOM and rival != NO_KINGDOM and k != rival and n.meets[k, rival] == 1


class Reach(NamedTuple):
    """What a leader has to hope and to fear of the rivals he could meet."""

    rivals: int
    stronger_by: int  # followers more than one of them
    weaker_by: int  # fewer than one of them
    spoils: int  # what beating one of the weaker ones would pay


@kernel
def rivals_in_reach(s: State, n: Scratch, seat: int, color: int) -> Reach:
    """The leaders of a color that one tile could bring to war with a seat's own."""
    rivals, stronger, weaker, spoils = 0, 0, 0, 0
    for other in range(s.seats):
        if other != seat and may_war(n, seat, other, color):
            more = margin(n, seat, other, color)
            rivals += 1
            stronger, weaker = max(stronger, more), max(weaker, -more)
            if more > 0:
                spoils = max(spoils, 1 + n.tiles[n.home[other, color], color])
    return Reach(rivals, stronger, weaker, spoils)


@kernel
def war_with_hand(s: State, n: Scratch, me: int, rival: int, color: int) -> float:
    """By how much my leader beats the rival's with all the tiles of my hand."""
    if not may_war(n, me, rival, color):
        return 0
    return max(-5, min(5, margin(n, me, rival, color) + s.hand[me, color])) / 4


@kernel
def revolt_with_hand(s: State, n: Scratch, me: int, rival: int, color: int) -> float:
    """By how much a revolt against the rival's leader would succeed with my temples."""
    k = n.home[rival, color]
    if k == NO_KINGDOM or n.revolt[k] == 0:
        return 0
    return max(-3, min(3, n.revolt[k] + s.hand[me, RED] - n.temples[rival, color])) / 3


@kernel
def treasures_in_reach(n: Scratch, seat: int) -> float:
    """Treasures in the richest kingdom my trader's could be united with."""
    k, most = n.home[seat, GREEN], 0
    if k != NO_KINGDOM:
        for other in range(n.kingdoms):
            if other != k and n.meets[k, other]:
                most = max(most, n.treasures[other])
    return most / 2
