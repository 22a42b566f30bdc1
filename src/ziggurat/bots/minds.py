"""The minds that come with the package: trained weights, and those set by hand."""

import threading
from functools import cache
from importlib import resources

import numpy as np

from ziggurat.bots.judgements import JUDGEMENTS
from ziggurat.bots.mind import PLAIN, WEIGHTS, Mind, mind_of, weights_of
from ziggurat.core.state import Array

NET, LINEAR, BY_HAND, NAIVE = "net", "linear", "by hand", "naive"
# What a beginner does not think of, beside all that his rivals are up to.
OVERLOOKED = {
    "china": (
        *("firm alliances", "best emissary", "heads", "emissary short", "influence"),
        *("at risk", "hand,", "tile", "their", "for them"),
    ),
}
own = threading.local()


def mind(game: str, seats: int, kind: str) -> Mind:
    """The mind of this kind for so many seats; each thread has one of its own to write on."""
    minds: dict[tuple[str, int, str], Mind] = own.__dict__.setdefault("minds", {})
    key = game, seats, kind
    if key not in minds:
        minds[key] = mind_of(JUDGEMENTS[game], weights(game, seats, kind))
    return minds[key]


@cache
def weights(game: str, seats: int, kind: str) -> list[Array]:
    """Weights by their kind; every kind fits the others in shape, so that search compiles once."""
    if kind in (BY_HAND, NAIVE):
        linear = JUDGEMENTS[game].by_hand()
        return weights_of(linear if kind == BY_HAND else short_sighted(game, linear))
    file = resources.files("ziggurat.bots") / "weights" / f"{game}{seats}.npz"
    with file.open("rb") as opened, np.load(opened) as stored:
        if kind == LINEAR:
            return weights_of(stored[PLAIN])
        return [stored[name] for name in WEIGHTS]


def short_sighted(game: str, linear: Array) -> Array:
    """Somebody who looks at his own things only, and in China not at all of them."""
    words = OVERLOOKED.get(game, ())
    missed = [
        name.startswith("rival") or any(word in name for word in words)
        for name in JUDGEMENTS[game].features
    ]
    return np.where(missed, 0, linear)
