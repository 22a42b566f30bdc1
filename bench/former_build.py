"""A commit of before, built from the repository's own history into an environment of its own.

Its files are taken out by `git archive` and set up by its own Makefile from its own lock: what it
depends on is not what we depend on today, and bots are compared as they were, not as they would
be on other libraries. It is built once, outside the work tree, and found again.
"""

import io
import os
import subprocess
import tarfile
from pathlib import Path

COMMIT = "7ca0e85"  # the bots that ours are measured against
ROOT = Path(__file__).parents[1]
STAMP = ".venv/.play"  # what the Makefile touches last


class NotBuilt(Exception):
    """Why there is no such commit to play against, in a sentence for people."""


def home() -> Path:
    """The user's cache, or wherever kernels are kept."""
    named = os.environ.get("ZIGGURAT_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return (Path(named) if named else Path.home() / ".cache") / "ziggurat-former"


def python_of(commit: str = COMMIT) -> Path:
    """The Python of a commit, built now if it was not built before. Raises NotBuilt."""
    name = output("git", "-C", str(ROOT), "rev-parse", "--verify", f"{commit}^{{commit}}")
    folder = home() / name.decode().strip()
    if not (folder / STAMP).exists():
        build(commit, folder)
    return folder / ".venv/bin/python"


def build(commit: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    archive = output("git", "-C", str(ROOT), "archive", "--format=tar", commit)
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder, filter="data")
    output("make", "-C", str(folder), STAMP)


def output(*command: str) -> bytes:
    done = subprocess.run(command, capture_output=True)
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip()
        raise NotBuilt(f"{' '.join(command[:4])} … ended with {done.returncode}: {said}")
    return done.stdout
