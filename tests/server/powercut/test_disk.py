"""The disk that forgets, on small steps of our own."""

import random
from pathlib import Path

import pytest

from server.powercut.disk import SECTOR, Disk
from server.powercut.trace import Kind, Step

FOLDER, GAMES, LOG, INODE, LOG_INODE = Path("/data"), Path("/data/games"), Path("/data/log"), 5, 6
TRIES = 200


def opened(path: Path, inode: int) -> Step:
    return Step(Kind.OPENED, 1, inode, 0, str(path).encode())


def wrote(offset: int, data: bytes, inode: int = INODE) -> Step:
    return Step(Kind.WROTE, 1, inode, offset, data)


def synced(before: int, inode: int = INODE) -> Step:
    return Step(Kind.SYNCED, 1, inode, before, b"")


def left(folder: Path, *steps: Step) -> list[dict[str, bytes]]:
    """What many cuts after these steps leave."""
    disk, found = Disk(FOLDER), list[dict[str, bytes]]()
    for step in steps:
        disk.take(step)
    for seed in range(TRIES):
        target = folder / str(seed)
        target.mkdir()
        disk.cut(target, random.Random(seed))
        found.append({path.name: path.read_bytes() for path in target.iterdir()})
    return found


MADE = [opened(GAMES, INODE), synced(1, inode=1)]  # the file, and its name in the folder


def test_what_was_synced_is_always_there(tmp_path: Path) -> None:
    found = left(tmp_path, *MADE, wrote(0, b"kept"), synced(3))
    assert found == [{"games": b"kept"}] * TRIES


def test_what_was_not_synced_is_there_or_not_or_torn(tmp_path: Path) -> None:
    old, new = bytes(2 * SECTOR), b"\1" * 2 * SECTOR
    found = left(tmp_path, *MADE, wrote(0, old), synced(3), wrote(0, new))
    contents = {state["games"] for state in found}
    assert {old, new, new[:SECTOR] + old[SECTOR:], old[:SECTOR] + new[SECTOR:]} <= contents
    assert any(0 < data.count(1) % SECTOR < SECTOR for data in contents)


def test_what_was_written_while_a_sync_was_under_way_is_not_promised(tmp_path: Path) -> None:
    found = left(tmp_path, *MADE, wrote(0, b"before"), wrote(6, b" after"), synced(3))
    assert {state["games"] for state in found} >= {b"before", b"before after"}
    assert all(state["games"].startswith(b"before") for state in found)


def test_a_length_is_forgotten_like_bytes(tmp_path: Path) -> None:
    shorter = Step(Kind.TRUNCATED, 1, INODE, 2, b"")
    found = left(tmp_path, *MADE, wrote(0, b"kept"), synced(3), shorter)
    assert {state["games"] for state in found} == {b"kept", b"ke"}


@pytest.mark.parametrize("safe", [True, False])
def test_a_name_is_safe_once_the_folder_is_synced(safe: bool, tmp_path: Path) -> None:
    steps = [*MADE, opened(LOG, LOG_INODE), Step(Kind.UNLINKED, 1, 0, 0, str(GAMES).encode())]
    found = left(tmp_path, *steps, *([synced(4, inode=1)] if safe else []))
    names = {frozenset(state) for state in found}
    assert names == ({frozenset({"log"})} if safe else {frozenset(s) for s in ALL_NAMES})


ALL_NAMES = [{"games", "log"}, {"games"}, {"log"}, set[str]()]


def test_what_the_model_does_not_know_is_an_error() -> None:
    disk = Disk(FOLDER)
    for step in MADE:
        disk.take(step)
    with pytest.raises(AssertionError, match="not in the model"):
        disk.take(Step(Kind.UNKNOWN, 1, INODE, 0, b"mmap"))
