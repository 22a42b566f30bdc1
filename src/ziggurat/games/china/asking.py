"""What is asked, in words for who is asked: what is left to do, with what, and why nothing can be.

The hand of a seat may be read out of these sentences: they are for that seat alone.
"""

import numpy as np

from ziggurat.core.bits import numbers_in
from ziggurat.core.state import Array
from ziggurat.core.text import Message
from ziggurat.games.china.actions import (
    ACTIONS,
    CLAIM_AT,
    DONE,
    EMISSARY_AT,
    EMPEROR_CLAIM_AT,
    EMPEROR_EMISSARY_AT,
    EMPEROR_PALACE_AT,
    EMPEROR_PASS,
    FORT_AT,
    PALACE_AT,
    SPECIAL_AT,
)
from ziggurat.games.china.data import EMISSARY, FORT, HAND, PALACE
from ziggurat.games.china.offers import may_exchange
from ziggurat.games.china.placing import may_enter
from ziggurat.games.china.provinces import (
    built,
    emissaries_in,
    emissary_limit,
    is_empty,
    provinces_of,
)
from ziggurat.games.china.records import State
from ziggurat.games.china.state import PROMPTS

# What actions from this number on place: kinds of pieces as bits, which the catalogs name together.
A_PALACE, AN_EMISSARY, A_FORT, A_SPECIAL = 1, 2, 4, 8
PLACED_FROM = {
    PALACE_AT: A_PALACE,
    EMISSARY_AT: AN_EMISSARY,
    FORT_AT: A_FORT,
    CLAIM_AT: A_PALACE,
    DONE: 0,
    EMPEROR_PALACE_AT: A_PALACE,
    EMPEROR_EMISSARY_AT: AN_EMISSARY,
    EMPEROR_PASS: 0,
    SPECIAL_AT: A_SPECIAL,
    EMPEROR_CLAIM_AT: 0,
}
BOUNDS, PLACED = np.array([*PLACED_FROM]), tuple(PLACED_FROM.values())


def asks(s: State, moves: Array) -> Message:
    """The question of a position, for the seat that is asked.

    It is put with every position, so fields are read by their names in brackets: numpy takes ten
    times as long for attributes.
    """
    return QUESTIONS[PROMPTS[s["prompt"]]](s, moves)


def ask_place(s: State, moves: Array) -> Message:
    found = pieces_among(moves)
    pieces, special = found & ~A_SPECIAL, int(found >= A_SPECIAL)
    if s["placed"] == 0:
        return ask_first(s, pieces, special)
    return ask_second(s, pieces, special)


def ask_first(s: State, pieces: int, special: int) -> Message:
    """Up to two pieces, or an exchange; who can do neither passes."""
    exchange = int(may_exchange(s))
    if pieces:
        return Message("ask_first", {"pieces": pieces, "exchange": exchange, "special": special})
    everywhere = list(range(s["provinces"]))
    why = f"no_first_{why_nothing(s, everywhere)}"
    return Message(why, {"exchange": exchange, "special": special})


def ask_second(s: State, pieces: int, special: int) -> Message:
    """The second piece lies with the first, or the hand is filled."""
    rest = {"pieces": pieces, "cards": to_draw(s), "special": special}
    if s["two_provinces"]:
        if pieces:
            return Message("ask_second_anywhere", rest)
        entered = [number for number in range(s["provinces"]) if may_enter(s, 1 << number)]
        return Message(f"no_second_{why_nothing(s, entered)}", rest)
    first = numbers_in(s["first"])
    entered = [number for number in first if may_enter(s, 1 << number)]
    if not entered:
        return Message("no_second_in_empty", {**rest, "province": first[0]})
    if pieces and len(entered) > 1:
        return Message("ask_second_in_two", {**rest, "province": entered[0], "other": entered[1]})
    if pieces:
        return Message("ask_second", {**rest, "province": entered[0]})
    return Message(f"no_second_{why_nothing(s, entered)}_in", {**rest, "province": entered[0]})


def why_nothing(s: State, provinces: list[int]) -> str:
    """Why nothing can be placed in some provinces: no card, no room, or not the right cards."""
    if not s["hand"][s["turn"]].any():
        return "card"
    return "payment" if any(has_room(s, number) for number in provinces) else "room"


def has_room(s: State, province: int) -> bool:
    """Some piece the player has left could stand in a province, whatever it costs."""
    supply = s.supply[s.turn]
    land = int(s.land[province]) & ~int(built(s))
    free = [space for space in numbers_in(land) if may_enter(s, provinces_of(s, space))]
    embassy = emissaries_in(s, province) < emissary_limit(s, province)
    bare = [space for space in free if not int(s.fort) >> space & 1]
    return bool(
        (supply[PALACE] and free) or (supply[EMISSARY] and embassy) or (supply[FORT] and bare)
    )


def ask_draw(s: State, moves: Array) -> Message:
    """Cards are drawn one by one, of those face up or from the pile."""
    return Message("ask_draw_cards", {"cards": int(s["to_draw"]), "pile": in_pile(s)})


def ask_site(s: State, moves: Array) -> Message:
    key = "ask_site_for_emperor" if s["for_emperor"] else "ask_site_in"
    return Message(key, {"province": int(s["claimed"])})


def ask_keep(s: State, moves: Array) -> Message:
    return Message("ask_keep_of", {"cards": sum(s["played"].tolist())})


def ask_emperor(s: State, moves: Array) -> Message:
    """He pays with his own cards, and enters an empty province only for want of another place."""
    args = ACTIONS.decode(int(moves[0])).args
    province = args["province"] if "province" in args else int(s["home"][args["space"], 0])
    key = "ask_emperor_into_empty" if is_empty(s, province) else "ask_emperor_piece"
    return Message(key, {"pieces": pieces_among(moves)})


def to_draw(s: State) -> int:
    """How many cards fill the hand; none if nothing is left to draw from."""
    left = in_pile(s) + sum(s["display"].tolist())
    return max(int(HAND) - sum(s["hand"][s["turn"]].tolist()), 0) if left else 0


def in_pile(s: State) -> int:
    return int(s["pile_known"]) + sum(s["pile"].tolist())


def pieces_among(moves: Array) -> int:
    """What some actions place, as bits."""
    found = 0
    for kind in set(BOUNDS.searchsorted(moves, "right").tolist()):
        found |= PLACED[kind - 1]
    return found


QUESTIONS = {
    "place": ask_place,
    "draw": ask_draw,
    "site": ask_site,
    "keep": ask_keep,
    "emperor": ask_emperor,
}
