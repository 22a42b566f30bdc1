"""What the platform shows of the game: names of bots, the pile, and what is wrong with a map."""

from typing import Any

from ziggurat.core.platform import Checker, Pile, Platform
from ziggurat.games.china.data import COLORS
from ziggurat.games.china.maps.checking import complaints
from ziggurat.games.china.maps.reading import read_map


def praise(document: Any) -> str:
    """What a good map is made of."""
    found = read_map(document)
    return (
        f"China map “{found.name}”: {len(found.spaces)} spaces, {len(found.provinces)} provinces, "
        f"{len(found.alliances)} alliances, {len(found.roads)} roads; digest {found.digest}: good"
    )


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
    checkers={"map": Checker(complaints, praise)},
)
