"""What a process did to the files of a folder, and what it sent, read from its recorder's trace."""

import json
import re
import struct
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import Any

HEAD = struct.Struct("<IIQQQ")  # `struct head` in recorder.c
RECORDER = Path(__file__).with_name("recorder.c")
MESSAGE = re.compile(rb'\{"type":"(?:ack|update)"')
read_json = json.JSONDecoder().raw_decode


class Kind(IntEnum):
    """What can happen, numbered as in recorder.c."""

    OPENED = 1
    WROTE = 2
    TRUNCATED = 3
    SYNCED = 4
    UNLINKED = 5
    SENT = 6
    UNKNOWN = 7


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a trace.

    `offset` is where bytes were written, how long a file became or was found, and for a sync the
    number of the step it began at: all before it is on the disk.
    """

    kind: Kind
    process: int
    file: int  # the inode
    offset: int
    bytes: bytes

    @property
    def path(self) -> Path:
        return Path(self.bytes.decode())


@dataclass(slots=True)
class Promises:
    """What people have been told so far: which moves are stored, and how far each table is."""

    acknowledged: set[str] = field(default_factory=set)  # names of moves
    shown: dict[str, int] = field(default_factory=dict)  # the newest position, by table

    def hear(self, step: Step) -> None:
        """Take note of what a step sends."""
        for message in messages(step):
            if message["type"] == "ack":
                self.acknowledged.add(message["id"])
            else:
                table = message["table"]
                self.shown[table] = max(message["seq"], self.shown.get(table, 0))


def build_recorder(folder: Path) -> Path:
    """Compile the recorder, with the compiler that the benchmark needs too."""
    library = folder / "recorder.so"
    flags = ["-O2", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    subprocess.run(["cc", *flags, "-o", str(library), str(RECORDER), "-ldl"], check=True)
    return library


def recording(library: Path, folder: Path, trace: Path) -> dict[str, str]:
    """The environment of a process that is to be recorded."""
    return {
        "LD_PRELOAD": str(library),
        "RECORDER_FOLDER": str(folder),
        "RECORDER_TRACE": str(trace),
    }


def read_trace(path: Path) -> list[Step]:
    """All steps in order, of one process after the other."""
    steps, first, process = list[Step](), 0, 0
    for kind, pid, file, offset, data in lines(path.read_bytes()):
        if pid != process:
            assert pid not in {step.process for step in steps}, "two processes at the same time"
            first, process = len(steps), pid
        if kind == Kind.SYNCED:
            offset += first  # the recorder counts the steps of its own process
        steps.append(Step(Kind(kind), pid, file, offset, data))
    return steps


def lines(trace: bytes) -> Iterator[tuple[int, int, int, int, bytes]]:
    """Heads and their bytes; a line cut short by a killed process is the last, and counts not."""
    at = 0
    while at + HEAD.size <= len(trace):
        kind, pid, file, offset, length = HEAD.unpack_from(trace, at)
        at += HEAD.size
        if at + length > len(trace):
            return
        yield kind, pid, file, offset, trace[at : at + length]
        at += length


def messages(step: Step) -> Iterator[dict[str, Any]]:
    """The answers and positions that one step sent."""
    if step.kind == Kind.SENT:
        for found in MESSAGE.finditer(step.bytes):
            text = step.bytes[found.start() :].decode(errors="replace")
            yield read_json(text)[0]
