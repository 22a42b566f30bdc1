"""The minds that come with the package: trained weights, and those set by hand."""

import threading
from functools import cache
from importlib import resources

import numpy as np

from ziggurat.bots.judgements import JUDGEMENTS
from ziggurat.bots.mind import PLAIN, WEIGHTS, Mind, mind_of, weights_of
from ziggurat.core.state import Array

NET, LINEAR, BY_HAND, NAIVE = "net", "linear", "by hand", "naive"
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
        return weights_of(linear if kind == BY_HAND else without_rivals(game, linear))
    file = resources.files("ziggurat.bots") / "weights" / f"{game}{seats}.npz"
    with file.open("rb") as opened, np.load(opened) as stored:
        if kind == LINEAR:
            return weights_of(stored[PLAIN])
        return [stored[name] for name in WEIGHTS]


def without_rivals(game: str, linear: Array) -> Array:
    """Somebody who looks at his own things only, and misses what others are up to."""
    others = [name.startswith("rival") for name in JUDGEMENTS[game].features]
    return np.where(others, 0, linear)
