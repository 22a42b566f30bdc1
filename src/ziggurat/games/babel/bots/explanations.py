"""What is seen in a move of Babel: levels won and lost, cards that change sides, the end."""

from ziggurat.core.explanations import ExplanationTemplates, Lookahead, Reason
from ziggurat.core.text import Message
from ziggurat.games.babel.bots.feature_groups import FEATURE_GROUPS
from ziggurat.games.babel.data import NATIONS


def seen(lookahead: Lookahead) -> list[Reason]:
    """The end of the game first, then levels, then cards."""
    return [*ending(lookahead), *levels(lookahead), *cards(lookahead)]


def heights(lookahead: Lookahead) -> dict[str, int]:
    found = lookahead.preview["heights"]
    return {
        "mine": found[lookahead.seat],
        "theirs": found[1 - lookahead.seat],
        "rival": 1 - lookahead.seat,
    }


def ending(lookahead: Lookahead) -> list[Reason]:
    if lookahead.preview.get("over"):
        args = heights(lookahead)
        key = "wins_game" if args["mine"] > args["theirs"] else "ends_game"
        return [Reason("end", Message(key, args))]
    if lookahead.preview.get("end_mode") and not lookahead.world.end_mode:
        return [Reason("end", Message("end_mode"))]
    return []


def levels(lookahead: Lookahead) -> list[Reason]:
    found = []
    stolen = any(event["kind"] == "level_stolen" for event in lookahead.preview.get("events", ()))
    gain = "steals_level" if stolen else "raises"
    for name, key in (("gained", gain), ("destroyed", "destroys")):
        for entry in lookahead.preview.get(name, ()):
            args = heights(lookahead) | {
                "site": NATIONS.index(entry["site"]),
                "level": entry["level"],
            }
            found.append(Reason(f"levels {entry['site']}", Message(key, args)))
    return found


def cards(lookahead: Lookahead) -> list[Reason]:
    """Cards the opponent loses, from the hand or at a site."""
    found, rival = [], 1 - lookahead.seat
    for event in lookahead.preview.get("events", ()):
        if event["kind"] in ("cards_deserted", "cards_won_over"):
            key = "drives_away" if event["kind"] == "cards_deserted" else "wins_over"
            args = {"nation": event["nation"], "cards": event["cards"], "rival": rival}
            found.append(Reason("cards", Message(key, args)))
    if halved := lookahead.preview.get("halved"):
        found.append(Reason("hand", Message("halves", {"cards": halved, "rival": rival})))
    return found


EXPLANATIONS = ExplanationTemplates(seen, FEATURE_GROUPS)
