"""A map file as a whole: what it says twice agrees, and its cards and roads suffice."""

from typing import Any

from ziggurat.core.errors import Malformed
from ziggurat.core.reading import as_list, as_number, as_text, named
from ziggurat.games.china.data import CARDS_REMOVED, COLORS, DISPLAY, HAND, SPACES
from ziggurat.games.china.maps.entries import Pair, Space
from ziggurat.games.china.maps.keys import BORDER_POST

JUNCTION = 3  # roads that meet there


def check_cards(cards: tuple[int, ...], seats: tuple[int, ...]) -> None:
    """All hands and the display can be dealt, and the pile is not exhausted at once."""
    for count in seats:
        hands = count + (count == 2)  # the Emperor has one too
        needed = hands * HAND + DISPLAY + 1
        left = sum(cards) - CARDS_REMOVED[count] * len(COLORS)
        if left < needed:
            raise Malformed("colors", f"{left} cards are too few for {count}: {needed} are needed")


def check_colors(document: dict[str, Any], colors: dict[str, int]) -> None:
    """Every color lists its provinces."""
    for number, color in enumerate(COLORS):
        theirs = [province for province, other in colors.items() if other == number]
        place = f"colors.{color}.provinces"
        same_words(document["colors"][color]["provinces"], place, theirs, ordered=False)


def check_provinces(document: dict[str, Any], spaces: dict[str, Space]) -> None:
    """Every province lists its spaces, in their order, and counts them."""
    for number, (place, province) in enumerate(as_list(document["provinces"], "provinces")):
        theirs = [space for space, entry in spaces.items() if number in entry.provinces]
        if not theirs:
            raise Malformed(place, f"{province['id']!r} has no space")
        same_words(province["spaces"], f"{place}.spaces", theirs, ordered=True)
        count = as_number(province["space_count"], f"{place}.space_count", 1, SPACES)
        if count != len(theirs):
            raise Malformed(f"{place}.space_count", f"is {count}, but there are {len(theirs)}")


def check_spaces(spaces: dict[str, Space], roads: tuple[Pair, ...]) -> None:
    """The roads make the junctions; a bonus tile lies on neither a junction nor a post."""
    ends = [end for road in roads for end in road]
    for number, (word, space) in enumerate(spaces.items()):
        place = f"spaces[{number}]"
        degree = ends.count(number)
        if space.degree != degree:
            raise Malformed(f"{place}.degree", f"{word} has {degree} roads, not {space.degree}")
        if space.junction != (degree >= JUNCTION):
            said = "is a junction" if degree >= JUNCTION else "is no junction"
            raise Malformed(f"{place}.junction", f"{word} with {degree} roads {said}")
        quiet = not space.junction and space.kind != BORDER_POST
        if space.bonus_ok != quiet:
            said = "may" if quiet else "may not"
            raise Malformed(f"{place}.bonus_ok", f"{word} {said} hold a bonus tile")


def check_network(spaces: dict[str, Space], roads: tuple[Pair, ...]) -> None:
    """Every space can be reached from the first one by road."""
    reached, before = {0}, 0
    while len(reached) > before:
        before = len(reached)
        reached |= {end for road in roads if reached & set(road) for end in road}
    for number, word in enumerate(spaces):
        if number not in reached:
            raise Malformed("roads", f"no road leads from {next(iter(spaces))} to {word}")


def same_words(value: Any, place: str, words: list[str], ordered: bool) -> None:
    """A list of just these words."""
    found = [as_text(entry, where) for where, entry in as_list(value, place)]
    if (found if ordered else sorted(found)) != (words if ordered else sorted(words)):
        said = ", ".join(map(named, found)) or "empty"
        raise Malformed(place, f"must be {', '.join(words) or 'empty'}, not {said}")
