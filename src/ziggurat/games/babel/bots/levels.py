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
    Beam,
    Claim,
    Level,
)

LEVELS: dict[str, Level] = {
    APPRENTICE: Level(NAIVE, Beam(7), gentle=True),
    SCRIBE: Level(BY_HAND, Beam(4)),
    VIZIER: Level(NET, Beam(24)),
    KING: Level(NET, Beam(300, ends=20, answer=24), simulations=40, seconds=0.5),
}
# What a beginner does not think of, beside all that his rival is up to: strikes. Who leaves the
# other in peace must not plan them either, for the cards that lead up to one are lost without it.
OVERLOOKED = ("assyrians", "hittites", "medes", "sumerians", "strike", "against")
MARGIN = 0.0
CLEAR_LEAD = 6.0
# The shipped net is the mean of this one and of one with 30,000 games more at a rate of 0.0005
# (`bench/mean_weights.py`), leaning as it does.
RECIPES = {
    2: Recipe(
        (
            linear(3_000, 0.001),
            Stage(70_000, 48, 16, 0.0006, NOISE),
            Stage(40_000, 48, 16, 0.0006, NOISE, batch=128),
        ),
        lean=0.3,
    ),
}
CLAIMS = (Claim(KING, "plan-96-hand", 0.80),)
