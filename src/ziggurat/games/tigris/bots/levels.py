"""How each level thinks, how its weights were trained, and what is claimed of its strength."""

from ziggurat.core.recipes import NOISE, Recipe, Stage, linear, policy_beside
from ziggurat.core.ways import (
    APPRENTICE,
    KING,
    LINEAR,
    NAIVE,
    NET,
    SCRIBE,
    VIZIER,
    Claim,
    Level,
    OnePly,
    Search,
)

LEVELS: dict[str, Level] = {
    APPRENTICE: Level(NAIVE, OnePly(), gentle=True, warns=True),
    SCRIBE: Level(LINEAR, OnePly()),
    VIZIER: Level(NET, OnePly()),
    KING: Level(NET, Search(), simulations=8000, seconds=0.15),
}
HINT_LINES = 600
# What a beginner does not think of, beside his rivals: building, treasures and dangers.
OVERLOOKED = (
    *("monuments", "squares to complete", "treasures to take"),
    *("temples beside", "stronger by", "weaker by", "open to revolt", "war with hand"),
)
MARGIN = 0.0
CLEAR_LEAD = 3.0
POLICY = policy_beside(64, 24)


def with_planes(games: int) -> Stage:
    """The net goes on with the map itself before it, out of games in which a few are looked at."""
    return Stage(games, 64, 24, 0.0004, NOISE, replay=1, batch=128, few=24)


# The shipped net is a mean (`bench/mean_weights.py`) of nets whose last stage went on from means
# before it, by other seeds; docs/bots.md has their pedigree. Trained for two seats, it also serves
# three, where it is better than what was trained for three; that of four is its mean with a net
# that went on from it with four.
RECIPES = {
    2: Recipe((linear(4_000), Stage(36_000, 64, 24, 0.001, NOISE), with_planes(80_000), POLICY)),
    3: Recipe((linear(3_000), Stage(5_000, 64, 24, 0.001, NOISE), POLICY), base=2),
    4: Recipe((linear(3_000), Stage(9_000, 64, 24, 0.001, NOISE), POLICY), base=2),
}
CLAIMS = (
    Claim("learned", "hand", 0.95),
    Claim(KING, "learned", 0.75),
    Claim(KING, VIZIER, 0.35, seats=4),
)
