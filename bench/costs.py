"""Measure again what costs.json holds, all of it or a part; docs/scale.md is worked out from it.

    python bench/costs.py [one] [quiet] [cases] [shared] [kept] [bots]

On a quiet machine: latencies of a busy one say nothing, and CPU times say less. Each part notes
the `yardstick_ms` of its own time (see bench/load.py). What is assumed stays as it is written.
"""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cost_runs
from load_server import yardstick_ms

COSTS = Path(__file__).with_name("costs.json")
PARTS: dict[str, Callable[[], Any]] = {
    "one": cost_runs.one,
    "quiet": cost_runs.quiet,
    "cases": cost_runs.cases,
    "shared": lambda: [cost_runs.shared(1), cost_runs.shared(2)],
    "kept": cost_runs.kept,
    "bots": cost_runs.bots,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART")
    for part in parser.parse_args().parts or PARTS:
        yardstick, found = round(yardstick_ms(), 1), rounded(PARTS[part]())
        costs = json.loads(COSTS.read_text())
        costs["measured"][part] = {
            "command": f"python bench/costs.py {part}",
            "yardstick_ms": yardstick,
            "found": found,
        }
        COSTS.write_text(json.dumps(costs, indent=2) + "\n")
        sys.stdout.write(json.dumps({part: costs["measured"][part]}) + "\n")
    return 0


def rounded(found: Any) -> Any:
    """Numbers with as many digits as they deserve."""
    if isinstance(found, dict):
        return {name: rounded(value) for name, value in found.items()}
    if isinstance(found, list):
        return [rounded(value) for value in found]
    return float(f"{found:.4g}") if isinstance(found, float) else found


if __name__ == "__main__":
    sys.exit(main())
