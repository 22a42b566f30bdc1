"""Two people who set up in one folder at once: the second waits for the first."""

import subprocess
import sys
from pathlib import Path

ALONE = Path(__file__).parents[1] / "deploy" / "alone.py"
WORK = """
import sys
print("begins", flush=True)
sys.stdin.readline()
print("ends", flush=True)
sys.exit(int(sys.argv[1]))
"""


def begun(lock: Path, code: int) -> "subprocess.Popen[str]":
    """Somebody who works under the lock until a line is written to him."""
    return subprocess.Popen(
        [sys.executable, str(ALONE), str(lock), sys.executable, "-c", WORK, str(code)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_the_second_waits_for_the_first_and_is_told(tmp_path: Path) -> None:
    first = begun(tmp_path / "lock", code=3)
    assert first.stdout is not None
    assert first.stdout.readline() == "begins\n"

    second = begun(tmp_path / "lock", code=0)
    assert second.stderr is not None
    assert second.stderr.readline() == "Somebody else sets up in this folder: waiting…\n"
    assert second.poll() is None

    assert first.communicate("\n", timeout=60) == ("ends\n", "")
    assert second.communicate("\n", timeout=60) == ("begins\nends\n", "")
    assert (first.returncode, second.returncode) == (3, 0)


def test_a_setup_that_was_killed_keeps_nobody_waiting(tmp_path: Path) -> None:
    first = begun(tmp_path / "lock", code=0)
    assert first.stdout is not None
    assert first.stdout.readline() == "begins\n"
    first.kill()
    first.communicate()

    second = begun(tmp_path / "lock", code=0)

    assert second.communicate("\n", timeout=60) == ("begins\nends\n", "")
