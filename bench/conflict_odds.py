"""Whether the odds told of conflicts come true: told against come, tenth by tenth.

    python bench/conflict_odds.py [--games N] [--searched N]

Viziers and kings play among themselves with two, three and four seats, other games than those that
`bench/hand_habits.py` learns from. Whoever starts a conflict of his own is told its odds, as a hint
would tell them, and again with the support he sends. What came: his leader is still on the map
when the action is over. The last line says which tenth that was told often enough is farthest off.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from watched_games import Decision, watched
from ziggurat.bots.advice.explanations import look_ahead
from ziggurat.bots.bot import imagined
from ziggurat.bots.evaluation.weights import network
from ziggurat.core.dice import GOLDEN
from ziggurat.core.state import Array
from ziggurat.core.ways import KING, NET, VIZIER
from ziggurat.games.tigris import TIGRIS
from ziggurat.games.tigris.bots.explanations import chance_to_stand
from ziggurat.games.tigris.conflicts import ATTACKER
from ziggurat.games.tigris.data import COLORS, NOWHERE
from ziggurat.games.tigris.state import ACTION, OVER, SUPPORT

SEED = 2
ENOUGH = 60  # odds of a tenth: fewer tell nothing
ATTACK, SEND = "with the attack", "with the support sent"
HEAD = (
    "| seats | level | odds told | which | n | mean | came | off by | standard error |\n"
    "|---|---|---|---|---:|---:|---:|---:|---:|\n"
)
Told = tuple[str, int, float]  # when, of which leader, how likely he is to stay
ALL = "all"


@dataclass(frozen=True, slots=True)
class Tally:
    """What was told and what came, in percent."""

    n: int
    mean: float
    came: float

    @property
    def off(self) -> float:
        return self.came - self.mean

    @property
    def error(self) -> float:
        """The standard error of what came, were the odds true and every conflict by itself."""
        return float((self.mean * (100 - self.mean) / self.n) ** 0.5)

    def __str__(self) -> str:
        told = f"{self.n:,} | {self.mean:.1f} % | {self.came:.1f} %"
        return f"{told} | {self.off:+.1f} | {self.error:.1f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=80, metavar="N", help="of viziers")
    parser.add_argument("--searched", type=int, default=6, metavar="N", help="of kings")
    args = parser.parse_args()
    sys.stdout.write(HEAD)
    tenths = list[tuple[Tally, str]]()
    for seats in (2, 3, 4):
        for level, games in ((VIZIER, args.games), (KING, args.searched)):
            came = list(odds_and_results(level, seats, games))
            for when in (ATTACK, SEND):
                rows = np.array([(chance, stays) for told, chance, stays in came if told == when])
                for which, tally in by_tenths(rows) if len(rows) else ():
                    named = f"{seats} | {level} | {when} | {which}"
                    sys.stdout.write(f"| {named} | {tally} |\n")
                    if which != ALL and tally.n >= ENOUGH:
                        tenths.append((tally, named.replace(" |", ",")))
            sys.stdout.flush()
    sys.stdout.write(farthest(tenths))
    return 0


def farthest(tenths: list[tuple[Tally, str]]) -> str:
    """Which tenth is farthest off, of those that were told often enough."""
    if not tenths:
        return f"no tenth was told {ENOUGH} times\n"
    tally, named = max(tenths, key=lambda tenth: abs(tenth[0].off))
    return (
        f"farthest off of {len(tenths)} tenths told {ENOUGH} times or more: {tally.off:+.1f} "
        f"± {tally.error:.1f} ({named}, n = {tally.n:,})\n"
    )


def odds_and_results(level: str, seats: int, games: int) -> Iterator[tuple[str, float, bool]]:
    """When odds were told, what they were, and whether the leader stayed."""
    open_odds, seat = list[Told](), 0
    for decision in watched(level, seats, games, SEED):
        if decision.before.prompt == ACTION:
            open_odds, seat = [], int(decision.before.turn)
        open_odds += told(decision, seat)
        if decision.after.prompt in (ACTION, OVER):
            for when, color, chance in open_odds:
                yield when, chance, decision.after.leader_cell[seat, color] != NOWHERE
            open_odds = []


def told(decision: Decision, seat: int) -> list[Told]:
    """The odds of his own conflicts that the active player hears with a decision."""
    before, after = decision.before, decision.after
    if before.prompt == ACTION and after.prompt not in (ACTION, OVER):
        when = ATTACK
    elif before.prompt == SUPPORT and before.asked == seat == before.fighter[ATTACKER]:
        when = SEND
    else:
        return []
    net, world = (
        network(TIGRIS.name, int(before.seats), NET),
        imagined(TIGRIS, before, seat, GOLDEN),
    )
    lookahead, _ = look_ahead(TIGRIS, net, world, seat, decision.action)
    fought = [
        COLORS.index(fight["color"])
        for fight in lookahead.preview.get("fights", ())
        if fight["attacker"] == seat and lookahead.outcomes
    ]
    return [(when, color, chance_to_stand(lookahead, color)) for color in fought]


def by_tenths(rows: Array) -> Iterator[tuple[str, Tally]]:
    """All together, and those of every tenth of the odds."""
    yield ALL, tally(rows)
    tenth = np.minimum((10 * rows[:, 0]).astype(int), 9)
    for i in range(10):
        if (tenth == i).any():
            yield f"{10 * i} to {10 * i + 10} %", tally(rows[tenth == i])


def tally(rows: Array) -> Tally:
    chance, came = 100 * rows.mean(axis=0)
    return Tally(len(rows), float(chance), float(came))


if __name__ == "__main__":
    sys.exit(main())
