"""Kernels on disk are read, whoever owns them."""

import os
import pickle
from pathlib import Path

import pytest

from ziggurat.core.jit import PLAIN

pytestmark = pytest.mark.skipif(PLAIN, reason="nothing is compiled")
LONG_AGO = 1_000_000_000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file as a kernel's, unused for long."""
    from ziggurat.compiled.kernels import LENGTH

    head = pickle.dumps("code")
    made = tmp_path / "one.kernel"
    made.write_bytes(LENGTH.pack(len(head)) + head + b"more")
    os.utime(made, (LONG_AGO, LONG_AGO))
    return made


def test_a_kernel_that_is_read_counts_as_used(file: Path) -> None:
    from ziggurat.compiled.kernels import bitcode_of, read_head

    assert read_head(file) == "code"
    assert bitcode_of(file.read_bytes()) == b"more"
    assert file.stat().st_mtime > LONG_AGO


def test_a_kernel_of_somebody_else_is_read_as_well(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ziggurat.compiled.kernels import read_head

    def refused(path: Path) -> None:
        raise PermissionError(path)

    monkeypatch.setattr(os, "utime", refused)

    assert read_head(file) == "code"


def test_a_broken_kernel_is_no_kernel(file: Path) -> None:
    from ziggurat.compiled.kernels import read_head

    whole = file.read_bytes()
    for length in (0, 4, len(whole) - len(b"more") - 1):
        file.write_bytes(whole[:length])
        assert read_head(file) is None
    file.unlink()
    assert read_head(file) is None
