"""From words to a position.

Beside the keys of the notation there are those that a saved position needs: what is left of
the piles in unknown order, what was counted, and a decision under way.
"""

from typing import Any

from ziggurat.core.errors import Malformed
from ziggurat.core.events import mute_log
from ziggurat.core.reading import (
    as_bool,
    as_list,
    as_number,
    as_object,
    as_seats,
    as_word,
    inside,
)
from ziggurat.games.babel.actions import NATION
from ziggurat.games.babel.data import (
    CARDS_A_NATION,
    DRAWN_A_TURN,
    LEVELS,
    MOST_NATIONS,
    MOST_TEMPLES,
    MOST_TURNS,
    NATION_CARDS,
    NATIONS,
    QUARRY,
    TEMPLE_CARDS,
)
from ziggurat.games.babel.nations import draw_cards
from ziggurat.games.babel.records import State
from ziggurat.games.babel.state import (
    ACTION,
    DISCARD,
    ENDS,
    NOBODY,
    OVER,
    PROMPTS,
)

KEYS = (
    *("hands", "pawns", "columns", "temples", "rows", "temple_pile", "nation_pile", "discard"),
    *("start_temple", "migrated", "end_mode", "turn", "drawn", "temples_left", "nations_left"),
    *("seen", "turns", "prompt", "to_discard", "ended"),
)
SITE = NATION.number | {"quarry": int(QUARRY)}
LEVEL_NAMES = tuple(str(level) for level in range(1, LEVELS + 1))


def read(s: State, position: dict[str, Any], real: bool) -> None:
    """Lay a position out on a table just set up. Raises Malformed.

    For real play no card may be named more often than the box holds it, and those not named
    are out of the game.
    """
    p = as_object(position, "", KEYS)
    read_hands(s, p)
    read_sites(s, p)
    read_rows(s, p)
    read_nation_pile(s, p)
    read_temple_pile(s, p)
    read_turn(s, p)
    s.nations_out[:] = [max(0, CARDS_A_NATION - n) for n in named_nations(s)]
    s.temples_out[:] = [max(0, b - n) for b, n in zip(TEMPLE_CARDS, named_temples(s), strict=True)]
    if sum(named_nations(s)) > MOST_NATIONS or sum(named_temples(s)) > MOST_TEMPLES:
        raise Malformed("position", "there are far more cards than in the box")
    if real:
        refuse_excess(s)


def read_nations(value: Any, place: str, most: int = NATION_CARDS) -> list[int]:
    """A list of nations, by number."""
    found = [as_word(name, where, NATION.number) for where, name in as_list(value, place)]
    if len(found) > most:
        raise Malformed(place, f"too many cards: {len(found)}")
    return found


def read_levels(value: Any, place: str) -> list[int]:
    found = [as_number(level, where, 1, LEVELS) for where, level in as_list(value, place)]
    if len(found) > MOST_TEMPLES:
        raise Malformed(place, f"too many cards: {len(found)}")
    return found


def read_hands(s: State, p: dict[str, Any]) -> None:
    for key, field in (("hands", s.hand), ("seen", s.seen)):
        for seat, place, names in as_seats(p.get(key, {}), key, int(s.seats)):
            for nation in read_nations(names, place):
                field[seat, nation] += 1
    for nation in read_nations(p.get("discard", []), "discard"):
        s.discard[nation] += 1


def read_sites(s: State, p: dict[str, Any]) -> None:
    """Pawns, columns and temples."""
    for seat, place, name in as_seats(p.get("pawns", {}), "pawns", int(s.seats)):
        s.pawn[seat] = as_word(name, place, SITE)
    for seat, place, sites in as_seats(p.get("columns", {}), "columns", int(s.seats)):
        for name, names in as_object(sites, place, NATIONS).items():
            site, found = NATIONS.index(name), read_nations(names, inside(place, name))
            s.column[seat, site, : len(found)] = found
            s.column_length[seat, site] = len(found)
    for seat, place, sites in as_seats(p.get("temples", {}), "temples", int(s.seats)):
        for name, names in as_object(sites, place, NATIONS).items():
            levels = read_levels(names, inside(place, name))
            if levels != sorted(set(levels)):
                raise Malformed(inside(place, name), "levels must rise towards the top")
            s.temple[seat, NATIONS.index(name)] = sum(1 << (level - 1) for level in levels)


def read_rows(s: State, p: dict[str, Any]) -> None:
    for seat, place, names in as_seats(p.get("rows", {}), "rows", int(s.seats)):
        levels = read_levels(names, place)
        s.row[seat, : len(levels)] = levels
        s.row_length[seat] = len(levels)
    s.start_temple[:] = 0
    for seat, place, still in as_seats(p.get("start_temple", {}), "start_temple", int(s.seats)):
        s.start_temple[seat] = as_bool(still, place)


def read_nation_pile(s: State, p: dict[str, Any]) -> None:
    """A pile that is listed is known; a missing one is what is left of the box, shuffled."""
    known = read_nations(p.get("nation_pile", []), "nation_pile")
    s.next_nation[: len(known)] = known[::-1]
    s.nations_known = len(known)
    s.nation_pile[:] = 0
    if "nations_left" in p:
        left = as_object(p["nations_left"], "nations_left", NATIONS)
        for name, n in left.items():
            place = inside("nations_left", name)
            s.nation_pile[NATIONS.index(name)] = as_number(n, place, 0, CARDS_A_NATION)
    elif "nation_pile" not in p:
        s.nation_pile[:] = [max(0, CARDS_A_NATION - n) for n in named_nations(s)]


def named_nations(s: State) -> list[int]:
    """How many cards of each nation a position places somewhere."""
    named = [int(n) for n in s.hand.sum(axis=0) + s.discard + s.nation_pile]
    for nation in s.next_nation[: s.nations_known]:
        named[nation] += 1
    for seat in range(s.seats):
        for site in range(len(NATIONS)):
            for nation in s.column[seat, site, : s.column_length[seat, site]]:
                named[nation] += 1
    return named


def read_temple_pile(s: State, p: dict[str, Any]) -> None:
    known = read_levels(p.get("temple_pile", []), "temple_pile")
    s.next_temple[: len(known)] = known[::-1]
    s.temples_known = len(known)
    s.temple_pile[:] = 0
    if "temples_left" in p:
        left = as_object(p["temples_left"], "temples_left", LEVEL_NAMES)
        for name, n in left.items():
            level = int(name)
            place = inside("temples_left", name)
            s.temple_pile[level] = as_number(n, place, 0, TEMPLE_CARDS[level])
    elif "temple_pile" not in p:
        named = named_temples(s)
        for level in range(1, LEVELS + 1):
            s.temple_pile[level] = max(0, TEMPLE_CARDS[level] - named[level])


def named_temples(s: State) -> list[int]:
    """How many temple cards of each level a position places somewhere."""
    named = [int(n) for n in s.temple_pile]
    named[1] += int(s.start_temple.sum())
    for level in s.next_temple[: s.temples_known]:
        named[level] += 1
    for seat in range(s.seats):
        for level in s.row[seat, : s.row_length[seat]]:
            named[level] += 1
        for levels in s.temple[seat].tolist():
            for level in range(1, LEVELS + 1):
                named[level] += levels >> (level - 1) & 1
    return named


def read_turn(s: State, p: dict[str, Any]) -> None:
    """Whose turn it is, what was done in it, and what is asked."""
    s.turn = as_number(p.get("turn", 0), "turn", 0, int(s.seats) - 1)
    s.turns = as_number(p.get("turns", 0), "turns", 0, MOST_TURNS)
    s.migrated = as_bool(p.get("migrated", False), "migrated")
    s.end_mode = as_bool(p.get("end_mode", False), "end_mode")
    s.prompt, s.asked = ACTION, s.turn
    if not as_bool(p.get("drawn", True), "drawn"):
        draw_cards(s, s.turn, DRAWN_A_TURN, mute_log())
    words = {word: i for i, word in enumerate(PROMPTS)}
    if as_word(p.get("prompt", "action"), "prompt", words) == DISCARD:
        other = 1 - int(s.turn)
        most = int(s.hand[other].sum())
        s.to_discard = as_number(p.get("to_discard", 0), "to_discard", 1, max(1, most // 2))
        s.prompt, s.asked = DISCARD, other
    if "ended" in p:
        s.ended = as_word(p["ended"], "ended", {word: i for i, word in enumerate(ENDS) if word})
        s.prompt, s.asked, s.to_discard = OVER, NOBODY, 0


def refuse_excess(s: State) -> None:
    """No card may be there more often than in the box."""
    for name, there in zip(NATIONS, named_nations(s), strict=True):
        if there > CARDS_A_NATION:
            raise Malformed("position", f"too many {name}: {there}, the game has {CARDS_A_NATION}")
    for level, there in enumerate(named_temples(s)):
        if there > TEMPLE_CARDS[level]:
            box = TEMPLE_CARDS[level]
            raise Malformed("position", f"too many level {level} temples: {there}, of {box}")
