"""The log of one decision."""

from ziggurat.core.events import EVENT_LOG, ROOM, Event, EventSpace, emit, mute_log
from ziggurat.core.state import blank

SPACE = EventSpace(
    {"moved": ("seat", "cell"), "drawn": ("seat",), "over": ()}, reveals=("drawn", "over")
)


def test_events_are_told_in_order_with_their_names() -> None:
    log = blank(EVENT_LOG)

    emit(log, SPACE.number["moved"], 1, 40)
    emit(log, SPACE.number["drawn"], 2)
    emit(log, SPACE.number["over"])

    assert SPACE.decode(log) == [
        Event("moved", {"seat": 1, "cell": 40}, reveals=False),
        Event("drawn", {"seat": 2}, reveals=True),
        Event("over", {}, reveals=True),
    ]


def test_all_five_numbers_are_kept() -> None:
    log = blank(EVENT_LOG)

    emit(log, 0, 1, 2, 3, 4, 5)

    assert log.row[0].tolist() == [0, 1, 2, 3, 4, 5]


def test_a_full_log_writes_nothing_down() -> None:
    log = blank(EVENT_LOG)
    for i in range(ROOM + 3):
        emit(log, 0, i)

    assert log.count == ROOM
    assert log.row[-1, 1] == ROOM - 1


def test_a_mute_log_stays_empty() -> None:
    log = mute_log()

    emit(log, 1, 9)

    assert log.count == ROOM
    assert not log.row.any()
