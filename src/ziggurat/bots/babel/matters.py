"""What is felt in a move of Babel: which features belong together, and their words."""

from ziggurat.bots.grounds import BAD, SILENT, Matter, Saying
from ziggurat.games.babel.data import NATIONS

FELT = {
    "spare": (
        "Cards that could carry further levels: {now}.",
        "Cartes qui pourraient porter d'autres niveaux : {now}.",
    ),
    "less_spare": (
        "Fewer cards are left to carry further levels.",
        "Il reste moins de cartes pour porter d'autres niveaux.",
    ),
    "can_build": (
        "An open level can then be built.",
        "Un niveau visible peut alors être bâti.",
    ),
    "rival_can_build": (
        "{rival:seat} can then build an open level.",
        "{rival:seat} peut alors bâtir un niveau visible.",
    ),
    "rival_cannot_build": (
        "Leaves {rival:seat} no open level to build.",
        "Ne laisse à {rival:seat} aucun niveau visible à bâtir.",
    ),
    "power_ready": (
        "The power of the {nation:nation} is then worth more.",
        "Le pouvoir des {nation:nation} vaut alors davantage.",
    ),
    "power_near": (
        "One more card would bring the power of the {nation:nation}.",
        "Une carte de plus donnerait le pouvoir des {nation:nation}.",
    ),
    "power_spent": (
        "Less is left of the power of the {nation:nation}.",
        "Il reste moins du pouvoir des {nation:nation}.",
    ),
    "rival_power": (
        "The power of the {nation:nation} serves {rival:seat} more.",
        "Le pouvoir des {nation:nation} sert davantage {rival:seat}.",
    ),
    "rival_no_power": (
        "The power of the {nation:nation} serves {rival:seat} less.",
        "Le pouvoir des {nation:nation} sert moins {rival:seat}.",
    ),
    "like_cards": (
        "Like cards kept in hand: {now}.",
        "Cartes semblables gardées en main : {now}.",
    ),
    "cards_kept": ("Cards then in hand: {now}.", "Cartes alors en main : {now}."),
    "cards_spent": (
        "Fewer cards are left in hand.",
        "Il reste moins de cartes en main.",
    ),
    "strike_wins": (
        "One strike could then end the game.",
        "Un seul coup pourrait alors finir la partie.",
    ),
    "strike_loses": (
        "One strike of {rival:seat} could then end the game.",
        "Un seul coup de {rival:seat} pourrait alors finir la partie.",
    ),
    "no_strike": (
        "No single strike of {rival:seat} ends the game.",
        "Aucun coup de {rival:seat} ne finit à lui seul la partie.",
    ),
}


def of_power(number: int, nation: str) -> Matter:
    """What a nation's power could do for either side."""
    me, rival = f"me, {nation}: ", f"rival, {nation}: "
    return Matter(
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


MATTERS = (
    *(of_power(number, nation) for number, nation in enumerate(NATIONS)),
    Matter(
        "columns",
        {"me, cards to spare": Saying("spare", "less_spare", 6), "me, cards deployed": SILENT},
    ),
    Matter(
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
    Matter("hand", {"me, cards in hand": Saying("cards_kept", "cards_spent", 6)}),
    Matter(
        "like cards",
        {"most alike": Saying("like_cards", scale=3), "second most alike": SILENT, "kinds": SILENT},
        private=True,
    ),
    Matter("strike", {"a strike wins": Saying("strike_wins")}),
    Matter("danger", {"a strike loses": Saying("strike_loses", "no_strike", good=BAD)}),
)
