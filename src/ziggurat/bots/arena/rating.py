"""What a match shows: shares of wins, Elo, how sure one can be, and when it is clear enough."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf, log, log10, sqrt

from ziggurat.bots.arena.matches import Played

SURE = 1.96  # standard deviations: 95 %
MISTAKE = 0.05  # the chance of a wrong answer the sequential test accepts, either way


@dataclass(slots=True)
class Tally:
    """The games of one match so far, for each of its bots."""

    bots: tuple[str, ...]
    games: int = 0
    seats: list[int] = field(default_factory=list)  # how many games, seat by seat, each played
    wins: list[float] = field(default_factory=list)  # a shared victory counts in part
    decisions: int = 0

    def __post_init__(self) -> None:
        self.seats, self.wins = [0] * len(self.bots), [0.0] * len(self.bots)

    def add(self, played: Iterable[Played]) -> None:
        for game in played:
            self.games += 1
            self.decisions += game.decisions
            share = 1 / game.places.count(1)
            for bot, place in zip(game.bots, game.places, strict=True):
                self.seats[bot] += 1
                self.wins[bot] += share if place == 1 else 0

    def share(self, bot: int) -> float:
        """Its wins for each seat it took."""
        return self.wins[bot] / max(self.seats[bot], 1)

    def between(self, bot: int) -> tuple[float, float]:
        return interval(self.share(bot), self.seats[bot])


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true share lies with 95 % certainty."""
    if games == 0:
        return 0.0, 1.0
    square = SURE * SURE
    middle = share + square / (2 * games)
    spread = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def elo(share: float, fair: float = 0.5) -> float:
    """How far above a bot that wins its fair share, in Elo points."""
    if share <= 0 or share >= 1:
        return -inf if share <= 0 else inf
    return 400 * (log10(share / (1 - share)) - log10(fair / (1 - fair)))


def sequential_test(wins: float, games: int, wanted: float, margin: float = 0.05) -> bool | None:
    """Wald's test: is the share at least as wanted, or clearly not? None: play on.

    It weighs a share of `margin` above what is wanted against one as far below.
    """
    low, high = max(wanted - margin, 0.01), min(wanted + margin, 0.99)
    weight = wins * log(high / low) + (games - wins) * log((1 - high) / (1 - low))
    bound = log((1 - MISTAKE) / MISTAKE)
    return True if weight > bound else (False if weight < -bound else None)
