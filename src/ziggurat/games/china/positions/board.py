"""The pieces of a position: on the map and in the supplies."""

from typing import Any

from ziggurat.core.bits import bits_in, word_of
from ziggurat.core.errors import Malformed
from ziggurat.core.reading import as_number, as_object, as_seats, as_word, inside
from ziggurat.games.china.data import BOX, EMISSARY, FORT, PALACE, PIECES
from ziggurat.games.china.naming import map_at
from ziggurat.games.china.positions.words import (
    numbered,
    read_owners,
    read_provinces,
    read_spaces,
)
from ziggurat.games.china.records import State
from ziggurat.games.china.state import FORTIFICATIONS

MANY = 10_000  # more than any score


def read_board(s: State, p: dict[str, Any], real: bool) -> None:
    read_palaces(s, p)
    read_emissaries(s, p)
    if "forts" in p:
        if p["forts"] and not s.option[FORTIFICATIONS]:
            raise Malformed("forts", "are not played here: the option fortifications is off")
        s.fort = word_of(read_spaces(s, p["forts"], "forts"))
    s.scored = read_provinces(s, p.get("scored", []), "scored")
    for seat, place, points in as_seats(p.get("score", {}), "score", int(s.seats)):
        s.score[seat] = as_number(points, place, 0, MANY)
    if real:
        take_from_supplies(s)
    for owner, place, entry in read_owners(s, p.get("supply", {}), "supply"):
        for name, n in as_object(entry, place, PIECES).items():
            s.supply[owner, PIECES.index(name)] = as_number(n, inside(place, name), 0, 99)
    if not s.option[FORTIFICATIONS]:
        s.supply[:, FORT] = 0  # they stay in the box


def read_palaces(s: State, p: dict[str, Any]) -> None:
    taken: set[int] = set()
    for owner, place, names in read_owners(s, p.get("palaces", {}), "palaces"):
        spaces = read_spaces(s, names, place)
        for space in spaces:
            if space in taken:
                raise Malformed(place, f"{map_at(s).spaces[space]} holds a palace already")
        taken |= set(spaces)
        s.palace[owner] = word_of(spaces)


def read_emissaries(s: State, p: dict[str, Any]) -> None:
    known = numbered(map_at(s).provinces)
    for name, entry in as_object(p.get("emissaries", {}), "emissaries").items():
        place = inside("emissaries", name)
        province = as_word(name, place, known)
        for owner, where, n in read_owners(s, entry, place):
            s.emissary[province, owner] = as_number(n, where, 0, 99)


def take_from_supplies(s: State) -> None:
    """In real play what stands on the map is no longer in a supply, unless that is told."""
    for owner in range(s.owners):
        s.supply[owner, PALACE] = max(0, BOX[PALACE] - bits_in(s.palace[owner]))
        sent = int(s.emissary[:, owner].sum())
        s.supply[owner, EMISSARY] = max(0, BOX[EMISSARY] - sent)


def refuse_pieces(s: State) -> None:
    """No piece may be there more often than in the box."""
    for owner in range(s.owners):
        there = (int(bits_in(s.palace[owner])), int(s.emissary[:, owner].sum()))
        for piece in (PALACE, EMISSARY):
            found = there[piece] + int(s.supply[owner, piece])
            refuse(found, BOX[piece], f"{PIECES[piece]} pieces of one color")
    forts = int(bits_in(s.fort)) + int(s.supply[:, FORT].sum())
    refuse(forts, int(s.seats) if s.option[FORTIFICATIONS] else 0, "fort pieces")


def refuse(there: int, box: int, name: str) -> None:
    if there > box:
        raise Malformed("position", f"too many {name}: {there}, the game has {box}")
