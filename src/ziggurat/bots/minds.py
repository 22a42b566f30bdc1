"""The minds that come with the package: trained weights, and those set by hand."""

import threading
from functools import cache
from importlib import resources
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from ziggurat.bots.judgements import JUDGEMENTS
from ziggurat.bots.mind import PLAIN, WEIGHTS, Mind, mind_of, weights_of
from ziggurat.core.errors import Malformed
from ziggurat.core.state import Array

NET, LINEAR, BY_HAND, NAIVE = "net", "linear", "by hand", "naive"
# What a beginner does not think of, beside all that his rivals are up to.
OVERLOOKED = {
    "china": (
        *("firm alliances", "best emissary", "heads", "emissary short", "influence"),
        *("at risk", "hand,", "tile", "their", "for them"),
    ),
}
REMEDY = "install Ziggurat anew, or train them (`ziggurat train`)"
own = threading.local()


def mind(game: str, seats: int, kind: str) -> Mind:
    """The mind of this kind for so many seats; each thread has one of its own to write on."""
    minds: dict[tuple[str, int, str], Mind] = own.__dict__.setdefault("minds", {})
    key = game, seats, kind
    if key not in minds:
        minds[key] = mind_of(JUDGEMENTS[game], weights(game, seats, kind))
    return minds[key]


def clear_mind(game: str, seats: int, kind: str) -> None:
    """Let this thread's mind forget its last thought.

    It goes on from there, changing sums only where a position differs, and their last digits
    would tell what it thought about before.
    """
    mind(game, seats, kind).known[:] = 0


@cache
def weights(game: str, seats: int, kind: str) -> list[Array]:
    """Weights by their kind; every kind fits the others in shape, so that search compiles once."""
    if kind in (BY_HAND, NAIVE):
        linear = JUDGEMENTS[game].by_hand()
        return weights_of(linear if kind == BY_HAND else short_sighted(game, linear))
    shipped = resources.files("ziggurat.bots") / "weights" / f"{game}{seats}.npz"
    with resources.as_file(shipped) as path:
        return read_weights(path, game, kind)


def read_weights(path: Path, game: str, kind: str) -> list[Array]:
    """The weights of a file. Raises Malformed if it is missing, broken or for other features."""
    names = (PLAIN,) if kind == LINEAR else WEIGHTS
    try:
        with path.open("rb") as opened, np.load(opened) as stored:
            found = [stored[name] for name in names]
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise Malformed(path.name, f"the bots' weights are missing or broken; {REMEDY}") from error
    if len(found[0]) != len(JUDGEMENTS[game].features):
        raise Malformed(path.name, f"these weights are for other features; {REMEDY}")
    return weights_of(found[0]) if kind == LINEAR else found


def short_sighted(game: str, linear: Array) -> Array:
    """Somebody who looks at his own things only, and in China not at all of them."""
    words = OVERLOOKED.get(game, ())
    missed = [
        name.startswith("rival") or any(word in name for word in words)
        for name in JUDGEMENTS[game].features
    ]
    return np.where(missed, 0, linear)
