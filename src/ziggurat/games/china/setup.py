"""From options and a map to the first position."""

from typing import Any

import numpy as np

from ziggurat.core.bits import word_of
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.options import Document, Option, Options
from ziggurat.core.text import Message
from ziggurat.games.china.cards import draw_from_pile, fill_display
from ziggurat.games.china.data import (
    BOX,
    CARDS_REMOVED,
    EMPEROR,
    FIRST_RULES,
    FORT,
    HAND,
    RULES,
    SPECIALS,
    TILES,
    TILES_A_COLOR,
    TILES_A_PROVINCE,
)
from ziggurat.games.china.emperor import refill_emperor
from ziggurat.games.china.maps import FIRST_MAPS, KNOWN, MAPS, Map, read_map, remember
from ziggurat.games.china.placing import forget_claim
from ziggurat.games.china.records import State
from ziggurat.games.china.state import (
    BONUS,
    FORTIFICATIONS,
    INFLUENCE,
    NOBODY,
    NOWHERE,
)
from ziggurat.games.china.tiles import lay_tiles
from ziggurat.games.china.turns import begin_turn


def load_map(document: Any) -> str:
    """Take a map file in; return its digest. Raises Malformed."""
    return remember(read_map(document)).digest


def is_known(digest: str) -> bool:
    return digest in KNOWN


def map_file(digest: str) -> Any:
    """The file of a map that was taken in."""
    return KNOWN[digest].source


OPTIONS = (
    Document("map", "34", tuple(MAPS), load_map, is_known, map_file, unless={5: "45"}),
    Option("fortifications", default=False),
    Option("bonus", default=False),
    Option("influence", default=True, only=(2,), otherwise="influence_is_for_two"),
)


def map_of(options: Options, rules: int) -> Map:
    """The map an option names: one of the game's, or one that was taken in."""
    name, maps = options["map"], FIRST_MAPS if rules == FIRST_RULES else MAPS
    return maps[name] if name in maps else KNOWN[name.rpartition("@")[2]]


def refuses(seats: int, options: Options) -> Message | None:
    """Why these options cannot be played together by so many; nothing if they can."""
    return refuses_map(seats, options, map_of(options, RULES))


def refuses_by_first_rules(seats: int, options: Options) -> Message | None:
    """Two players had no fortifications."""
    if options["fortifications"] and seats == 2:
        return Message("forts_not_for_two")
    return refuses_map(seats, options, map_of(options, FIRST_RULES))


def refuses_map(seats: int, options: Options, chart: Map) -> Message | None:
    called = called_in(chart)
    if seats == 2 and (not chart.for_two or chart.disputed):
        return Message("map_not_for_two", called)
    if seats > 2 and seats not in chart.players:
        return Message("map_not_for_seats", {**called, "seats": seats})
    if options["fortifications"] and chart.disputed:
        return Message("forts_not_on_border", called)
    return refuses_tiles(chart) if options["bonus"] else None


def called_in(chart: Map) -> dict[str, Any]:
    """How a sentence calls a map: one of the game's by its word, any other by its title."""
    is_ours = chart.digest in {one.digest for one in (*MAPS.values(), *FIRST_MAPS.values())}
    return {"map": f"map-{chart.name}" if is_ours else next(iter(chart.title.values()))}


def refuses_tiles(chart: Map) -> Message | None:
    """Eighteen tiles lie two by two on spaces that are no junctions."""
    if len(chart.provinces) * TILES_A_PROVINCE > TILES_A_COLOR * len(TILES):
        return Message("too_few_tiles", called_in(chart))
    for number, name in enumerate(chart.province_names):
        quiet = [space for space in chart.quiet if number in chart.homes[space]]
        if len(quiet) < TILES_A_PROVINCE:
            return Message("no_room_for_tiles", {**called_in(chart), "name": name})
    return None


def setup(s: State, seats: int, options: Options) -> None:
    """The map, every piece in its owner's supply, and the cards of so many players."""
    lay_out(s, seats, options, RULES)


def setup_by_first_rules(s: State, seats: int, options: Options) -> None:
    """The same on the first maps."""
    lay_out(s, seats, options, FIRST_RULES)


def lay_out(s: State, seats: int, options: Options, rules: int) -> None:
    s.seats, s.rules = seats, rules
    s.owners = 3 if seats == 2 else seats
    s.option[FORTIFICATIONS] = options["fortifications"]
    s.option[BONUS] = options["bonus"]
    s.option[INFLUENCE] = seats == 2 and options["influence"]
    chart = map_of(options, rules)
    write_map(s, chart)
    for owner in range(s.owners):
        s.supply[owner] = BOX
        if not options["fortifications"] or owner >= seats:  # the Emperor has none
            s.supply[owner, FORT] = 0
    s.deck[:] = [n - CARDS_REMOVED[seats] for n in chart.cards]
    s.pile[:] = s.deck
    s.influence[:] = NOBODY
    forget_claim(s)
    if seats == 2:
        s.special[:, : len(SPECIALS)] = 1
    if options["bonus"]:
        s.tiles_left[:] = TILES_A_COLOR


def write_map(s: State, chart: Map) -> None:
    """The map as the rules read it."""
    s.map_digest = np.uint64(int(chart.digest, 16))
    s.spaces, s.provinces = len(chart.spaces), len(chart.provinces)
    s.alliances = len(chart.alliances)
    s.color[: s.provinces] = chart.colors
    s.home[:] = NOWHERE
    for space, home in enumerate(chart.homes):
        s.home[space, : len(home)] = home
        for province in home:
            s.land[province] |= word_of([space])
    for one, other in chart.roads:
        s.road[one] |= word_of([other])
        s.road[other] |= word_of([one])
    for number, pair in enumerate(chart.alliances):
        s.alliance[number] = pair
    s.harbours = word_of(chart.harbours)
    s.posts = word_of(i for i, home in enumerate(chart.homes) if len(home) > 1)
    s.quiet = word_of(chart.quiet)


@kernel
def deal(s: State, log: EventLog) -> None:
    """Three cards each, three open ones for the Emperor, four on display; seat 0 begins."""
    for seat in range(s.seats):
        for _ in range(HAND):
            draw_from_pile(s, seat, log)
    if s.seats == EMPEROR:
        refill_emperor(s, log)
    fill_display(s, log)
    if s.option[BONUS] > 0:
        lay_tiles(s)
    begin_turn(s, s.turn, log)
