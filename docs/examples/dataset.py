"""From self-play to a first look at it: which first moves win, and what the bots chose from."""

import sys

import pyarrow.compute as pc

from ziggurat.cli import main
from ziggurat.research.datasets import matches, read


def look(folder: str, *more: str) -> None:
    main(["export", folder, "--self-play", "12", "--game", "babel", "--bots", "random", *more])

    data = read(folder)
    winner = {row["id"]: row["winners"] for row in data.games.to_pylist()}
    firsts = data.decisions.filter(pc.equal(data.decisions["number"], 0)).to_pylist()
    for row in firsts:
        won = "won" if row["seat"] in winner[row["id"]] else "lost"
        print(f"game {row['id']}: {row['move']!r}, one of {len(row['legal'])}: {won}")

    again = [match.winners for match in matches(data)]
    print("played again, the same seats win:", again == list(winner.values()))


if __name__ == "__main__":  # processes that help begin by reading this file
    look(*sys.argv[1:])
