"""The plan of the house: who may import whom."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_layer_and_room_imports_only_what_stands_below_it() -> None:
    lint = "from importlinter.cli import lint_imports_command as lint; lint()"

    found = subprocess.run(
        [sys.executable, "-c", lint, "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert found.returncode == 0, found.stdout + found.stderr
    assert "0 broken" in found.stdout
