"""What is felt in a move of Tigris & Euphrates: which features belong together, and their words."""

from ziggurat.bots.grounds import BAD, SILENT, Matter, Saying
from ziggurat.games.tigris.data import COLORS

FELT = {
    "outnumbers": (
        "{you:your} {color:leader} is then stronger by {now} than a rival within reach.",
        "{you:your} {color:leader} a alors {now} de plus qu'un rival à portée.",
    ),
    "outnumbered": (
        "{you:your} {color:leader} is then weaker by {now} than a rival within reach.",
        "{you:your} {color:leader} a alors {now} de moins qu'un rival à portée.",
    ),
    "less_threatened": (
        "{you:your} {color:leader} is less threatened by a stronger rival.",
        "{you:your} {color:leader} est moins menacé par un rival plus fort.",
    ),
    "rival_outnumbered": (
        "The {color:leader} of {rival:seat} is then weaker by {now} than one within reach.",
        "Le {color:leader} de {rival:seat} a alors {now} de moins qu'un autre à portée.",
    ),
    "rival_outnumbers": (
        "The {color:leader} of {rival:seat} is then stronger by {now} than one within reach.",
        "Le {color:leader} de {rival:seat} a alors {now} de plus qu'un autre à portée.",
    ),
    "safer": (
        "{you:your} {color:leader} is safer from revolts.",
        "{you:your} {color:leader} craint moins les révoltes.",
    ),
    "exposed": (
        "{you:your} {color:leader} is more exposed to revolts.",
        "{you:your} {color:leader} est plus exposé aux révoltes.",
    ),
    "rival_exposed": (
        "The {color:leader} of {rival:seat} is more exposed to revolts.",
        "Le {color:leader} de {rival:seat} est plus exposé aux révoltes.",
    ),
    "rival_safer": (
        "The {color:leader} of {rival:seat} is safer from revolts.",
        "Le {color:leader} de {rival:seat} craint moins les révoltes.",
    ),
    "monument_pays": (
        "A monument then pays {you:your} {color:leader} every turn.",
        "Un monument paie alors {you:your} {color:leader} à chaque tour.",
    ),
    "monument_lost": (
        "{you:your} {color:leader} has fewer monuments to collect from.",
        "{you:your} {color:leader} a moins de monuments qui le paient.",
    ),
    "rival_monument_pays": (
        "A monument then pays the {color:leader} of {rival:seat} every turn.",
        "Un monument paie alors le {color:leader} de {rival:seat} à chaque tour.",
    ),
    "rival_monument_lost": (
        "The {color:leader} of {rival:seat} has fewer monuments to collect from.",
        "Le {color:leader} de {rival:seat} a moins de monuments qui le paient.",
    ),
    "nearly_square": (
        "One more {color:tile} would complete a square.",
        "Il ne manque plus qu'{color:a_tile} pour compléter un carré.",
    ),
    "enters": (
        "{you:your} {color:leader} comes onto the map.",
        "{you:your} {color:leader} entre sur la carte.",
    ),
    "leaves": (
        "{you:your} {color:leader} is then off the map.",
        "{you:your} {color:leader} n'est alors plus sur la carte.",
    ),
    "can_score": (
        "{color:tiles} can then score.",
        "Les {color:tiles} peuvent alors rapporter des points.",
    ),
    "cannot_score": (
        "{color:tiles} can no longer score.",
        "Les {color:tiles} ne rapportent alors plus rien.",
    ),
    "grows": (
        "{you:your} {color:leader} then has {now} {now:follower|followers}.",
        "{you:your} {color:leader} a alors {now} {now:partisan|partisans}.",
    ),
    "has_room": (
        "{you:your} {color:leader} has more room to grow.",
        "{you:your} {color:leader} a plus de place pour grandir.",
    ),
    "rival_leaves": (
        "The {color:leader} of {rival:seat} is then off the map.",
        "Le {color:leader} de {rival:seat} n'est alors plus sur la carte.",
    ),
    "rival_stays": (
        "The {color:leader} of {rival:seat} stays on the map.",
        "Le {color:leader} de {rival:seat} reste sur la carte.",
    ),
    "rival_shrinks": (
        "The {color:leader} of {rival:seat} is left with {now} {now:follower|followers}.",
        "Il reste {now} {now:partisan|partisans} au {color:leader} de {rival:seat}.",
    ),
    "rival_grows": (
        "The {color:leader} of {rival:seat} then has {now} {now:follower|followers}.",
        "Le {color:leader} de {rival:seat} a alors {now} {now:partisan|partisans}.",
    ),
    "weakest_rises": (
        "{you:your} weakest color rises to {now}, treasures included.",
        "{you:your_f} couleur la plus faible monte à {now}, trésors compris.",
    ),
    "weakest_stays": (
        "{you:your} weakest color stays at {now}, treasures included.",
        "{you:your_f} couleur la plus faible reste à {now}, trésors compris.",
    ),
    "treasure_near": (
        "A kingdom with {now} {now:treasure|treasures} is within reach {you:of_your} trader.",
        "Un royaume avec {now} {now:trésor|trésors} est à portée {you:of_your} marchand.",
    ),
    "treasure_far": (
        "Fewer treasures are within reach {you:of_your} trader.",
        "Moins de trésors sont à portée {you:of_your} marchand.",
    ),
    "rival_treasure_near": (
        "A kingdom with {now} {now:treasure|treasures} is within reach of {rival:seat}.",
        "Un royaume avec {now} {now:trésor|trésors} est à portée de {rival:seat}.",
    ),
    "rival_treasure_far": (
        "Keeps treasures out of reach of {rival:seat}.",
        "Garde des trésors hors de portée de {rival:seat}.",
    ),
    "keeps": (
        "Keeps {color:tiles} in hand: {now}.",
        "Garde des {color:tiles} en main : {now}.",
    ),
    "spends": (
        "Spends {color:a_tile} that may be needed.",
        "Dépense {color:a_tile} qui pourrait manquer.",
    ),
    "spends_catastrophe": ("Spends a catastrophe.", "Dépense une catastrophe."),
    "ziggurat_pays": (
        "{you:your} king then collects at the ziggurat.",
        "{you:your} roi perçoit alors à la ziggourat.",
    ),
}


def of_color(number: int, color: str) -> list[Matter]:
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
        Matter(f"war {color}", war, args),
        Matter(f"revolt {color}", revolt, args),
        Matter(f"monument {color}", monument, args),
        Matter(f"place {color}", place, args),
        Matter(f"rival place {color}", rival_place, args),
        Matter(f"square {color}", {me + "squares to complete": Saying("nearly_square")}, args),
        Matter(f"hand {color}", hand, args, private=True),
    ]


OF_POINTS = [
    *(f"me, {color}: {what}" for color in COLORS for what in ("points", "points to spare")),
    *(f"me, {color}: weakest and can score" for color in COLORS),
    *(f"me, {rank} total" for rank in ("second", "third", "strongest")),
    *(f"{rank} lead" for rank in ("weakest", "second", "third", "strongest")),
    *("weakest lead late", "second lead late"),
]
MATTERS = (
    *(matter for number, color in enumerate(COLORS) for matter in of_color(number, color)),
    Matter(
        "points",
        {"me, weakest total": Saying("weakest_rises", "weakest_stays", 5)}
        | dict.fromkeys(OF_POINTS, SILENT),
        private=True,
    ),
    Matter(
        "treasures",
        {
            "me, treasures in reach": Saying("treasure_near", "treasure_far", 2),
            "rival, treasures in reach": Saying(
                "rival_treasure_near", "rival_treasure_far", 2, BAD
            ),
            **dict.fromkeys(("me, treasures", "me, treasures to take"), SILENT),
        },
    ),
    Matter("catastrophes", {"me, catastrophes left": Saying(less="spends_catastrophe")}),
    Matter("ziggurat", {"me, king at the ziggurat": Saying("ziggurat_pays")}),
)
