"""What stays of the compiler in memory, and that it can be asked again."""

import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat.compiled.footprint import unchanged
from ziggurat.core.jit import PLAIN

SMAPS = """\
7f00-8f00 r-xp 00000000 fe:00 1    /lib/libllvmlite.so
Rss:                  40 kB
Anonymous:             0 kB
8f00-9f00 r--p 00001000 fe:00 1    /lib/libllvmlite.so
Rss:                   8 kB
Anonymous:             8 kB
9f00-af00 rw-p 00002000 fe:00 1    /lib/libllvmlite.so
Rss:                   4 kB
Anonymous:             0 kB
af00-bf00 rw-p 00000000 00:00 0
Rss:                   4 kB
Anonymous:             4 kB
bf00-cf00 r-xp 00000000 fe:00 2    /lib/libother.so
Rss:                   4 kB
Anonymous:             0 kB
cf00-df00 r--p 00003000 fe:00 1    /lib/libllvmlite.so
Rss:                  16 kB
Anonymous:             0 kB
"""
RELEASE = """
import re, numba
from pathlib import Path
from ziggurat.compiled.footprint import release_compiler
def twice(x): return 2 * x
def thrice(x): return 3 * x
def resident(): return int(re.search(r"VmRSS:\\s+(\\d+)", Path("/proc/self/status").read_text())[1])
assert numba.njit(twice)(2) == 4
before = resident()
released = release_compiler()
assert before - resident() > released / 2 > 10_000, (before, resident(), released)
assert numba.njit(thrice)(2) == 6
"""


def test_only_what_is_as_in_the_file_is_given_back() -> None:
    assert list(unchanged(SMAPS, "libllvmlite.so")) == [
        (0x7F00, 0x1000, 40),
        (0xCF00, 0x1000, 16),
    ]


@pytest.mark.slow
@pytest.mark.skipif(PLAIN or not Path("/proc/self/smaps").exists(), reason="needs /proc, compiled")
def test_a_compiler_that_was_given_back_still_compiles() -> None:
    subprocess.run([sys.executable, "-c", RELEASE], check=True)
