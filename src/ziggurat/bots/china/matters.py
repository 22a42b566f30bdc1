"""What is felt in a move of China: which features belong together, and their words."""

from ziggurat.bots.grounds import BAD, SILENT, Matter, Saying

FELT = {
    "palaces_worth": (
        "{you:your_many} palaces in open provinces would then count {now}.",
        "{you:your_many} palais des provinces ouvertes compteraient alors {now}.",
    ),
    "rival_palaces_worth": (
        "The palaces of {rival:seat} in open provinces would then count {now}.",
        "Les palais de {rival:seat} dans les provinces ouvertes compteraient alors {now}.",
    ),
    "alliances_worth": (
        "{you:your_many} alliances would then count {now}.",
        "{you:your_many} alliances compteraient alors {now}.",
    ),
    "rival_alliances_worth": (
        "The alliances of {rival:seat} would then count {now}.",
        "Les alliances de {rival:seat} compteraient alors {now}.",
    ),
    "roads_worth": (
        "{you:your_many} roads would then count {now}.",
        "{you:your_many} routes compteraient alors {now}.",
    ),
    "rival_roads_worth": (
        "The roads of {rival:seat} would then count {now}.",
        "Les routes de {rival:seat} compteraient alors {now}.",
    ),
    "at_risk": (
        "One piece of a rival could then cost {now} {now:point|points}.",
        "Un pion adverse pourrait alors coûter {now} {now:point|points}.",
    ),
    "less_at_risk": (
        "Rivals can take fewer points away.",
        "Les rivaux peuvent faire perdre moins de points.",
    ),
    "road_to_come": (
        "One more palace could make a road worth {now}.",
        "Un palais de plus pourrait former une route valant {now}.",
    ),
    "road_cut": (
        "{rival:seat} has less to gain from roads.",
        "{rival:seat} a moins à gagner sur les routes.",
    ),
    "next_piece": (
        "The next piece could then be worth {now}.",
        "Le prochain pion pourrait alors valoir {now}.",
    ),
    "opens_piece": (
        "Leaves {rival:seat} a piece worth {now}.",
        "Laisse à {rival:seat} un pion valant {now}.",
    ),
    "closes_piece": (
        "Leaves {rival:seat} less to gain with the next piece.",
        "Laisse moins à gagner à {rival:seat} avec le prochain pion.",
    ),
    "open_card": (
        "Leaves {rival:seat} a good card in the display.",
        "Laisse à {rival:seat} une bonne carte face visible.",
    ),
    "no_open_card": (
        "Leaves {rival:seat} no good card in the display.",
        "Ne laisse à {rival:seat} aucune bonne carte face visible.",
    ),
    "cards_play": (
        "The cards left could be worth {now} next turn.",
        "Les cartes qui restent pourraient valoir {now} au prochain tour.",
    ),
    "cards_spent": (
        "The cards left are of less use.",
        "Les cartes qui restent servent moins.",
    ),
    "two_pieces": (
        "The cards left pay for two pieces.",
        "Les cartes qui restent paient deux pions.",
    ),
    "more_influence": (
        "Influence cards then at hand: {now}.",
        "Cartes d'influence alors en main : {now}.",
    ),
}


def of_points(what: str, scale: float, *parts: str) -> Matter:
    """Points one has, or a rival has, from one source."""
    mine, theirs = Saying(f"{what}_worth", f"{what}_worth", scale), f"rival_{what}_worth"
    return Matter(
        what,
        {
            f"me, {what}": mine,
            f"rival, {what}": Saying(theirs, theirs, scale, good=BAD),
            **dict.fromkeys(parts, SILENT),
        },
    )


MATTERS = (
    of_points("palaces", 20, "palace lead"),
    of_points("alliances", 15, "alliance lead", "me, firm alliances", "rival, firm alliances"),
    of_points("roads", 10, "road lead"),
    Matter("risk", {"me, at risk": Saying("at_risk", "less_at_risk", 10, good=BAD)}),
    Matter(
        "road",
        {
            "me, best road": Saying("road_to_come", scale=6),
            "rival, best road": Saying(less="road_cut", good=BAD),
            **dict.fromkeys(("me, second road", "me, threes open", "me, twos open"), SILENT),
        },
    ),
    Matter(
        "next piece",
        {
            "their best piece": Saying("opens_piece", "closes_piece", 8, good=BAD),
            "my best piece": Saying("next_piece", scale=8),
            **dict.fromkeys(("my pieces", "their pieces", "their second best piece"), SILENT),
        },
    ),
    Matter("display", {"their best of the display": Saying("open_card", "no_open_card", good=BAD)}),
    Matter(
        "cards",
        {
            "hand, two pieces": Saying("two_pieces"),
            "hand, best play": Saying("cards_play", "cards_spent", 10),
            **dict.fromkeys(("hand, fit", "hand, worst fit", "hand, pair"), SILENT),
        },
        private=True,
    ),
    Matter("influence", {"me, influence": Saying("more_influence", scale=3)}),
)
