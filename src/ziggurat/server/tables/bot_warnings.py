"""Warnings of bots at a table: kept with their decisions, so that no restart loses one."""

from ziggurat.bots.players.levels import player_of
from ziggurat.bots.players.warnings import Heard, heard
from ziggurat.server.tables.table import BY_BOT, Table

WARNING = f"{BY_BOT}warns:"  # and those that came with a warning


def move_id(seq: int, warns: bool) -> str:
    """The id of a bot's decision that becomes this event."""
    return f"{WARNING if warns else BY_BOT}{seq}"


def warnings_heard(table: Table, seat: int, level: str) -> Heard:
    """What the table heard of a bot; of one that never warns, nothing."""
    if not player_of(table.row.game, level).warns:
        return Heard(False, False)
    turns = [int(told.before.turn) for told in table.told] + [int(table.match.state.turn)]
    events = [told.event for told in table.told]
    warned = {
        at
        for at, event in enumerate(events)
        if event.seat == seat and event.move_id.startswith(WARNING)
    }
    return heard(turns, seat, warned)
