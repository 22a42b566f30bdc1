"""What is seen in a move of Babel: levels won and lost, cards that change sides, the end."""

from ziggurat.bots.babel.matters import FELT, MATTERS
from ziggurat.bots.grounds import Grounds, Reason, Sight
from ziggurat.core.text import Message
from ziggurat.games.babel.data import NATIONS

SENTENCES = {
    "wins_game": (
        "Ends the game and wins it, {mine} to {theirs}.",
        "Termine la partie et la gagne, {mine} à {theirs}.",
    ),
    "ends_game": (
        "Ends the game, {mine} to {theirs}.",
        "Termine la partie, {mine} à {theirs}.",
    ),
    "steals_level": (
        "Takes level {level} from {rival:seat} at the {site:nation}: {mine} to {theirs}.",
        "Prend le niveau {level} à {rival:seat} chez les {site:nation} : {mine} à {theirs}.",
    ),
    "raises": (
        "Builds level {level} at the {site:nation}: {mine} to {theirs}.",
        "Bâtit le niveau {level} chez les {site:nation} : {mine} à {theirs}.",
    ),
    "destroys": (
        "Destroys the temple of {rival:seat} at the {site:nation}: {mine} to {theirs}.",
        "Détruit le temple de {rival:seat} chez les {site:nation} : {mine} à {theirs}.",
    ),
    "end_mode": (
        "Reaches fifteen: from now on twenty wins, and nine or less loses.",
        "Atteint quinze : désormais vingt gagne, et neuf ou moins perd.",
    ),
    "halves": (
        "Costs {rival:seat} {cards} {cards:card|cards} of the hand.",
        "Coûte {cards} {cards:carte|cartes} de sa main à {rival:seat}.",
    ),
    "drives_away": (
        "Drives away {cards} {nation:single}{cards:|s} of {rival:seat}.",
        "Chasse {cards} {nation:single}{cards:|s} de {rival:seat}.",
    ),
    "wins_over": (
        "Wins over {cards} {nation:single}{cards:|s} of {rival:seat}.",
        "Gagne à sa cause {cards} {nation:single}{cards:|s} de {rival:seat}.",
    ),
}


def seen(sight: Sight) -> list[Reason]:
    """The end of the game first, then levels, then cards."""
    return [*ending(sight), *levels(sight), *cards(sight)]


def heights(sight: Sight) -> dict[str, int]:
    found = sight.preview["heights"]
    return {"mine": found[sight.seat], "theirs": found[1 - sight.seat], "rival": 1 - sight.seat}


def ending(sight: Sight) -> list[Reason]:
    if sight.preview.get("over"):
        args = heights(sight)
        key = "wins_game" if args["mine"] > args["theirs"] else "ends_game"
        return [Reason("end", Message(key, args))]
    if sight.preview.get("end_mode") and not sight.world.end_mode:
        return [Reason("end", Message("end_mode"))]
    return []


def levels(sight: Sight) -> list[Reason]:
    found = []
    stolen = any(event["kind"] == "level_stolen" for event in sight.preview.get("events", ()))
    gain = "steals_level" if stolen else "raises"
    for name, key in (("gained", gain), ("destroyed", "destroys")):
        for entry in sight.preview.get(name, ()):
            args = heights(sight) | {"site": NATIONS.index(entry["site"]), "level": entry["level"]}
            found.append(Reason(f"levels {entry['site']}", Message(key, args)))
    return found


def cards(sight: Sight) -> list[Reason]:
    """Cards the opponent loses, from the hand or at a site."""
    found, rival = [], 1 - sight.seat
    for event in sight.preview.get("events", ()):
        if event["kind"] in ("cards_deserted", "cards_won_over"):
            key = "drives_away" if event["kind"] == "cards_deserted" else "wins_over"
            args = {"nation": event["nation"], "cards": event["cards"], "rival": rival}
            found.append(Reason("cards", Message(key, args)))
    if halved := sight.preview.get("halved"):
        found.append(Reason("hand", Message("halves", {"cards": halved, "rival": rival})))
    return found


GROUNDS = Grounds(SENTENCES | FELT, seen, MATTERS)
