"""What a bot would do and why it did something, for a person at the table.

Only imagined worlds are thought about, from dice that are always the same: whatever is hidden
from who asks, the answer is the same.
"""

from collections.abc import Iterable

import msgspec

from ziggurat.bots.advice.explanations import Advice
from ziggurat.bots.advice.hints import hint, why
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.players.levels import playing
from ziggurat.core.errors import GameIsOver, NotYourTurn, Refused
from ziggurat.core.explanations import book_of
from ziggurat.core.game import SPECTATOR
from ziggurat.core.text import Message
from ziggurat.core.ways import KING
from ziggurat.server.tables.hub import Hub
from ziggurat.server.tables.table import BY_BOT, Table, Told
from ziggurat.server.thinking.jobs import Position

MOST = 3  # moves


class Hint(msgspec.Struct):
    """A move, the chance to win it leaves, and why, weightiest first."""

    move: str
    chance: float
    reasons: list[str]


class Hints(msgspec.Struct):
    """What a strong bot would do after `seq` events, best first."""

    seq: int
    seat: int
    hints: list[Hint]


class Reasons(msgspec.Struct):
    """Why a bot made the move that became event `seq`: nothing, if only it can know."""

    seq: int
    seat: int
    reasons: list[str]


async def hints_for(hub: Hub, table: Table, seat: int, language: str, who: str) -> Hints:
    """What to do, for the seat that is asked. Raises Refused and TooManyThoughts."""
    async with table.lock:
        refuse_help(table, seat)
        position, seq = Position.of(table.match, table.match.state), table.seq
    key = "hint", table.row.id, seq
    found = await hub.advising.thought(who, key, advised, position, seat)
    said = [
        Hint(one.move, round(one.chance, 4), spoken(table, one.reasons, language)) for one in found
    ]
    return Hints(seq, seat, said)


def advised(position: Position, seat: int) -> list[Advice]:
    """Moves for a seat; uncompiled, they are those of the strongest bot that answers in time."""
    game, level = position.game(), playing(KING)
    found = EVALUATIONS.get(game.name)
    lines = found.hint_lines if found and level == KING else 0
    return hint(game, position.state(game), seat, level, lines, MOST)


def refuse_help(table: Table, seat: int) -> None:
    """Only who is asked is helped, and never against people. Raises Refused."""
    chairs = table.row.chairs
    if seat == SPECTATOR:
        raise Refused("not_at_table")
    if table.row.status == "open":
        raise Refused("not_begun")
    if table.row.status == "frozen":
        raise Refused("frozen")
    if table.row.status != "live":
        raise GameIsOver("game_is_over")
    if any(chair.kind != "bot" for place, chair in enumerate(chairs) if place != seat):
        raise Refused("no_help_against_people")
    if chairs[seat].stand_in:
        raise Refused("bot_plays_for_you")
    if table.match.asked != seat:
        raise NotYourTurn("not_your_turn", asked=table.match.asked)


async def reasons_for(
    hub: Hub, table: Table, seq: int, viewer: int, language: str, who: str
) -> Reasons:
    """Why a bot played as it did, as far as who asks can see it.

    Raises Refused and TooManyThoughts.
    """
    async with table.lock:
        told = decided_by_bot(table, seq)
        position, event = Position.of(table.match, told.before), told.event
    key = "why", table.row.id, seq, viewer
    found = await hub.advising.thought(who, key, reasons, position, event.move, viewer)
    return Reasons(seq, event.seat, spoken(table, found, language))


def reasons(position: Position, move: str, viewer: int) -> tuple[Message, ...]:
    game = position.game()
    return why(game, position.state(game), game.actions.number(move), viewer)


def decided_by_bot(table: Table, seq: int) -> Told:
    """The decision of a bot that became this event. Raises Refused."""
    told = table.told[seq - 1] if 0 < seq <= table.seq else None
    if told is None or table.row.status == "frozen":
        raise Refused("no_such_position")
    if told.event.kind != "choose" or not told.event.move_id.startswith(BY_BOT):
        raise Refused("not_a_bots_move")
    return told


def spoken(table: Table, reasons: Iterable[Message], language: str) -> list[str]:
    book = book_of(table.match.game)
    return [book.say(reason, language, table.names) for reason in reasons]
