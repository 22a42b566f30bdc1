"""Where compiled kernels are kept, and for which processor they are compiled.

Nothing here needs numba, so that whoever only asks what is there stays small.
"""

import os
import platform
import sys
import tempfile
from functools import cache
from importlib import metadata, resources
from pathlib import Path

NAMED = ("ZIGGURAT_CACHE", "XDG_CACHE_HOME")
LIBRARIES = ("numba", "llvmlite", "numpy")  # machine code fits one version of each
HANDED = "records by place"  # how Python hands them to kernels: see `unboxing`
# What a processor must be able to do to run kernels compiled for a level of its family: the names
# LLVM has for it. Kernels for these levels run as fast as those for one very machine, and fit all
# machines of a decade; see docs/adr/0011.
LEVELS = {
    "x86-64-v3": {"avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sse4.2"},
    "x86-64-v2": {"popcnt", "sse4.2", "ssse3"},
}
# Numba's own variables that change nothing in what it compiles.
HARMLESS = ("NUMBA_CACHE_DIR", "NUMBA_DISABLE_JIT", "NUMBA_NUM_THREADS")
LINUX_NAMES = {"bmi1": "bmi", "abm": "lzcnt", "sse4_2": "sse4.2"}  # of the same abilities


def is_plain() -> bool:
    """Whether rules shall be ordinary Python here: NUMBA_DISABLE_JIT=1."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


@cache
def processor() -> str:
    """What kernels are compiled for here: a level that many machines have, or this machine."""
    if named := os.environ.get("NUMBA_CPU_NAME"):
        return named
    able = abilities() if platform.machine() in ("x86_64", "AMD64") else set()
    for level, needed in LEVELS.items():
        if needed <= able:
            return level
    return "host"


def abilities() -> set[str]:
    """What this processor can do, in LLVM's words."""
    try:
        text = Path("/proc/cpuinfo").read_text()
        flags = next(line for line in text.splitlines() if line.startswith("flags"))
        return {LINUX_NAMES.get(flag, flag) for flag in flags.split()}
    except (OSError, StopIteration):
        from llvmlite import binding

        return {name for name, has in binding.get_host_cpu_features().items() if has}


@cache
def environment() -> str:
    """Whatever else machine code depends on: interpreter, libraries, system and processor."""
    versions = [f"{name} {metadata.version(name)}" for name in LIBRARIES]
    system = f"{sys.platform} {platform.machine()} {processor()}"
    switches = [f"{name}={value}" for name, value in sorted(os.environ.items()) if is_switch(name)]
    known = [str(sys.implementation.cache_tag), *versions, system, host(), HANDED]
    return " ".join([*known, *switches])


def is_switch(name: str) -> bool:
    """Whether a variable of the environment may change what numba compiles."""
    return name.startswith("NUMBA_") and name not in HARMLESS


def host() -> str:
    """The very machine, where kernels are compiled for nothing less."""
    if processor() != "host":
        return ""
    from llvmlite import binding

    return f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"


@cache
def home() -> Path:
    """The folder for what is compiled here: named, in the user's cache, or a temporary one."""
    wished = wished_home()
    return wished if is_open(wished) else temporary() / "ziggurat"


def kernels() -> Path:
    """The kernels that were compiled here."""
    return home() / "kernels"


def wished_home() -> Path:
    named = next((os.environ[name] for name in NAMED if os.environ.get(name)), None)
    return (Path(named) if named else Path.home() / ".cache") / "ziggurat"


def is_open(folder: Path) -> bool:
    """Whether we can write there; the folder is made."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK | os.X_OK)


def temporary() -> Path:
    """A folder of our own among the temporary ones, the same for all our processes.

    Kernels are code: nobody else may have made it, or may write there.
    """
    folder = (
        Path(tempfile.gettempdir()) / f"ziggurat-{os.getuid() if hasattr(os, 'getuid') else ''}"
    )
    folder.mkdir(mode=0o700, exist_ok=True)
    found = folder.lstat()
    if hasattr(os, "getuid") and (found.st_uid != os.getuid() or found.st_mode & 0o077):
        return Path(tempfile.mkdtemp(prefix="ziggurat-"))
    return folder


def shipped() -> Path:
    """The kernels that came with the package, if any did."""
    return Path(str(resources.files("ziggurat.compiled"))) / "shipped"
