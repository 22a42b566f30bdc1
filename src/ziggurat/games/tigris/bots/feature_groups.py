"""What is felt in a move of Tigris & Euphrates: which features belong together, and their words."""

from ziggurat.core.explanations import BAD, SILENT, FeatureGroup, Saying
from ziggurat.games.tigris.data import COLORS


def of_color(number: int, color: str) -> list[FeatureGroup]:
    """What is felt about the leaders of one color."""
    me, rival, args = f"me, {color}: ", f"rival, {color}: ", {"color": number}
    war = {
        me + "stronger by": Saying("outnumbers", scale=2.5),
        me + "weaker by": Saying("outnumbered", "less_threatened", 2.5, BAD),
        rival + "weaker by": Saying("rival_outnumbered", scale=2.5),
        rival + "stronger by": Saying("rival_outnumbers", scale=2.5, good=BAD),
        **dict.fromkeys((me + "can meet a rival", me + "spoils"), SILENT),
        **dict.fromkeys((rival + "can meet a rival", rival + "spoils"), SILENT),
    }
    revolt = {
        me + "open to revolt": Saying("exposed", "safer", good=BAD),
        rival + "open to revolt": Saying("rival_exposed", "rival_safer"),
        **dict.fromkeys((me + "temples beside", rival + "temples beside"), SILENT),
    }
    monument = {
        me + "monuments": Saying("monument_pays", "monument_lost"),
        rival + "monuments": Saying("rival_monument_pays", "rival_monument_lost", good=BAD),
    }
    place = {
        me + "on the map": Saying("enters", "leaves"),
        me + "can score": Saying("can_score", "cannot_score"),
        me + "followers": Saying("grows", scale=4),
        me + "room": Saying("has_room"),
        **dict.fromkeys((me + "kingdom", me + "strangers"), SILENT),
    }
    rival_place = {
        rival + "on the map": Saying("rival_stays", "rival_leaves", good=BAD),
        rival + "followers": Saying("rival_grows", "rival_shrinks", 4, BAD),
        **dict.fromkeys((rival + what for what in ("can score", "room", "kingdom")), SILENT),
    }
    hand = {f"{color}: in hand": Saying("keeps", "spends", 3), f"{color}: any in hand": SILENT}
    return [
        FeatureGroup(f"war {color}", war, args),
        FeatureGroup(f"revolt {color}", revolt, args),
        FeatureGroup(f"monument {color}", monument, args),
        FeatureGroup(f"place {color}", place, args),
        FeatureGroup(f"rival place {color}", rival_place, args),
        FeatureGroup(
            f"square {color}", {me + "squares to complete": Saying("nearly_square")}, args
        ),
        FeatureGroup(f"hand {color}", hand, args, private=True),
    ]


OF_POINTS = [
    *(f"me, {color}: {what}" for color in COLORS for what in ("points", "points to spare")),
    *(f"me, {color}: weakest and can score" for color in COLORS),
    *(f"me, {rank} total" for rank in ("second", "third", "strongest")),
    *(f"{rank} lead" for rank in ("weakest", "second", "third", "strongest")),
    *("weakest lead late", "second lead late"),
]
FEATURE_GROUPS = (
    *(group for number, color in enumerate(COLORS) for group in of_color(number, color)),
    FeatureGroup(
        "points",
        {"me, weakest total": Saying("weakest_rises", "weakest_stays", 5)}
        | dict.fromkeys(OF_POINTS, SILENT),
        private=True,
    ),
    FeatureGroup(
        "treasures",
        {
            "me, treasures in reach": Saying("treasure_near", "treasure_far", 2),
            "rival, treasures in reach": Saying(
                "rival_treasure_near", "rival_treasure_far", 2, BAD
            ),
            **dict.fromkeys(("me, treasures", "me, treasures to take"), SILENT),
        },
    ),
    FeatureGroup("catastrophes", {"me, catastrophes left": Saying(less="spends_catastrophe")}),
    FeatureGroup("ziggurat", {"me, king at the ziggurat": Saying("ziggurat_pays")}),
)
