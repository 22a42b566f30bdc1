"""Compiled kernels on disk, each found by what it is.

A kernel's name there is a digest of its place in the package, the types it is called with, how it
is compiled, the texts it is made of and the environment. So a kernel that is found is the right
one, wherever the package lies; two processes may write the same one at once; and none is ever
changed, only forgotten when nobody has used it for long.
"""

import hashlib
import os
import pickle
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from numba import types
from numba.core.caching import NullCache
from numba.core.serialize import dumps

from ziggurat.compiled import places, sources
from ziggurat.compiled.forms import Form

ENDING = ".kernel"
FORMAT = "2"  # of the files: raised when they are written otherwise
DAY = 24 * 3600.0
COMPILED: list[str] = []  # in this process, each by its name for people
USED: set[str] = set()  # files read or written by this process
listeners: list[Callable[[str], None]] = []  # who hears of each kernel compiled
readers: list[Callable[[str, str], None]] = []  # who hears of each kernel read, and of its file


class KernelCache(NullCache):  # type: ignore[misc] # numba is untyped
    """What numba asks for the compiled forms of one function."""

    def __init__(self, function: Callable[..., Any], flags: dict[str, Any], form: Form) -> None:
        self.function, self.form = function, form
        self.flags = [
            (name, str(sorted(flag) if isinstance(flag, set) else flag))
            for name, flag in flags.items()
        ]
        sources.reached(function.__module__)  # as they are now: later they may be edited

    @property
    def cache_path(self) -> str:
        return str(places.home())

    @cached_property
    def name(self) -> str:
        return f"{self.function.__module__}.{self.function.__qualname__}"

    def file(self, signature: Any) -> str:
        """The name of the file for these types."""
        made_of = sources.digest_of(self.function.__module__, frozenset(records_in(signature)))
        code = self.function.__code__
        parts = [
            *(FORMAT, self.form.name, self.name, str(code.co_firstlineno), str(signature)),
            *(str(sorted(self.flags)), hashlib.sha256(code.co_code).hexdigest()),
            *(made_of, places.environment()),
        ]
        digest = hashlib.sha256("\n".join(parts).encode()).hexdigest()
        return f"{digest[:2]}/{digest[2:40]}{ENDING}"

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The compiled form for these types, if there is one."""
        name = self.file(sig)
        for folder in folders():
            if (kept := read(folder / name)) is not None:
                USED.add(name)
                for hear in readers:
                    hear(self.name, name)
                return self.form.revive(target_context, kept)
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep what was compiled; where nothing can be kept it is compiled again next time."""
        COMPILED.append(self.name)
        for hear in listeners:
            hear(self.name)
        if data.library.has_dynamic_globals:
            raise ValueError(f"{self.name} cannot be kept: it has addresses of this process in it")
        name = self.file(sig)
        if write(places.kernels() / name, dumps(self.form.pack(data))):
            USED.add(name)


def folders() -> Iterator[Path]:
    yield places.shipped()
    yield places.kernels()


def records_in(kind: Any) -> Iterator[str]:
    """The names of all kinds of records in a type, or in a row of types."""
    if isinstance(kind, types.Record):
        yield str(kind)
    elif isinstance(kind, tuple | list):
        for part in kind:
            yield from records_in(part)
    else:
        yield from records_in(tuple(getattr(kind, "types", ())))
        if getattr(kind, "dtype", kind) is not kind:
            yield from records_in(kind.dtype)


def read(file: Path) -> Any:
    """What a file holds; nothing if it is not there, or broken."""
    try:
        data = file.read_bytes()
        used_at = file.stat().st_mtime
    except OSError:
        return None
    if used_at < time.time() - DAY:
        with suppress(OSError):  # what came with the package may be for us to read alone
            os.utime(file)  # it is used: see `sweep`
    try:
        return pickle.loads(data)
    except (EOFError, pickle.UnpicklingError):
        return None


def write(file: Path, data: bytes) -> bool:
    """Put a file there as a whole or not at all; whether that could be done."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(data)
        draft.replace(file)
    except OSError:
        draft.unlink(missing_ok=True)
        return False
    return True
