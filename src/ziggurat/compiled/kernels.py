"""Compiled kernels on disk, each found by what it is.

A kernel's name there is a digest of its place in the package, the types it is called with, how it
is compiled, the texts it is made of and the environment. So a kernel that is found is the right
one, wherever the package lies; two processes may write the same one at once; and none is ever
changed, only forgotten when nobody has used it for long.
"""

import hashlib
import os
import pickle
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from llvmlite.binding import parse_bitcode
from numba import types
from numba.core.caching import NullCache
from numba.core.compiler import compile_result
from numba.core.runtime import rtsys
from numba.core.serialize import dumps

from ziggurat.compiled import places, sources

ENDING = ".kernel"
FORMAT = "1"  # of the files: raised when they are written otherwise
LENGTH = struct.Struct("<Q")  # of the first part of a file
DAY = 24 * 3600.0
COMPILED: list[str] = []  # in this process, each by its name for people
USED: set[str] = set()  # files read or written by this process
listeners: list[Callable[[str], None]] = []  # who hears of each kernel compiled


class KernelCache(NullCache):  # type: ignore[misc] # numba is untyped
    """What numba asks for the compiled forms of one function."""

    def __init__(self, function: Callable[..., Any], flags: dict[str, Any]) -> None:
        self.function = function
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
            *(FORMAT, self.name, str(code.co_firstlineno), str(signature), str(sorted(self.flags))),
            *(hashlib.sha256(code.co_code).hexdigest(), made_of, places.environment()),
        ]
        digest = hashlib.sha256("\n".join(parts).encode()).hexdigest()
        return f"{digest[:2]}/{digest[2:40]}{ENDING}"

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The compiled form for these types, if there is one."""
        name = self.file(sig)
        for folder in folders():
            if (head := read_head(folder / name)) is not None:
                USED.add(name)
                kept, *rest = head
                return revived(target_context, kept, rest, folder / name)
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep what was compiled; where nothing can be kept it is compiled again next time."""
        COMPILED.append(self.name)
        for hear in listeners:
            hear(self.name)
        if data.library.has_dynamic_globals or data.lifted:
            raise ValueError(f"{self.name} cannot be kept: it has addresses of this process in it")
        name = self.file(sig)
        if write(places.kernels() / name, packed(data)):
            USED.add(name)


def packed(result: Any) -> Any:
    """A compiled kernel as a file: its machine code, and behind it what its callers compile with.

    Numba's annotated listing for people would be half of the file, and is left out.
    """
    (name, _, (code, bitcode)), *rest = result._replace(type_annotation="")._reduce()
    module = result.library._get_module_for_linking()
    names = (*module.functions, *module.global_variables)
    symbols = [known.name for known in names if not known.is_declaration]
    head = dumps(((name, code, symbols), *rest))
    return LENGTH.pack(len(head)) + head + bitcode


def revived(context: Any, kept: tuple[str, bytes, list[str]], rest: Any, file: Path) -> Any:
    """A kernel as numba wants it, ready to be called.

    Numba itself would first load its tables for compiling and read the intermediate code of every
    kernel. Both take more memory and time than all machine code, and are for compiling only.
    """
    description, environment, signature, _, lifted, _, reload, environments = rest
    for again in reload:
        again()
    library = library_of(context, *kept, file)
    result = compile_result(
        target_context=context,
        typing_context=context.typing_context,
        library=library,
        environment=environment,
        entry_point=context.get_executable(library, description, environment),
        fndesc=description,
        type_annotation="",
        signature=signature,
        objectmode=False,
        lifted=lifted,
        reload_init=reload,
        referenced_envs=environments,
    )
    for referenced in environments:
        library.codegen.set_env(referenced.env_name, referenced)
    return result


def library_of(context: Any, name: str, code: bytes, symbols: list[str], file: Path) -> Any:
    """Machine code, put where it can be run; its callers are compiled with the rest of the file."""
    rtsys.initialize(context)
    codegen = context.codegen()
    library = codegen.create_library(name)
    library.enable_object_caching()
    library._set_compiled_object(code)
    library._get_module_for_linking = cache(lambda: parse_bitcode(bitcode_of(file.read_bytes())))
    library._finalize_final_module()
    codegen._engine._defined_symbols.update(symbols)
    return library


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


def read_head(file: Path) -> Any:
    """What is needed to call a kernel; nothing if it is not there, or broken."""
    try:
        with file.open("rb") as opened:
            head = opened.read(*LENGTH.unpack(opened.read(LENGTH.size)))
            used_at = os.fstat(opened.fileno()).st_mtime
    except (OSError, struct.error):
        return None
    if used_at < time.time() - DAY:
        with suppress(OSError):  # what came with the package may be for us to read alone
            os.utime(file)  # it is used: see `sweep`
    try:
        return pickle.loads(head)
    except (EOFError, pickle.UnpicklingError):
        return None


def bitcode_of(data: bytes) -> bytes:
    """Of a whole file: what is needed to compile a kernel that calls this one."""
    return data[LENGTH.size + LENGTH.unpack_from(data)[0] :]


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
