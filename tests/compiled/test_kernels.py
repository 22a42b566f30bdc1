"""Kernels are kept, found again by other processes, and replaced where they are broken."""

import json
import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ziggurat.core.jit import PLAIN

pytestmark = pytest.mark.skipif(PLAIN, reason="nothing is compiled")

RULES = """
import numpy as np
from ziggurat.core.jit import kernel
from limits import MOST

@kernel
def most(values):
    found = values[0]
    for i in range(min(MOST, len(values))):
        found = max(found, values[i])
    return found

@kernel
def at(values, i):
    return values[i]

@kernel
def twice(values):
    return 2 * most(values)
"""
PLAY = """
import json
from ziggurat.compiled.kernels import COMPILED, listeners
heard = []
listeners.append(heard.append)
import numpy as np, rules
found = [int(rules.twice(np.array([3, 9, 4]))), int(rules.most(np.array([1, 2])))]
try:
    rules.at(np.array([1]), 5)
except IndexError as error:
    found.append(str(error))
assert heard == COMPILED
print(json.dumps([found, COMPILED]))
"""
EVERYTHING = ["rules.at", "rules.at", "rules.most", "rules.most", "rules.twice", "rules.twice"]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder whose kernels were compiled, once for all tests that begin with them."""
    folder = tmp_path_factory.mktemp("compiled")
    write_rules(folder)
    assert played(folder) == EVERYTHING
    shutil.copytree(folder / "cache", folder / "kept")
    return folder


@pytest.fixture
def folder(compiled: Path) -> Path:
    """The same folder as if it had just been compiled; kernels are found by their place."""
    write_rules(compiled)
    shutil.rmtree(compiled / "cache")
    shutil.copytree(compiled / "kept", compiled / "cache")
    return compiled


def write_rules(folder: Path) -> None:
    (folder / "limits.py").write_text("MOST = 100\n")
    (folder / "rules.py").write_text(RULES)


def played(folder: Path, cache: Path | None = None) -> Any:
    """What a process of its own found with these rules, and what it compiled for that."""
    path = os.pathsep.join([str(folder), *sys.path])
    env = os.environ | {"PYTHONPATH": path, "ZIGGURAT_CACHE": str(cache or folder / "cache")}
    done = subprocess.run([sys.executable, "-c", PLAY], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found, compiled = json.loads(done.stdout)
    assert found == [18, 2, "index is out of bounds"]
    return sorted(compiled)


@pytest.mark.slow
def test_what_was_compiled_is_found_by_the_next_process(folder: Path) -> None:
    assert played(folder) == []


@pytest.mark.slow
def test_what_a_file_beside_says_counts(folder: Path) -> None:
    (folder / "limits.py").write_text("MOST = 101\n")

    assert played(folder) == EVERYTHING


@pytest.mark.slow
def test_a_broken_kernel_is_compiled_again(folder: Path) -> None:
    kernels = list((folder / "cache").rglob("*.kernel"))
    for kernel in kernels:
        kernel.write_bytes(kernel.read_bytes()[:20])

    assert played(folder) == EVERYTHING
    assert played(folder) == []


@pytest.mark.slow
def test_a_kernel_that_was_not_used_for_a_day_is_marked_as_used(folder: Path) -> None:
    kernels = list((folder / "cache").rglob("*.kernel"))
    for kernel in kernels:
        os.utime(kernel, (1_000_000_000, 1_000_000_000))
    played(folder)

    used = [kernel for kernel in kernels if kernel.stat().st_mtime > 1_000_000_000]
    assert len(used) == 3  # as they are called from Python; of their callees nobody is read


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is closed to root")
def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(folder: Path) -> None:
    closed = folder / "closed"
    closed.mkdir(mode=0o500)

    assert played(folder, closed) == EVERYTHING


@pytest.mark.slow
def test_a_disk_that_is_full_is_no_end(folder: Path) -> None:
    """Of a folder that stands where a file should be nobody complains either."""
    for kernel in (folder / "cache").rglob("*.kernel"):
        kernel.unlink()
        kernel.mkdir()

    assert played(folder) == EVERYTHING


def test_a_kernel_of_somebody_else_is_read_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ziggurat.compiled.kernels import read

    def refused(path: Path) -> None:
        raise PermissionError(path)

    file = tmp_path / "one.kernel"
    file.write_bytes(pickle.dumps("code"))
    os.utime(file, (1_000_000_000, 1_000_000_000))
    monkeypatch.setattr(os, "utime", refused)

    assert read(file) == "code"
