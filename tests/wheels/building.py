"""The wheel that carries kernels: built as `make wheel` builds it, and put into an environment."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILD = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d")
WITH_KERNELS = {"HATCH_BUILD_HOOK_ENABLE_CUSTOM": "true"}
CACHE = "ZIGGURAT_WHEEL_CACHE"


def build(folder: Path, cache: Path | None = None) -> Path:
    """The wheel with kernels, those of this cache or all compiled anew."""
    kept = {name: text for name, text in os.environ.items() if name != CACHE}
    named = {CACHE: str(cache)} if cache else {}
    run([*BUILD, str(folder)], kept | named | WITH_KERNELS)
    (wheel,) = folder.glob("*.whl")
    return wheel


def build_plain(folder: Path) -> Path:
    """The wheel for every machine."""
    run([*BUILD, str(folder)], dict(os.environ))
    (wheel,) = folder.glob("*.whl")
    return wheel


class Environment:
    """A virtual environment of its own, and an empty home for whoever uses it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.home = folder / "environment", folder / "home"
        self.home.mkdir()
        run([sys.executable, "-m", "venv", str(self.folder)], dict(os.environ))
        self.bin = self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def variables(self) -> dict[str, str]:
        """What a process there knows; nothing of the tests and their caches."""
        return {"HOME": str(self.home), "PATH": f"{self.bin}:/usr/bin:/bin", "LANG": "C.UTF-8"}

    @property
    def kernels(self) -> list[Path]:
        """What was compiled there."""
        return sorted((self.home / ".cache").rglob("*.kernel"))

    def install(self, wheel: Path) -> None:
        """The wheel and all it needs, from the package index."""
        self.pip("install", str(wheel))

    def install_beside_tests(self, wheel: Path) -> None:
        """The wheel alone; what it needs is taken from the environment of the tests."""
        self.pip("install", "--no-deps", "--no-index", str(wheel))
        (site,) = self.folder.glob("lib/python*/site-packages")
        (site / "beside.pth").write_text(f"{sysconfig.get_path('purelib')}\n")

    def pip(self, *words: str) -> None:
        run([str(self.bin / "python"), "-m", "pip", "-q", *words], dict(os.environ))

    def said(self, code: str, **variables: str) -> str:
        """What a few lines of Python print there."""
        command = [str(self.bin / "python"), "-c", code]
        return run(command, self.variables | variables)


def run(command: list[str], variables: dict[str, str]) -> str:
    """What a command prints that must not fail."""
    variables.pop("PYTHONPATH", None)  # the sources lie there; here the wheel is meant
    done = subprocess.run(
        command, cwd=ROOT, env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
