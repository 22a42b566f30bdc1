"""Ways to think, as a game names them for its levels: what they are, not how they are done.

`ziggurat.bots` makes players of them. Here they are numbers and words, so that a game can say how
strong its levels are without knowing any search.
"""

from dataclasses import dataclass

APPRENTICE, SCRIBE, VIZIER, KING = LEVELS = ("apprentice", "scribe", "vizier", "king")
# Weights: trained with a net, trained without, set by hand, and those of a beginner.
NET, LINEAR, BY_HAND, NAIVE = "net", "linear", "by hand", "naive"


@dataclass(frozen=True, slots=True)
class OnePly:
    """One look ahead: every candidate is evaluated by the position it leaves."""


@dataclass(frozen=True, slots=True)
class Search:
    """A tree search through imagined worlds."""


@dataclass(frozen=True, slots=True)
class Beam:
    """A plan for the whole turn, with so many chains of decisions side by side.

    Where it keeps several ends, these are compared by the answers to them.
    """

    width: int
    ends: int = 1
    answer: int = 1  # the width of the beam that plans an answer


Plan = OnePly | Search | Beam


@dataclass(frozen=True, slots=True)
class Level:
    """How one level of a game thinks: by which weights, with which plan, for how long at most.

    A gentle level attacks nobody as long as there is anything else to do; one that also `warns`
    attacks where it said so a turn before.
    """

    weights: str
    plan: Plan
    simulations: int = 1
    seconds: float = 0.1  # none of the plans that need no time to speak of takes as long
    gentle: bool = False
    warns: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """A bot wins at least such a share of the seats it takes against others."""

    bot: str
    against: str
    share: float
    seats: int = 2
