"""What is seen in a move of Tigris & Euphrates: conflicts, treasures, leaders, points."""

from collections import Counter
from typing import Any

from ziggurat.core.explanations import ExplanationTemplates, Lookahead, Reason
from ziggurat.core.text import Message
from ziggurat.games.tigris.bots.feature_groups import FEATURE_GROUPS
from ziggurat.games.tigris.data import COLORS, NOWHERE

SURE = 0.98


def seen(lookahead: Lookahead) -> list[Reason]:
    """Conflicts first, then what the move takes, costs and scores."""
    found = [
        *settled(lookahead),
        *fights(lookahead),
        *treasures(lookahead),
        *homecomings(lookahead),
    ]
    found += points(lookahead)
    if lookahead.preview.get("builds"):
        found.append(Reason("monument", Message("may_build")))
    if lookahead.preview.get("unites") and not lookahead.preview["fights"]:
        found.append(Reason("unites", Message("unites")))
    return found


def settled(lookahead: Lookahead) -> list[Reason]:
    """Conflicts that end with this very decision."""
    found = []
    for event in lookahead.preview.get("events", ()):
        if event["kind"] in ("war_settled", "revolt_settled"):
            won = event["winner"] == lookahead.seat
            if won or event["loser"] == lookahead.seat:
                sides = event["strength"], event["against"]
                kind = event["kind"].partition("_")[0]
                key = f"wins_{kind}" if won else f"loses_{kind}"
                found.append(fight(key, event["color"], sides if won else sides[::-1]))
    return found


def fights(lookahead: Lookahead) -> list[Reason]:
    """Conflicts the move leads to, with the chance to win them where that is known."""
    found = []
    for conflict in lookahead.preview.get("fights", ()):
        color, sides = COLORS.index(conflict["color"]), conflict["strength"]
        fighters = conflict["attacker"], conflict["defender"]
        if lookahead.seat in fighters:
            mine = sides if fighters[0] == lookahead.seat else sides[::-1]
            found.append(own_fight(lookahead, conflict["kind"], color, mine))
        else:
            args = {"color": color, "attacker": fighters[0], "defender": fighters[1]}
            found.append(Reason(f"war {COLORS[color]}", Message("sets_against", args)))
    return found


def own_fight(lookahead: Lookahead, kind: str, color: int, sides: Any) -> Reason:
    if not lookahead.outcomes:
        return fight(f"fights_{kind}", color, sides)
    chance = chance_to_stand(lookahead, color)
    if chance >= SURE:
        return fight(f"wins_{kind}", color, sides)
    if chance <= 1 - SURE:
        return fight(f"loses_{kind}", color, sides)
    return fight(f"odds_{kind}", color, sides, percent=round(100 * chance))


def chance_to_stand(lookahead: Lookahead, color: int) -> float:
    """The chance that a leader is still on the map when all is fought out."""
    standing = (c for c, s in lookahead.outcomes if s.leader_cell[lookahead.seat, color] != NOWHERE)
    return float(sum(standing))


def fight(key: str, color: int, sides: Any, **more: int) -> Reason:
    args = {"color": color, "strength": int(sides[0]), "against": int(sides[1]), **more}
    name = COLORS[color]
    covered = (f"place {name}", f"rival place {name}", f"revolt {name}")
    return Reason(f"war {name}", Message(key, args), also=covered)


def treasures(lookahead: Lookahead) -> list[Reason]:
    found = []
    for seat, n in Counter(t["seat"] for t in lookahead.preview.get("treasures", ())).items():
        own = seat == lookahead.seat
        key, args = ("takes_treasures", {}) if own else ("gives_treasures", {"rival": seat})
        found.append(Reason("treasures", Message(key, {"treasures": n, **args})))
    return found


def homecomings(lookahead: Lookahead) -> list[Reason]:
    found = []
    for leader in lookahead.preview.get("leaders_home", ()):
        own, args = leader["seat"] == lookahead.seat, {"rival": leader["seat"]}
        key = "goes_home" if own else "sends_home"
        topic = f"place {leader['color']}" if own else f"rival place {leader['color']}"
        args["color"] = COLORS.index(leader["color"])
        found.append(Reason(topic, Message(key, args), also=(f"war {leader['color']}",)))
    return found


def points(lookahead: Lookahead) -> list[Reason]:
    """One's own points, those of the weakest color first; then what others get."""
    weakest: list[Reason] = []
    mine: list[Reason] = []
    theirs: list[Reason] = []
    have = lookahead.world.points[lookahead.seat]
    for entry in lookahead.preview.get("points", ()):
        color = COLORS.index(entry["color"])
        args = {"color": color, "points": entry["points"]}
        if entry["seat"] != lookahead.seat:
            message = Message("gives_points", args | {"rival": entry["seat"]})
            theirs.append(Reason("gifts", message))
            continue
        mine.append(Reason("points", Message("scores", args)))
        if have[color] == have.min():  # totals lie behind a screen
            weakest.append(Reason("points", Message("scores_weakest", args), private=True))
    return weakest + mine + theirs


EXPLANATIONS = ExplanationTemplates(seen, FEATURE_GROUPS)
