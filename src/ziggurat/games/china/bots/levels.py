"""How each level thinks, how its weights were trained, and what is claimed of its strength."""

from ziggurat.core.recipes import NOISE, Recipe, Stage, linear
from ziggurat.core.ways import (
    APPRENTICE,
    BY_HAND,
    KING,
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
    APPRENTICE: Level(NAIVE, OnePly()),
    SCRIBE: Level(BY_HAND, OnePly()),
    VIZIER: Level(NET, OnePly()),
    KING: Level(NET, Search(), simulations=8000, seconds=0.4),
}
HINT_LINES = 600
# What a beginner does not think of, beside all that his rivals are up to.
OVERLOOKED = (
    *("firm alliances", "best emissary", "heads", "emissary short", "influence"),
    *("at risk", "hand,", "tile", "their", "for them"),
)
MARGIN = 0.15
CLEAR_LEAD = 8.0


def with_planes(games: int) -> Stage:
    """The net with the map itself before it."""
    return Stage(games, 64, 24, 0.0008, NOISE, replay=1, batch=128)


RECIPES = {
    2: Recipe((linear(3_000), Stage(40_000, 64, 24, 0.001, NOISE), with_planes(120_000))),
    3: Recipe((linear(1_500), with_planes(30_000)), base=2),
    4: Recipe((linear(2_000), with_planes(40_000)), base=2),
    5: Recipe((linear(1_000), with_planes(20_000)), base=2),
}
CLAIMS = (Claim(KING, "hand", 0.90), Claim(KING, "hand", 0.90, seats=3))
