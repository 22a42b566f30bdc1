"""Where compiled kernels are kept, and under which name."""

import tempfile
from pathlib import Path

import numba
import pytest

from ziggurat.core import jit
from ziggurat.core.jit import cache_home, is_warm, kernel, source_digest
from ziggurat.core.state import NUMBER, blank, record


@kernel
def doubled(number: int) -> int:
    return 2 * number


def test_a_kernel_computes_compiled_and_plain() -> None:
    assert doubled(21) == 42
    assert hasattr(doubled, "py_func") != jit.PLAIN


def test_the_cache_is_where_it_is_asked_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "general"))
    monkeypatch.delenv("ZIGGURAT_CACHE", raising=False)
    assert cache_home() == tmp_path / "general" / "ziggurat"

    monkeypatch.setenv("ZIGGURAT_CACHE", str(tmp_path / "ours"))
    assert cache_home() == tmp_path / "ours" / "ziggurat"
    assert cache_home().is_dir()


def test_the_cache_is_at_home_where_nothing_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ZIGGURAT_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)

    assert cache_home() == tmp_path / ".cache" / "ziggurat"


def test_a_closed_cache_is_replaced_by_a_folder_of_our_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("ZIGGURAT_CACHE", str(tmp_path / "file" / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))

    found = cache_home()

    assert found.is_dir()
    assert found.parent == tmp_path
    assert found != cache_home()


def test_the_name_of_the_sources_changes_with_any_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert source_digest() == source_digest()
    monkeypatch.setattr(jit, "SOURCE", tmp_path)
    (tmp_path / "games").mkdir()
    empty = source_digest()
    (tmp_path / "games" / "rule.py").write_text("x = 1\n")
    one = source_digest()
    (tmp_path / "games" / "rule.py").write_text("x = 2\n")
    other = source_digest()
    (tmp_path / "games" / "rule.py").rename(tmp_path / "games" / "ruler.py")

    assert len({empty, one, other, source_digest()}) == 4


def test_kernels_are_warm_once_something_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jit, "CACHE", tmp_path / "digest")
    monkeypatch.setattr(jit, "PLAIN", False)
    assert not is_warm()

    (tmp_path / "digest" / "core").mkdir(parents=True)
    (tmp_path / "digest" / "core" / "cells.1.nbc").write_bytes(b"")
    assert is_warm()

    monkeypatch.setattr(jit, "CACHE", tmp_path / "nothing")
    monkeypatch.setattr(jit, "PLAIN", True)
    assert is_warm()


def test_a_cache_that_cannot_be_written_is_replaced_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZIGGURAT_CACHE", str(tmp_path))
    monkeypatch.setattr(jit.os, "access", lambda path, mode: False)

    assert cache_home().parent != tmp_path


def test_a_rule_may_differ_for_records_with_a_field_and_without() -> None:
    sharp, dull = record(edge=NUMBER, weight=NUMBER), record(weight=NUMBER)
    cut = jit.by_field(
        "edge", numba.njit(lambda s, by: s.edge + by), numba.njit(lambda s, by: s.weight - by)
    )
    compiled = numba.njit(lambda s: cut(s, 3))  # compiled anew in every process

    for way in (compiled, lambda s: cut(s, 3)):
        for kind, found in ((sharp, 3), (dull, -3)):
            assert way(blank(kind)) == found
