"""What is seen in a move of Tigris & Euphrates: conflicts, treasures, leaders, points."""

from collections import Counter
from typing import Any

from ziggurat.bots.grounds import Grounds, Reason, Sight
from ziggurat.bots.tigris.matters import FELT, MATTERS
from ziggurat.core.text import Message
from ziggurat.games.tigris.data import COLORS, NOWHERE

SURE = 0.98

FIGHTS = {
    "wins_war": (
        "Wins the war of the {color:leaders}, {strength} to {against}.",
        "Gagne la guerre des {color:leaders}, {strength} contre {against}.",
    ),
    "wins_revolt": (
        "Wins the revolt of the {color:leaders}, {strength} to {against}.",
        "Gagne la révolte des {color:leaders}, {strength} contre {against}.",
    ),
    "loses_war": (
        "Loses the war of the {color:leaders}, {strength} to {against}.",
        "Perd la guerre des {color:leaders}, {strength} contre {against}.",
    ),
    "loses_revolt": (
        "Loses the revolt of the {color:leaders}, {strength} to {against}.",
        "Perd la révolte des {color:leaders}, {strength} contre {against}.",
    ),
    "odds_war": (
        "War of the {color:leaders}, {strength} to {against} so far: a chance of {percent} %.",
        "Guerre des {color:leaders}, {strength} contre {against} pour l'instant : "
        "{percent} % de chances.",
    ),
    "odds_revolt": (
        "Revolt of the {color:leaders}, {strength} to {against} so far: a chance of {percent} %.",
        "Révolte des {color:leaders}, {strength} contre {against} pour l'instant : "
        "{percent} % de chances.",
    ),
    "fights_war": (
        "Brings a war of the {color:leaders}, {strength} to {against}.",
        "Provoque une guerre des {color:leaders}, {strength} contre {against}.",
    ),
    "fights_revolt": (
        "Brings a revolt of the {color:leaders}, {strength} to {against}.",
        "Provoque une révolte des {color:leaders}, {strength} contre {against}.",
    ),
    "sets_against": (
        "Sets {attacker:seat} against {defender:seat} in a war of the {color:leaders}.",
        "Oppose {attacker:seat} à {defender:seat} dans une guerre des {color:leaders}.",
    ),
}
GAINS = {
    "takes_treasures": (
        "Takes {treasures} {treasures:treasure|treasures}.",
        "Prend {treasures} {treasures:trésor|trésors}.",
    ),
    "gives_treasures": (
        "Leaves {treasures} {treasures:treasure|treasures} to {rival:seat}.",
        "Laisse {treasures} {treasures:trésor|trésors} à {rival:seat}.",
    ),
    "sends_home": (
        "Sends the {color:leader} of {rival:seat} home.",
        "Renvoie le {color:leader} de {rival:seat}.",
    ),
    "goes_home": (
        "Costs {you:your} {color:leader} his place on the map.",
        "{you:your} {color:leader} y perd sa place sur la carte.",
    ),
    "scores_weakest": (
        "{you:your} weakest color is {color:color}: this gains {points}.",
        "{you:your_f} couleur la plus faible est le {color:color} : cela rapporte {points}.",
    ),
    "scores": (
        "Scores {points} {color:color} {points:point|points}.",
        "Marque {points} {points:point|points} {color:color}{points:|s}.",
    ),
    "gives_points": (
        "Gives {rival:seat} {points} {color:color} {points:point|points}.",
        "Donne {points} {points:point|points} {color:color}{points:|s} à {rival:seat}.",
    ),
    "may_build": ("A monument can then be built.", "Un monument peut alors être bâti."),
    "unites": ("Unites two kingdoms in peace.", "Réunit deux royaumes sans conflit."),
}


def seen(sight: Sight) -> list[Reason]:
    """Conflicts first, then what the move takes, costs and scores."""
    found = [*settled(sight), *fights(sight), *treasures(sight), *homecomings(sight)]
    found += points(sight)
    if sight.preview.get("builds"):
        found.append(Reason("monument", Message("may_build")))
    if sight.preview.get("unites") and not sight.preview["fights"]:
        found.append(Reason("unites", Message("unites")))
    return found


def settled(sight: Sight) -> list[Reason]:
    """Conflicts that end with this very decision."""
    found = []
    for event in sight.preview.get("events", ()):
        if event["kind"] in ("war_settled", "revolt_settled"):
            won = event["winner"] == sight.seat
            if won or event["loser"] == sight.seat:
                sides = event["strength"], event["against"]
                kind = event["kind"].partition("_")[0]
                key = f"wins_{kind}" if won else f"loses_{kind}"
                found.append(fight(key, event["color"], sides if won else sides[::-1]))
    return found


def fights(sight: Sight) -> list[Reason]:
    """Conflicts the move leads to, with the chance to win them where that is known."""
    found = []
    for conflict in sight.preview.get("fights", ()):
        color, sides = COLORS.index(conflict["color"]), conflict["strength"]
        fighters = conflict["attacker"], conflict["defender"]
        if sight.seat in fighters:
            mine = sides if fighters[0] == sight.seat else sides[::-1]
            found.append(own_fight(sight, conflict["kind"], color, mine))
        else:
            args = {"color": color, "attacker": fighters[0], "defender": fighters[1]}
            found.append(Reason(f"war {COLORS[color]}", Message("sets_against", args)))
    return found


def own_fight(sight: Sight, kind: str, color: int, sides: Any) -> Reason:
    if not sight.outcomes:
        return fight(f"fights_{kind}", color, sides)
    chance = sum(c for c, s in sight.outcomes if s.leader_cell[sight.seat, color] != NOWHERE)
    if chance >= SURE:
        return fight(f"wins_{kind}", color, sides)
    if chance <= 1 - SURE:
        return fight(f"loses_{kind}", color, sides)
    return fight(f"odds_{kind}", color, sides, percent=round(100 * chance))


def fight(key: str, color: int, sides: Any, **more: int) -> Reason:
    args = {"color": color, "strength": int(sides[0]), "against": int(sides[1]), **more}
    name = COLORS[color]
    covered = (f"place {name}", f"rival place {name}", f"revolt {name}")
    return Reason(f"war {name}", Message(key, args), also=covered)


def treasures(sight: Sight) -> list[Reason]:
    found = []
    for seat, n in Counter(t["seat"] for t in sight.preview.get("treasures", ())).items():
        own = seat == sight.seat
        key, args = ("takes_treasures", {}) if own else ("gives_treasures", {"rival": seat})
        found.append(Reason("treasures", Message(key, {"treasures": n, **args})))
    return found


def homecomings(sight: Sight) -> list[Reason]:
    found = []
    for leader in sight.preview.get("leaders_home", ()):
        own, args = leader["seat"] == sight.seat, {"rival": leader["seat"]}
        key = "goes_home" if own else "sends_home"
        matter = f"place {leader['color']}" if own else f"rival place {leader['color']}"
        args["color"] = COLORS.index(leader["color"])
        found.append(Reason(matter, Message(key, args), also=(f"war {leader['color']}",)))
    return found


def points(sight: Sight) -> list[Reason]:
    """One's own points, those of the weakest color first; then what others get."""
    weakest: list[Reason] = []
    mine: list[Reason] = []
    theirs: list[Reason] = []
    have = sight.world.points[sight.seat]
    for entry in sight.preview.get("points", ()):
        color = COLORS.index(entry["color"])
        args = {"color": color, "points": entry["points"]}
        if entry["seat"] != sight.seat:
            message = Message("gives_points", args | {"rival": entry["seat"]})
            theirs.append(Reason("gifts", message))
            continue
        mine.append(Reason("points", Message("scores", args)))
        if have[color] == have.min():  # totals lie behind a screen
            weakest.append(Reason("points", Message("scores_weakest", args), private=True))
    return weakest + mine + theirs


GROUNDS = Grounds(FIGHTS | GAINS | FELT, seen, MATTERS)
