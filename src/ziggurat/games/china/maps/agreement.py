"""A map file as a whole: what it says twice agrees, and its cards and roads suffice."""

from typing import Any

from ziggurat.core.reading import as_list, as_number, as_text, shown
from ziggurat.games.china.data import CARDS_REMOVED, COLORS, DISPLAY, HAND, SPACES
from ziggurat.games.china.maps.entries import Pair, Space
from ziggurat.games.china.maps.faults import wrong
from ziggurat.games.china.maps.keys import BORDER_POST

JUNCTION = 3  # roads that meet there


def check_cards(cards: tuple[int, ...], seats: tuple[int, ...]) -> None:
    """All hands and the display can be dealt, and the pile is not exhausted at once."""
    for count in seats:
        hands = count + (count == 2)  # the Emperor has one too
        needed = hands * HAND + DISPLAY + 1
        left = sum(cards) - CARDS_REMOVED[count] * len(COLORS)
        if left < needed:
            raise wrong("colors", "map_few_cards", left=left, count=count, needed=needed)


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
            raise wrong(place, "map_no_space", word=repr(province["id"]))
        same_words(province["spaces"], f"{place}.spaces", theirs, ordered=True)
        count = as_number(province["space_count"], f"{place}.space_count", 1, SPACES)
        if count != len(theirs):
            raise wrong(f"{place}.space_count", "map_count", count=count, there=len(theirs))


def check_spaces(spaces: dict[str, Space], roads: tuple[Pair, ...]) -> None:
    """The roads make the junctions; a bonus tile lies on neither a junction nor a post."""
    ends = [end for road in roads for end in road]
    for number, (word, space) in enumerate(spaces.items()):
        place = f"spaces[{number}]"
        degree = ends.count(number)
        if space.degree != degree:
            raise wrong(
                f"{place}.degree", "map_degree", space=word, degree=degree, said=space.degree
            )
        if space.junction != (degree >= JUNCTION):
            key = "map_junction" if degree >= JUNCTION else "map_no_junction"
            raise wrong(f"{place}.junction", key, space=word, degree=degree)
        quiet = not space.junction and space.kind != BORDER_POST
        if space.bonus_ok != quiet:
            key = "map_may_hold" if quiet else "map_may_not_hold"
            raise wrong(f"{place}.bonus_ok", key, space=word)


def check_network(spaces: dict[str, Space], roads: tuple[Pair, ...]) -> None:
    """Every space can be reached from the first one by road."""
    reached, before = {0}, 0
    while len(reached) > before:
        before = len(reached)
        reached |= {end for road in roads if reached & set(road) for end in road}
    for number, word in enumerate(spaces):
        if number not in reached:
            raise wrong("roads", "map_unreached", first=next(iter(spaces)), space=word)


def same_words(value: Any, place: str, words: list[str], ordered: bool) -> None:
    """A list of just these words."""
    found = [as_text(entry, where) for where, entry in as_list(value, place)]
    if (found if ordered else sorted(found)) != (words if ordered else sorted(words)):
        said = ", ".join(map(shown, found)) or "empty"
        raise wrong(place, "map_words", words=", ".join(words) or "empty", found=said)
