"""Maps are data: the three of the game, and whatever anybody draws.

The first rules had one space fewer in Ch'in; games begun under them are still played on those maps.

A `Map` is what the rules and the words of a game need of a map file. The drawing is checked
by `checking` and otherwise only looked at.
"""

from collections import deque
from importlib.resources import files
from weakref import WeakValueDictionary

from ziggurat.core.reading import load_json
from ziggurat.games.china.maps.reading import Map, read_map

__all__ = ["BUILT_IN", "FIRST_MAPS", "KNOWN", "MAPS", "Map", "read_map", "remember"]

BUILT_IN = ("34", "45", "border")

# The maps of the game and those that are played, by their digests: a state carries the digest of
# the map it is played on. Strangers bring maps to a server, so one that nobody plays is forgotten.
KNOWN: WeakValueDictionary[str, Map] = WeakValueDictionary()
NEWEST: deque[Map] = deque(maxlen=64)  # met last, and perhaps not yet played


def remember(found: Map) -> Map:
    """Make a map known to everything that has to name its spaces."""
    known = KNOWN.setdefault(found.digest, found)
    NEWEST.append(known)
    return known


def shipped(file: str) -> Map:
    """A map that lies beside this file."""
    return remember(read_map(load_json((files(__name__) / file).read_text("utf-8"))))


MAPS = {name: shipped(f"{name}.json") for name in BUILT_IN}
FIRST_MAPS = {name: shipped(f"{name}-rules1.json") for name in BUILT_IN}
