"""A game counts as compiled only while all of it can be read."""

import os
from pathlib import Path

import pytest

from ziggurat.compiled import places, readiness

GAME = "senet"


@pytest.fixture(autouse=True)
def kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for kernels, and none that came with the package."""
    monkeypatch.setattr(places, "home", lambda: tmp_path / "ziggurat")
    monkeypatch.setattr(places, "shipped", lambda: tmp_path / "shipped")
    return tmp_path / "ziggurat" / "kernels"


def kept(folder: Path, *names: str) -> None:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"code")


def test_a_game_is_ready_when_all_its_parts_are(kernels: Path) -> None:
    kept(kernels, "ab/one.kernel", "cd/two.kernel")
    assert not readiness.is_ready(GAME)

    readiness.remember(GAME, readiness.RULES, ["ab/one.kernel"])
    assert readiness.is_done(GAME, readiness.RULES)
    assert not readiness.is_ready(GAME)

    readiness.remember(GAME, readiness.BOTS, ["ab/one.kernel", "cd/two.kernel"])
    assert readiness.is_ready(GAME)


def test_a_kernel_that_has_gone_makes_it_cold_again(kernels: Path) -> None:
    kept(kernels, "ab/one.kernel")
    readiness.remember(GAME, readiness.RULES, ["ab/one.kernel"])
    (kernels / "ab/one.kernel").unlink()

    assert not readiness.is_done(GAME, readiness.RULES)


def test_kernels_may_come_with_the_package(tmp_path: Path) -> None:
    kept(tmp_path / "shipped", "ab/one.kernel")
    mark = tmp_path / "shipped" / readiness.mark_of(GAME, readiness.RULES)
    mark.write_text("ab/one.kernel")

    assert readiness.is_done(GAME, readiness.RULES)


def test_other_sources_or_another_machine_are_not_ready(
    kernels: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(kernels, "ab/one.kernel")
    readiness.remember(GAME, readiness.RULES, ["ab/one.kernel"])
    monkeypatch.setattr(readiness, "stamp", lambda: "other")

    assert not readiness.is_done(GAME, readiness.RULES)


def test_all_games_are_known_by_their_folders() -> None:
    assert readiness.games() == ["babel", "china", "tigris"]
    assert not readiness.all_ready()


def test_what_nobody_used_for_long_is_swept_away(kernels: Path) -> None:
    kept(kernels, "ab/old.kernel", "cd/new.kernel")
    kept(kernels.parent, "0123456789abcdef/core/cells.nbc", "notes/mine.txt")
    long_ago = 1_000_000_000
    os.utime(kernels / "ab/old.kernel", (long_ago, long_ago))

    assert readiness.sweep() == 1
    assert not (kernels / "ab/old.kernel").exists()
    assert (kernels / "cd/new.kernel").exists()
    assert not (kernels.parent / "0123456789abcdef").exists()
    assert (kernels.parent / "notes/mine.txt").exists()
    assert readiness.sweep() == 0


def test_of_too_much_the_oldest_goes_first(kernels: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(kernels, *(f"ab/{n}.kernel" for n in range(5)))
    for n in range(5):
        os.utime(kernels / f"ab/{n}.kernel", (2_000_000_000 + n, 2_000_000_000 + n))
    monkeypatch.setattr(readiness, "MOST_BYTES", 8)

    assert readiness.sweep() == 3
    assert sorted(file.name for file in kernels.rglob("*.kernel")) == ["3.kernel", "4.kernel"]


def test_there_may_be_nothing_to_sweep() -> None:
    assert readiness.sweep() == 0
