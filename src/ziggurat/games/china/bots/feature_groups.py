"""What is felt in a move of China: which features belong together, and their words."""

from ziggurat.core.explanations import BAD, SILENT, FeatureGroup, Saying


def of_points(what: str, scale: float, *parts: str) -> FeatureGroup:
    """Points one has, or a rival has, from one source."""
    mine, theirs = Saying(f"{what}_worth", f"{what}_worth", scale), f"rival_{what}_worth"
    return FeatureGroup(
        what,
        {
            f"me, {what}": mine,
            f"rival, {what}": Saying(theirs, theirs, scale, good=BAD),
            **dict.fromkeys(parts, SILENT),
        },
    )


FEATURE_GROUPS = (
    of_points("palaces", 20, "palace lead"),
    of_points(
        "alliances",
        15,
        "alliance lead",
        *(
            f"{who}, {what}"
            for who in ("me", "rival")
            for what in ("firm alliances", "sealed alliances", "alliances two short")
        ),
    ),
    of_points("roads", 10, "road lead"),
    FeatureGroup("risk", {"me, at risk": Saying("at_risk", "less_at_risk", 10, good=BAD)}),
    FeatureGroup(
        "road",
        {
            "me, best road": Saying("road_to_come", scale=6),
            "rival, best road": Saying(less="road_cut", good=BAD),
            **dict.fromkeys(("me, second road", "me, threes open", "me, twos open"), SILENT),
            **dict.fromkeys(("me, road spaces", "rival, road spaces"), SILENT),
        },
    ),
    FeatureGroup(
        "next piece",
        {
            "their best piece": Saying("opens_piece", "closes_piece", 8, good=BAD),
            "my best piece": Saying("next_piece", scale=8),
            **dict.fromkeys(("my pieces", "their pieces", "their second best piece"), SILENT),
            **dict.fromkeys(("my best turn", "their best turn", "their likely turn"), SILENT),
            "wanted by both": SILENT,
        },
    ),
    FeatureGroup(
        "display", {"their best of the display": Saying("open_card", "no_open_card", good=BAD)}
    ),
    FeatureGroup(
        "cards",
        {
            "hand, two pieces": Saying("two_pieces"),
            "hand, best play": Saying("cards_play", "cards_spent", 10),
            **dict.fromkeys(("hand, fit", "hand, worst fit", "hand, pair"), SILENT),
            **dict.fromkeys(("hand, best turn", "hand, next best turn", "hand, best race"), SILENT),
        },
        private=True,
    ),
    FeatureGroup("influence", {"me, influence": Saying("more_influence", scale=3)}),
)
