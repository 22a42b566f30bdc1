"""A second wheel that carries compiled kernels, for machines like the one that builds it.

It is built only where HATCH_BUILD_HOOK_ENABLE_CUSTOM is set, as `make wheel` does. All kernels are
compiled in an empty folder, which takes minutes; ZIGGURAT_WHEEL_CACHE names a folder for kernels
that may be there already, and where they stay.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CACHE = "ZIGGURAT_WHEEL_CACHE"
PLACE = "ziggurat/compiled/shipped"  # in the wheel


class KernelsHook(BuildHookInterface[Any]):
    """Compiles the kernels and puts them into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # whoever edits the sources compiles them
            return
        self.folder = tempfile.TemporaryDirectory(prefix="ziggurat-wheel-")
        shipped = Path(self.folder.name) / "shipped"
        python = Python(self.root, os.environ.get(CACHE) or self.folder.name)
        python.compile()
        build_data["dependencies"] += python.shipped_to(shipped)
        build_data["force_include"][str(shipped)] = PLACE
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.folder.cleanup()


class Python:
    """The interpreter that builds, with these sources and a place for kernels."""

    def __init__(self, root: str, cache: str) -> None:
        # A switch of numba's would be part of what the kernels are compiled for.
        plain = {name: text for name, text in os.environ.items() if not name.startswith("NUMBA_")}
        here = {"PYTHONPATH": str(Path(root) / "src"), "ZIGGURAT_CACHE": cache}
        self.environment = plain | here

    def compile(self) -> None:
        """Compile what is not yet; the process would end with its input, so that stays open."""
        command = [sys.executable, "-m", "ziggurat.server.runtime.compilation"]
        with subprocess.Popen(command, env=self.environment, stdin=subprocess.PIPE) as process:
            process.wait()

    def shipped_to(self, folder: Path) -> list[str]:
        """Copy the kernels there; returns what they need. Where they lack, nothing is built."""
        command = [sys.executable, "-m", "ziggurat.compiled.shipping", str(folder)]
        done = subprocess.run(
            command, env=self.environment, check=False, stdout=subprocess.PIPE, text=True
        )
        if done.returncode:
            sys.exit(done.returncode)
        return done.stdout.split()
