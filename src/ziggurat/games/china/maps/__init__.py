"""Maps are data: the three of the game, and whatever anybody draws.

A `Map` is what the rules and the words of a game need of a map file. The drawing is checked
by `checking` and otherwise only looked at.
"""

from importlib.resources import files

from ziggurat.core.reading import load_json
from ziggurat.games.china.maps.reading import Map, read_map

__all__ = ["BUILT_IN", "KNOWN", "MAPS", "Map", "read_map", "remember"]

BUILT_IN = ("34", "45", "border")

# Every map met so far, by its digest: a state carries the digest of the map it is played on.
KNOWN: dict[str, Map] = {}


def remember(found: Map) -> Map:
    """Make a map known to everything that has to name its spaces."""
    return KNOWN.setdefault(found.digest, found)


MAPS = {
    name: remember(read_map(load_json((files(__name__) / f"{name}.json").read_text("utf-8"))))
    for name in BUILT_IN
}
