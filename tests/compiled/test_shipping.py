"""A package carries the kernels of all games, or none."""

import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from ziggurat.compiled import places, readiness, shipping


def test_what_the_marks_name_is_copied_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "home", lambda: tmp_path / "home")
    monkeypatch.setattr(shipping, "games", lambda: ["senet"])
    for name in ("ab/one.kernel", "cd/two.kernel", "ef/other.kernel"):
        (places.kernels() / name).parent.mkdir(parents=True)
        (places.kernels() / name).write_bytes(name.encode())
    readiness.remember("senet", readiness.RULES, ["ab/one.kernel"])
    readiness.remember("senet", readiness.BOTS, ["ab/one.kernel", "cd/two.kernel"])

    shipping.ship(tmp_path / "shipped")

    copied = [file for file in (tmp_path / "shipped").rglob("*") if file.is_file()]
    names = {file.relative_to(tmp_path / "shipped").as_posix() for file in copied}
    marks = {readiness.mark_of("senet", part) for part in readiness.PARTS}
    assert names == {"ab/one.kernel", "cd/two.kernel"} | marks
    monkeypatch.setattr(places, "shipped", lambda: tmp_path / "shipped")
    monkeypatch.setattr(places, "home", lambda: tmp_path / "nowhere")
    assert readiness.is_ready("senet")


def test_their_libraries_are_named_in_the_very_version() -> None:
    named = shipping.requirements()

    assert f"numba=={metadata.version('numba')}" in named
    assert [line.partition("==")[0] for line in named] == list(places.LIBRARIES)


def test_where_something_is_not_compiled_nothing_is_shipped(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ziggurat.compiled.shipping", str(tmp_path / "shipped")],
        env=os.environ | {"ZIGGURAT_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1
    assert done.stderr == "Not all games are compiled: there is nothing whole to ship.\n"
    assert not (tmp_path / "shipped").exists()
