"""How the weights of a game were trained: stages of self-play, as numbers."""

from dataclasses import dataclass

NOISE = 0.01  # on the log odds; five times as much and nothing sensible is learned


@dataclass(frozen=True, slots=True)
class Stage:
    """So many games with one size of net; the rate falls over the second half.

    At a rate of zero the net stays as it is, and a policy alone is learned beside it.
    """

    games: int
    hidden: int
    deeper: int
    rate: float
    noise: float
    round: int = 1  # games between which the weights stand still
    # Of a search that plays and teaches a policy beside the net; 0: one look ahead, or a beam.
    simulations: int = 0
    units: int = 0  # of that policy
    # How often a prediction is learned from out of a buffer of many games, for nets with planes: of
    # one game alone they would learn its map by heart. 0: once, at once, where games are cheap.
    replay: int = 0
    batch: int = 32  # predictions learned from together
    few: int = 0  # candidates that a policy picks for a look, where there is one; 0: all of them


@dataclass(frozen=True, slots=True)
class Recipe:
    """The stages, and the number of seats whose net the first net begins as, if any.

    A beam looks for the positions of the highest value, and finds those that are overvalued: there
    an evaluation that leans on another is better than either.
    """

    stages: tuple[Stage, ...]
    base: int | None = None
    lean: float = 0.0  # how far the weights that come of it lean on those set by hand


def policy_beside(hidden: int, deeper: int, units: int = 32, games: int = 1_000) -> Stage:
    """A policy learned from one look ahead at every candidate, beside a net that is finished."""
    return Stage(games, hidden, deeper, 0.0, NOISE, simulations=1, units=units)


def linear(games: int, rate: float = 0.002) -> Stage:
    """An evaluation without a net: quick to learn, and the start of every other."""
    return Stage(games, 0, 0, rate, NOISE)
