"""How strong the bots are: plays every match of the table in docs/bots.md and writes it there.

    python bench/strength.py [--only WORD] [--early] [--workers N]

With --early a match stops as soon as the sequential test is clear.
"""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from ziggurat.bots.arena.claims import CLAIMS, GameClaim

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- strength: begin -->", "<!-- strength: end -->"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", metavar="WORD", help="only rows with this word")
    parser.add_argument("--early", action="store_true", help="stop when the answer is clear")
    parser.add_argument("--workers", type=int, metavar="N", help="on so many processes, not all")
    args = parser.parse_args()
    rows = known_rows()
    for claim in CLAIMS:
        if args.only in claim.command:
            found = play(claim, args.early, args.workers)
            rows[key(claim)] = row(claim, found)
            write([rows[key(c)] for c in CLAIMS if key(c) in rows])
            print(rows[key(claim)], flush=True)  # noqa: T201
    return 0


def key(claim: GameClaim) -> str:
    return f"{claim.game}, {claim.seats} | {claim.bot} | {claim.against}"


def play(claim: GameClaim, early: bool, workers: int | None) -> dict[str, Any]:
    words = claim.command.split()[1:] + ["--json"]
    if early:
        words += ["--at-least", str(claim.share)]
    if workers:
        words += ["--workers", str(workers)]
    done = subprocess.run(
        [sys.executable, "-m", "ziggurat.cli", *words], check=True, stdout=subprocess.PIPE
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def row(claim: GameClaim, found: dict[str, Any]) -> str:
    bot = found["bots"][0]
    low, high = bot["between"]
    elo = "all won" if bot["elo"] is None else f"{bot['elo']:+.0f}"
    early, until = "", ""
    if found["at_least"] is not None:
        early, until = " (stopped when clear)", f" --at-least {claim.share:g}"
    return (
        f"| {key(claim)} | {bot['wins']:g} of {bot['seats']}{early} | "
        f"**{100 * bot['share']:.1f} %** [{100 * low:.1f}, {100 * high:.1f}] | {elo} | "
        f"{100 * claim.share:g} % | `{claim.command}{until}` |"
    )


def known_rows() -> dict[str, str]:
    """The rows of earlier runs: a single match may be played again without the others."""
    table = PAGE.read_text("utf-8").split(BEGIN)[1].split(END)[0]
    return {
        " | ".join(cell.strip() for cell in line.split("|")[1:4]): line
        for line in table.splitlines()
        if re.match(r"\| (tigris|china|babel)", line)
    }


def write(rows: list[str]) -> None:
    head = (
        "| game, seats | bot | against | won | share [95 %] | Elo | wanted | command |\n"
        "|---|---|---|---:|---:|---:|---:|---|\n"
    )
    text = PAGE.read_text("utf-8")
    before, rest = text.split(BEGIN)
    body = BEGIN + "\n" + head + "\n".join(rows) + "\n" + END
    PAGE.write_text(before + body + rest.split(END)[1], "utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
