"""What a process that only plays keeps of the compiler in memory.

Loading kernels reads large parts of LLVM's library, which a server needs no more: it compiles
nothing. On Linux they can be given back to the system, which reads them again from the file should
somebody ask. Only pages that are as they are in the file: what was changed while loading stays.
"""

import ctypes
import re
import sys
from collections.abc import Iterator
from pathlib import Path

LIBRARY = "libllvmlite.so"
NOT_NEEDED = 4  # MADV_DONTNEED of Linux
MAPPING = re.compile(r"([0-9a-f]+)-([0-9a-f]+) (\S{4}) \S+ \S+ \d+ *(.*)")


def release_compiler() -> int:
    """Give back what is resident of the compiler's library; returns how many kB that were."""
    if not sys.platform.startswith("linux"):
        return 0
    smaps = Path("/proc/self/smaps").read_text()
    return sum(released(begin, size) * kb for begin, size, kb in unchanged(smaps, LIBRARY))


def unchanged(smaps: str, library: str) -> Iterator[tuple[int, int, int]]:
    """Address, length and resident kB of every part of a library that is as it is in its file."""
    for part in re.split(r"\n(?=[0-9a-f]+-[0-9a-f]+ )", smaps):
        mapping = MAPPING.match(part)
        if mapping is None or not mapping[4].endswith(library) or "w" in mapping[3]:
            continue
        sizes = {
            name: int(kb) for name, kb in re.findall(r"^(\w+): +(\d+) kB$", part, re.MULTILINE)
        }
        if not sizes["Anonymous"]:
            begin = int(mapping[1], 16)
            yield begin, int(mapping[2], 16) - begin, sizes["Rss"]


def released(begin: int, size: int) -> bool:
    """Whether the system took these pages back."""
    libc = ctypes.CDLL(None)
    return not libc.madvise(ctypes.c_void_p(begin), ctypes.c_size_t(size), NOT_NEEDED)
