"""What is seen in a move of China: points, majorities, embassies, roads."""

from typing import Any

from ziggurat.bots.china.matters import FELT, MATTERS
from ziggurat.bots.grounds import Grounds, Reason, Sight
from ziggurat.core.text import Message
from ziggurat.games.china.data import CHAIN
from ziggurat.games.china.naming import map_at

SENTENCES = {
    "scores_now": (
        "Scores {points} {points:point|points} at once.",
        "Marque aussitôt {points} {points:point|points}.",
    ),
    "gives_now": (
        "Gives {rival:seat} {points} {points:point|points} at once.",
        "Donne aussitôt {points} {points:point|points} à {rival:seat}.",
    ),
    "takes_majority": (
        "Takes the majority of the palaces in {province:province}.",
        "Prend la majorité des palais dans {province:province}.",
    ),
    "shares_majority": (
        "Shares the majority of the palaces in {province:province}.",
        "Partage la majorité des palais dans {province:province}.",
    ),
    "breaks_majority": (
        "Costs {rival:seat} the sole majority in {province:province}.",
        "Ôte à {rival:seat} la majorité dans {province:province}.",
    ),
    "leads_embassy": (
        "Leads the emissaries in {province:province}.",
        "Mène les émissaires dans {province:province}.",
    ),
    "shares_embassy": (
        "Draws level with the most emissaries in {province:province}.",
        "Rejoint ceux qui ont le plus d'émissaires dans {province:province}.",
    ),
    "makes_road": (
        "Makes a road of {palaces} palaces.",
        "Forme une route de {palaces} palais.",
    ),
    "worth": (
        "Worth {points} {points:point|points} more if the game ended now.",
        "Vaut {points} {points:point|points} de plus si la partie s'arrêtait là.",
    ),
    "costs": (
        "Costs {rival:seat} {points} {points:point|points} if the game ended now.",
        "Coûte {points} {points:point|points} à {rival:seat} si la partie s'arrêtait là.",
    ),
}


def seen(sight: Sight) -> list[Reason]:
    """What is scored at once, then who has most where, then what the end would bring."""
    return [*scored(sight), *majorities(sight), *embassies(sight), *roads(sight), *worth(sight)]


def scored(sight: Sight) -> list[Reason]:
    """Points that are scored with the move, by everybody who gets some."""
    gained = dict.fromkeys(range(sight.world.seats), 0)
    for event in sight.preview.get("events", ()):
        if event["kind"] in ("points_scored", "influence_scored") and event["seat"] in gained:
            gained[event["seat"]] += event["points"]
    mine = gained.pop(sight.seat)
    found = [Reason("scored", Message("scores_now", {"points": mine}))] if mine else []
    for rival, points in gained.items():
        if points:
            args = {"rival": rival, "points": points}
            found.append(Reason("gifts", Message("gives_now", args)))
    return found


def majorities(sight: Sight) -> list[Reason]:
    found = []
    for entry in sight.preview.get("provinces", ()):
        before, after = entry["before"]["majority"], entry["after"]["majority"]
        if before == after:
            continue
        province = number_of(sight, entry)
        if sight.seat in after and before != [sight.seat]:
            key = "takes_majority" if after == [sight.seat] else "shares_majority"
            found.append(about_province("majority", key, province))
        elif len(before) == 1 and before[0] in rivals(sight):
            found.append(about_province("majority", "breaks_majority", province, rival=before[0]))
    return found


def embassies(sight: Sight) -> list[Reason]:
    """Who leads with emissaries may win the alliances of a province."""
    found = []
    for entry in sight.preview.get("provinces", ()):
        before, after = entry["before"]["leads"], entry["after"]["leads"]
        if sight.seat in after and before != after:
            key = "leads_embassy" if after == [sight.seat] else "shares_embassy"
            found.append(about_province("embassy", key, number_of(sight, entry)))
    return found


def roads(sight: Sight) -> list[Reason]:
    """The longest road that grows into one that counts."""
    chains = sight.preview.get("chains", {"before": [], "after": []})
    longest = max(chains["after"], default=0)
    if longest < CHAIN or longest <= max(chains["before"], default=0):
        return []
    return [Reason("road", Message("makes_road", {"palaces": longest}))]


def worth(sight: Sight) -> list[Reason]:
    """How the points would change if the game ended now."""
    found: list[Reason] = []
    for entry in sight.preview.get("points", ()):
        change = entry["after"] - entry["before"]
        if entry["seat"] == sight.seat and change > 0:
            found.insert(0, Reason("worth", Message("worth", {"points": change})))
        elif entry["seat"] != sight.seat and change < 0:
            args = {"rival": entry["seat"], "points": -change}
            found.append(Reason("cost", Message("costs", args)))
    return found


def rivals(sight: Sight) -> list[int]:
    """The other seats; the Emperor is nobody's rival."""
    return [seat for seat in range(sight.world.seats) if seat != sight.seat]


def number_of(sight: Sight, entry: dict[str, Any]) -> int:
    return map_at(sight.world).provinces.index(entry["province"])


def about_province(matter: str, key: str, province: int, **more: int) -> Reason:
    return Reason(f"{matter} {province}", Message(key, {"province": province, **more}))


GROUNDS = Grounds(SENTENCES | FELT, seen, MATTERS)
