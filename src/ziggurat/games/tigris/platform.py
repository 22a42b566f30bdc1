"""What the platform shows of the game: names of bots, the bag, points one by one, conflicts."""

from ziggurat.core.platform import Conflicts, Pile, Platform, Points
from ziggurat.games.tigris.data import COLORS
from ziggurat.games.tigris.events import REASONS
from ziggurat.games.tigris.records import State


def points_and_treasures(s: State) -> list[list[int]]:
    """The points of each color, and the treasures, by seat."""
    points, taken = s["points"].tolist(), s["taken"].tolist()
    return [[*points[seat], taken[seat]] for seat in range(s["seats"])]


PLATFORM = Platform(
    bot_names=("Sargon", "Kubaba", "Shulgi", "Puabi", "Enkidu", "Lugalanda", "Amat", "Ur-Nammu"),
    pile=Pile(COLORS, "bag", "tiles_drawn", lambda event: event.args["tiles"]),
    points=Points(
        parts=(*COLORS, "treasure"),
        parts_of=points_and_treasures,
        reasons={"scored": REASONS},
        one_each=("treasure_taken",),
        conflicts=Conflicts(
            begun={"war_begun": "war", "revolt_begun": "revolt"},
            support="support_given",
            settled=("war_settled", "revolt_settled"),
            colors=COLORS,
        ),
    ),
    rare=({"monuments": [["black-green", "G5"]]},),
)
