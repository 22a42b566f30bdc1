"""What the platform shows of the game: names of bots, the pile, and what is wrong with a map."""

from typing import Any

from ziggurat.core.platform import Checker, Pile, Platform
from ziggurat.games.china.data import COLORS
from ziggurat.games.china.maps.checking import complaints, faults
from ziggurat.games.china.maps.reading import read_map
from ziggurat.games.china.maps.sketch import sketch

LONGEST_ID = 32  # of a map


def praise(document: Any) -> str:
    """What a good map is made of."""
    found = read_map(document)
    return (
        f"China map “{found.name}”: {len(found.spaces)} spaces, {len(found.provinces)} provinces, "
        f"{len(found.alliances)} alliances, {len(found.roads)} roads; digest {found.digest}: good"
    )


def name(document: Any) -> str:
    """The file of a map, as a replay names it."""
    found = read_map(document)
    return f"{found.name}.json@{found.digest}"


def title(document: Any) -> str:
    """What a map is called, in the first of its languages."""
    return next(iter(read_map(document).title.values()))


def renamed(document: Any, end: str) -> Any:
    """The same map under another id, and so with another digest."""
    return {**document, "id": f"{document['id'][: LONGEST_ID - len(end) - 1]}-{end}"}


PLATFORM = Platform(
    bot_names=(
        *("Sun Bin", "Xi Shi", "Qu Yuan", "Bao Si"),
        *("Mozi", "Li Si", "Shang Yang", "Zhuangzi"),
    ),
    pile=Pile(
        COLORS,
        "pile",
        "card_drawn",
        lambda event: 1,
        open=("display_filled", "emperor_card"),
        anew="pile_exhausted",
    ),
    layout_version=2,
    rare=({"turn": 0},),  # nothing lies open: it is dealt when the position is set up
    checkers={"map": Checker(faults, complaints, praise, name, title, renamed, sketch)},
)
