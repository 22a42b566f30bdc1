"""Who begins is drawn by lot, if a table wants that: fairly, and so that all can check it."""

from collections import Counter
from typing import Any

import pytest

from server.test_http import Site, site
from ziggurat.core.dice import commitment, first_by_lot
from ziggurat.games import GAMES

__all__ = ["site"]


def names(seen: Any) -> list[str]:
    return [seat["name"] for seat in seen["seats"]]


@pytest.mark.parametrize("game", GAMES)
def test_the_lot_follows_from_the_secret_and_moves_everybody_up(site: Site, game: str) -> None:
    seats = GAMES[game].seats[-1]
    table = site.create("Ann", game, seats, bots=seats - 2, level="random", lot=True)
    before = names(site.get("Ann", table))
    site.post("Bob", f"{table}/join")
    begun = site.get("Bob", table)
    assert (begun["lot"], begun["secret"]) == (True, None)
    assert site.get("", table)["drawn"] == begun["drawn"]
    assert names(begun)[begun["seat"]] == "Bob"
    site.post("Ann", f"{table}/resign", {"id": "end"})
    seen = site.get("Ann", table)

    secret = bytes.fromhex(seen["secret"])
    first = first_by_lot(secret, seats)
    before[1] = "Bob"
    assert begun["drawn"] == seen["drawn"] == first
    assert commitment(secret) == begun["commitment"]
    assert names(seen) == before[first:] + before[:first]


def test_without_a_lot_everybody_keeps_his_chair(site: Site) -> None:
    table = site.begun()

    assert names(site.get("Ann", table)) == ["Ann", "Bob"]
    shown = site.get("Ann", table)
    assert (shown["lot"], shown["drawn"]) == (False, None)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_chair_is_drawn_as_often_as_the_others(seats: int) -> None:
    tables = 4000
    drawn = Counter(first_by_lot(n.to_bytes(32, "big"), seats) for n in range(tables))

    chance = 1 / seats
    spread = (tables * chance * (1 - chance)) ** 0.5
    assert set(drawn) == set(range(seats))
    assert all(abs(count - tables * chance) < 4 * spread for count in drawn.values())
