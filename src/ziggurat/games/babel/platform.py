"""What the platform shows of the game: names of bots, the pile of nations, levels by site."""

from ziggurat.core.platform import Pile, Platform, Points
from ziggurat.games.babel.data import NATIONS, TOP
from ziggurat.games.babel.records import State


def heights(s: State) -> list[list[int]]:
    """The level of each temple, by seat and site."""
    found: list[list[int]] = TOP[s["temple"]].tolist()
    return found


PLATFORM = Platform(
    bot_names=("Hammurabi", "Amytis", "Adapa", "Zakutu", "Samsu"),
    pile=Pile(
        NATIONS,
        "nation_pile",
        "cards_drawn",
        lambda event: event.args["cards"],
        anew="pile_reshuffled",
    ),
    points=Points(parts=NATIONS, parts_of=heights),
)
