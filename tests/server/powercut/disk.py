"""A disk that forgets: what may be left of a folder when the power goes after some step.

What was synced is there. Of everything written since, each piece of a sector's length is there or
not, on its own, whole or torn; so is each change of a file's length, and each name that was made
or removed since the folder itself was synced. No disk is worse than that and keeps its word about
syncs; most are better.
"""

import itertools
import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from server.powercut.trace import Kind, Step

SECTOR = 512
TORN = 0.1  # of the pieces that are kept: only a beginning
SHARED_MEMORY = "-shm"  # SQLite's, which it makes anew after a crash and never syncs


@dataclass(slots=True)
class File:
    """One file: its bytes on the disk, and the steps that are not."""

    synced: bytearray = field(default_factory=bytearray)
    pending: list[tuple[int, Step]] = field(default_factory=list)

    def sync(self, before: int) -> None:
        """All steps with lower numbers are on the disk."""
        while self.pending and self.pending[0][0] < before:
            play(self.synced, self.pending.pop(0)[1])

    def after_cut(self, rng: random.Random, keeping: float) -> bytearray:
        """What may be left, if each piece that was not synced is kept with such a chance."""
        left = bytearray(self.synced)
        for _, step in self.pending:
            if step.kind == Kind.TRUNCATED:
                if rng.random() < keeping:
                    play(left, step)
                continue
            for piece in pieces(step):
                if rng.random() < keeping:
                    play(left, torn(piece, rng) if rng.random() < TORN else piece)
        return left


@dataclass(slots=True)
class Disk:
    """A folder that was empty at the first step."""

    folder: Path
    names: dict[Path, File] = field(default_factory=dict)
    kept_names: dict[Path, File] = field(default_factory=dict)  # when the folder was last synced
    files: dict[int, File] = field(default_factory=dict)  # by inode
    taken: int = 0

    def take(self, step: Step) -> None:
        """Let the next step happen."""
        number, self.taken = self.taken, self.taken + 1
        match step.kind:
            case Kind.OPENED if step.path != self.folder and step.path not in self.names:
                assert step.offset == 0, f"{step.path} was there before"
                self.names[step.path] = self.files[step.file] = File()
            case Kind.WROTE | Kind.TRUNCATED:
                self.files[step.file].pending.append((number, step))
            case Kind.SYNCED if step.file in self.files:
                self.files[step.file].sync(step.offset)
            case Kind.SYNCED:
                self.kept_names = dict(self.names)
            case Kind.UNLINKED:
                del self.names[step.path]
            case Kind.UNKNOWN:
                assert self.is_shared_memory(step.file), f"{step} is not in the model"

    def is_shared_memory(self, inode: int) -> bool:
        """Whether this file need not survive anything."""
        name = next(path for path, file in self.names.items() if file is self.files[inode])
        return name.name.endswith(SHARED_MEMORY)

    def whole(self) -> dict[Path, bytes]:
        """The files as a process sees them, before any cut."""
        left = {}
        for path, file in self.names.items():
            left[path] = bytearray(file.synced)
            for _, step in file.pending:
                play(left[path], step)
        return {path: bytes(data) for path, data in left.items()}

    def cut(self, target: Path, rng: random.Random) -> None:
        """Write to another folder what may be left of this one."""
        keeping = rng.choice([0.0, 0.1, 0.5, 0.9, 1.0])
        for path in sorted(self.names.keys() | self.kept_names.keys()):
            file = rng.choice([self.names.get(path), self.kept_names.get(path)])
            if file is None:
                continue
            data = file.after_cut(rng, keeping)
            if path.name.endswith(SHARED_MEMORY):
                data = bytearray(rng.randbytes(len(data)))
            (target / path.name).write_bytes(data)


def play(data: bytearray, step: Step) -> None:
    """Change bytes as a step did; a hole is filled with zeros."""
    end = step.offset + len(step.bytes)
    if step.kind == Kind.TRUNCATED:
        del data[step.offset :]
    if len(data) < end:
        data.extend(bytes(end - len(data)))
    if step.bytes:
        data[step.offset : end] = step.bytes


def pieces(step: Step) -> Iterable[Step]:
    """A write, cut where sectors of the disk end."""
    end = step.offset + len(step.bytes)
    edges = [step.offset, *range((step.offset // SECTOR + 1) * SECTOR, end, SECTOR), end]
    for start, stop in itertools.pairwise(edges):
        data = step.bytes[start - step.offset : stop - step.offset]
        yield Step(step.kind, step.process, step.file, start, data)


def torn(piece: Step, rng: random.Random) -> Step:
    """Only the beginning of a piece."""
    kept = piece.bytes[: rng.randrange(len(piece.bytes))]
    return Step(piece.kind, piece.process, piece.file, piece.offset, kept)
