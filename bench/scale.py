"""How a site would grow: simulated from the costs that were measured (bench/costs.json).

    python bench/scale.py                      all tables of docs/scale.md
    python bench/scale.py cases                the measured small cases, simulated
    python bench/scale.py sites --people 5000  what so many people a day need
    python bench/scale.py --page               write the tables and the drawing into docs

Everything is drawn by one seed: the same seed and costs print the same.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from scale_constants import constants
from scale_drawing import drawn
from scale_tables import cases, failures, growth, limited, sites

ROOT = Path(__file__).parents[1]
PAGE, DRAWING = ROOT / "docs" / "scale.md", ROOT / "docs" / "screens" / "scale.svg"
PARTS: dict[str, Callable[[int, list[int]], str]] = {
    "costs": constants,
    "cases": cases,
    "sites": sites,
    "limits": limited,
    "growth": growth,
    "failures": failures,
}
SITES = [100, 10_000, 10_000_000]


def page(seed: int) -> None:
    """Write every table between its marks, and the drawing beside the others."""
    text = PAGE.read_text()
    for name, part in PARTS.items():
        head, _, rest = text.partition(f"<!-- {name} -->\n")
        _, mark, tail = rest.partition("<!-- end -->\n")
        assert mark, f"{PAGE} has no place for {name}"
        text = f"{head}<!-- {name} -->\n\n{part(seed, SITES)}\n\n<!-- end -->\n{tail}"
    PAGE.write_text(text)
    DRAWING.write_text(drawn(seed))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART")
    parser.add_argument("--people", type=int, nargs="+", default=SITES, help="who play on a day")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", action="store_true", help="write docs/scale.md and its drawing")
    args = parser.parse_args()
    if args.page:
        page(args.seed)
        return 0
    for part in args.parts or PARTS:
        sys.stdout.write(f"{PARTS[part](args.seed, args.people)}\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
