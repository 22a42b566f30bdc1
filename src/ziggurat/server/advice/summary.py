"""What a finished game came to: its score over time, where points came from, luck and time."""

from collections.abc import Iterable
from itertools import chain

import msgspec
import numpy as np

from ziggurat.core.events import Event
from ziggurat.core.platform import Points
from ziggurat.server.advice.luck import Luck, luck_of
from ziggurat.server.tables.table import Table, Told


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
    points = game.platform.points
    return Summary(
        table=table.row.id,
        game=game.name,
        turns=int(table.match.state["turns"]),
        parts=list(points.parts),
        moments=moments(table),
        sources=sources(chain(table.match.opening, *(told.events for told in standing)), points),
        conflicts=conflicts(standing, points),
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


def moments(table: Table) -> list[Moment]:
    """One for the start, and one for each event that changed the position."""
    game, found, shown = table.match.game, list[Moment](), None
    parts_of = game.platform.points.parts_of
    scores = np.zeros(table.row.seats, np.int64)
    for seq in range(table.seq + 1):
        state = table.position_after(seq)
        if state is not shown:
            game.scores(state, scores)
            found.append(Moment(seq, scores.tolist(), parts_of(state)))
        shown = state
    return found


# Where points came from.


def sources(events: Iterable[Event], known: Points) -> list[Source]:
    found: dict[tuple[int, str, str], Source] = {}
    for event in events:
        points = 1 if event.kind in known.one_each else event.args.get("points", 0)
        if points and "seat" in event.args:
            key = event.args["seat"], event.kind, reason_of(event, known)
            found.setdefault(key, Source(*key, 0)).points += points
    return list(found.values())


def reason_of(event: Event, known: Points) -> str:
    names = known.reasons.get(event.kind)
    return names[event.args["reason"]] if names else ""


# Wars and revolts.


def conflicts(standing: list[Told], known: Points) -> list[Conflict]:
    found: list[Conflict] = []
    for told in standing:
        for event in told.events:
            follow(found, event, told.event.seq, known)
    return found


def follow(found: list[Conflict], event: Event, seq: int, known: Points) -> None:
    """What an event adds to the conflicts there were before it."""
    kind, args, events = event.kind, event.args, known.conflicts
    if kind in events.begun:
        seats, strength = [args["attacker"], args["defender"]], [args["attack"], args["defense"]]
        color, name = events.colors[args["color"]], events.begun[kind]
        found.append(Conflict(seq, name, color, seats, strength, [0, 0], -1, 0))
    elif kind == events.support:
        found[-1].support[found[-1].seats.index(args["seat"])] = args["tiles"]
    elif kind in events.settled:
        found[-1].winner, found[-1].seq = args["winner"], seq
    elif found and reason_of(event, known) == found[-1].kind:
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
