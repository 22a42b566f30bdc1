"""Where kernels are kept, and for which processors they are compiled."""

import os
import platform
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from ziggurat.compiled import places


@pytest.fixture(autouse=True)
def asked_anew() -> Iterator[None]:
    """What is remembered of this machine is forgotten before and after each test."""
    known = (places.home, places.processor, places.environment)
    for one in known:
        one.cache_clear()
    yield
    for one in known:
        one.cache_clear()


def test_kernels_are_kept_where_it_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "general"))
    monkeypatch.delenv("ZIGGURAT_CACHE", raising=False)
    assert places.wished_home() == tmp_path / "general" / "ziggurat"

    monkeypatch.setenv("ZIGGURAT_CACHE", str(tmp_path / "ours"))
    assert places.home() == tmp_path / "ours" / "ziggurat"
    assert places.kernels() == tmp_path / "ours" / "ziggurat" / "kernels"


def test_kernels_are_at_home_where_nothing_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in places.NAMED:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)

    assert places.home() == tmp_path / ".cache" / "ziggurat"


def test_a_closed_home_is_replaced_by_a_folder_of_our_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("ZIGGURAT_CACHE", str(tmp_path / "file" / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))

    found = places.home()

    assert found == places.temporary() / "ziggurat"
    assert places.temporary() == tmp_path / f"ziggurat-{os.getuid()}"
    assert places.temporary().stat().st_mode & 0o077 == 0


def test_a_temporary_folder_that_others_may_write_is_not_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    planted = tmp_path / f"ziggurat-{os.getuid()}"
    planted.mkdir()
    planted.chmod(0o777)

    found = places.temporary()

    assert found != planted
    assert found.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("flags", "level"),
    [
        ("avx2 bmi1 bmi2 f16c fma abm movbe popcnt sse4_2 ssse3 xsave", "x86-64-v3"),
        ("avx2 bmi1 bmi2 f16c abm movbe popcnt sse4_2 ssse3", "x86-64-v2"),
        ("fpu", "host"),
    ],
)
def test_kernels_are_for_the_highest_level_a_processor_has(
    flags: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NUMBA_CPU_NAME", raising=False)
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(Path, "read_text", lambda path: f"flags\t\t: {flags}\n")

    assert places.processor() == level


def test_other_systems_are_asked_through_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    by_system = places.abilities()

    def closed(path: Path) -> str:
        raise OSError

    monkeypatch.setattr(Path, "read_text", closed)

    for level in places.LEVELS.values():
        assert (level <= places.abilities()) == (level <= by_system)


def test_a_processor_may_be_named_and_switches_count(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = places.environment()
    places.environment.cache_clear()
    places.processor.cache_clear()
    monkeypatch.setenv("NUMBA_CPU_NAME", "skylake")

    assert places.processor() == "skylake"
    assert places.environment() != usual
    assert places.is_switch("NUMBA_OPT")
    assert not places.is_switch("NUMBA_DISABLE_JIT")
    assert not places.is_switch("NUMBA_CACHE_DIR")
