"""What a finished game came to: its score over time, where points came from, luck and time."""

from collections.abc import Callable, Iterable
from itertools import chain

import msgspec
import numpy as np

from ziggurat.core.events import Event
from ziggurat.core.state import State
from ziggurat.games.babel.data import NATIONS, TOP
from ziggurat.games.tigris.data import COLORS
from ziggurat.server.luck import Luck, luck_of
from ziggurat.server.tables import Table, Told

REASONS = {"scored": ("tile", "revolt", "war", "monument", "ziggurat")}  # by event, in its order
ONE_EACH = ("treasure_taken",)  # events that are worth a point, and carry no number


class Moment(msgspec.Struct):
    """The score of each seat if the game had ended after `seq` events, and its parts."""

    seq: int
    scores: list[int]
    parts: list[list[int]]  # by seat, then as `Summary.parts` names them


class Source(msgspec.Struct):
    """Points of one seat from one kind of event, and why where that kind has several reasons."""

    seat: int
    kind: str
    reason: str
    points: int


class Conflict(msgspec.Struct):
    """A war or a revolt: strength on the map and support from the hand, attacker first.

    Who won is -1 where the game ended before.
    """

    seq: int
    kind: str
    color: str
    seats: list[int]
    strength: list[int]
    support: list[int]
    winner: int
    points: int


class Use(msgspec.Struct):
    """The time a seat thought, in milliseconds, what it decided, and what it took back."""

    seat: int
    used_ms: int
    decisions: int
    undone: int


class Summary(msgspec.Struct):
    """A finished game at a glance.

    `dice` are the words that were left after the deal and after each decision that stands, in hex:
    each is the word that follows from the secret, plus one golden step for every roll.
    """

    table: str
    game: str
    turns: int
    parts: list[str]
    moments: list[Moment]
    sources: list[Source]
    conflicts: list[Conflict]
    uses: list[Use]
    luck: list[Luck]
    dice: list[str]


def summary_of(table: Table) -> Summary:
    """Made in one pass over the positions the engine went through. The game must be over."""
    game, standing = table.match.game, decisions_that_stand(table)
    names, _ = PARTS.get(game.name, NO_PARTS)
    return Summary(
        table=table.row.id,
        game=game.name,
        turns=int(table.match.state["turns"]),
        parts=list(names),
        moments=moments(table),
        sources=sources(chain(table.match.opening, *(told.events for told in standing))),
        conflicts=conflicts(standing),
        uses=uses(table),
        luck=luck_of(table),
        dice=dice_left(table),
    )


def decisions_that_stand(table: Table) -> list[Told]:
    """Every decision that was not taken back."""
    standing: list[Told] = []
    for told in table.told:
        if told.event.kind == "choose":
            standing.append(told)
        elif told.event.kind == "undo":
            standing.pop()
    return standing


# The score over time.


def points_and_treasures(s: State) -> list[list[int]]:
    points, taken = s["points"].tolist(), s["taken"].tolist()
    return [[*points[seat], taken[seat]] for seat in range(s["seats"])]


def heights(s: State) -> list[list[int]]:
    found: list[list[int]] = TOP[s["temple"]].tolist()
    return found


Parts = tuple[tuple[str, ...], Callable[[State], list[list[int]]]]
NO_PARTS: Parts = ((), lambda s: [])
PARTS: dict[str, Parts] = {
    "tigris": ((*COLORS, "treasure"), points_and_treasures),
    "babel": (NATIONS, heights),
}


def moments(table: Table) -> list[Moment]:
    """One for the start, and one for each event that changed the position."""
    game, found, shown = table.match.game, list[Moment](), None
    _, parts_of = PARTS.get(game.name, NO_PARTS)
    scores = np.zeros(table.row.seats, np.int64)
    for seq in range(table.seq + 1):
        state = table.position_after(seq)
        if state is not shown:
            game.scores(state, scores)
            found.append(Moment(seq, scores.tolist(), parts_of(state)))
        shown = state
    return found


# Where points came from.


def sources(events: Iterable[Event]) -> list[Source]:
    found: dict[tuple[int, str, str], Source] = {}
    for event in events:
        points = 1 if event.kind in ONE_EACH else event.args.get("points", 0)
        if points and "seat" in event.args:
            key = event.args["seat"], event.kind, reason_of(event)
            found.setdefault(key, Source(*key, 0)).points += points
    return list(found.values())


def reason_of(event: Event) -> str:
    return REASONS[event.kind][event.args["reason"]] if event.kind in REASONS else ""


# Wars and revolts.


def conflicts(standing: list[Told]) -> list[Conflict]:
    found: list[Conflict] = []
    for told in standing:
        for event in told.events:
            follow(found, event, told.event.seq)
    return found


def follow(found: list[Conflict], event: Event, seq: int) -> None:
    """What an event adds to the conflicts there were before it."""
    kind, args = event.kind, event.args
    if kind in ("war_begun", "revolt_begun"):
        seats, strength = [args["attacker"], args["defender"]], [args["attack"], args["defense"]]
        color = COLORS[args["color"]]
        found.append(Conflict(seq, kind.partition("_")[0], color, seats, strength, [0, 0], -1, 0))
    elif kind == "support_given":
        found[-1].support[found[-1].seats.index(args["seat"])] = args["tiles"]
    elif kind in ("war_settled", "revolt_settled"):
        found[-1].winner, found[-1].seq = args["winner"], seq
    elif kind == "scored" and found and reason_of(event) == found[-1].kind:
        found[-1].points += args["points"]


# Time and dice.


def uses(table: Table) -> list[Use]:
    """An answer, and whatever else ended a question, takes the time of who was asked."""
    game, found = table.match.game, [Use(seat, 0, 0, 0) for seat in range(table.row.seats)]
    for told in table.told:
        event, asked = told.event, int(game.asked(told.before))
        if event.seat == asked or event.kind == "undo" or event.seq == table.seq:
            found[asked].used_ms += event.used_ms
        found[event.seat].decisions += event.kind == "choose"
        found[event.seat].undone += event.kind == "undo"
    return found


def dice_left(table: Table) -> list[str]:
    positions = [*(step.before for step in table.match.history), table.match.state]
    return [f"{int(state['dice']):016x}" for state in positions]
