"""What is felt in a move of Babel: which features belong together, and their words."""

from ziggurat.core.explanations import BAD, SILENT, FeatureGroup, Saying
from ziggurat.games.babel.data import NATIONS


def of_power(number: int, nation: str) -> FeatureGroup:
    """What a nation's power could do for either side."""
    me, rival = f"me, {nation}: ", f"rival, {nation}: "
    return FeatureGroup(
        f"power {nation}",
        {
            me + "ready": Saying("power_ready", "power_spent"),
            me + "one card away": Saying("power_near"),
            rival + "ready": Saying("rival_power", "rival_no_power", good=BAD),
            rival + "one card away": Saying("rival_power", "rival_no_power", good=BAD),
            **dict.fromkeys((me + "at the pawn", me + "by migration"), SILENT),
            **dict.fromkeys((rival + "at the pawn", rival + "by migration"), SILENT),
        },
        {"nation": number},
    )


FEATURE_GROUPS = (
    *(of_power(number, nation) for number, nation in enumerate(NATIONS)),
    FeatureGroup(
        "columns",
        {"me, cards to spare": Saying("spare", "less_spare", 6), "me, cards deployed": SILENT},
    ),
    FeatureGroup(
        "building",
        {
            "me, my open card fits": Saying("can_build"),
            "me, their open card fits": Saying("can_build"),
            "rival, my open card fits": Saying("rival_can_build", "rival_cannot_build", good=BAD),
            "rival, their open card fits": Saying(
                "rival_can_build", "rival_cannot_build", good=BAD
            ),
            **dict.fromkeys(("me, levels to build", "rival, levels to build"), SILENT),
        },
    ),
    FeatureGroup("hand", {"me, cards in hand": Saying("cards_kept", "cards_spent", 6)}),
    FeatureGroup(
        "like cards",
        {"most alike": Saying("like_cards", scale=3), "second most alike": SILENT, "kinds": SILENT},
        private=True,
    ),
    FeatureGroup("strike", {"a strike wins": Saying("strike_wins")}),
    FeatureGroup("danger", {"a strike loses": Saying("strike_loses", "no_strike", good=BAD)}),
)
