"""What is seen in a move of China: points, majorities, embassies, roads."""

from typing import Any

from ziggurat.core.explanations import ExplanationTemplates, Lookahead, Reason
from ziggurat.core.text import Message
from ziggurat.games.china.bots.feature_groups import FEATURE_GROUPS
from ziggurat.games.china.data import CHAIN
from ziggurat.games.china.naming import map_at


def seen(lookahead: Lookahead) -> list[Reason]:
    """What is scored at once, then who has most where, then what the end would bring."""
    return [
        *scored(lookahead),
        *majorities(lookahead),
        *embassies(lookahead),
        *roads(lookahead),
        *worth(lookahead),
    ]


def scored(lookahead: Lookahead) -> list[Reason]:
    """Points that are scored with the move, by everybody who gets some."""
    gained = dict.fromkeys(range(lookahead.world.seats), 0)
    for event in lookahead.preview.get("events", ()):
        if event["kind"] in ("points_scored", "influence_scored") and event["seat"] in gained:
            gained[event["seat"]] += event["points"]
    mine = gained.pop(lookahead.seat)
    found = [Reason("scored", Message("scores_now", {"points": mine}))] if mine else []
    for rival, points in gained.items():
        if points:
            args = {"rival": rival, "points": points}
            found.append(Reason("gifts", Message("gives_now", args)))
    return found


def majorities(lookahead: Lookahead) -> list[Reason]:
    found = []
    for entry in lookahead.preview.get("provinces", ()):
        before, after = entry["before"]["majority"], entry["after"]["majority"]
        if before == after:
            continue
        province = number_of(lookahead, entry)
        if lookahead.seat in after and before != [lookahead.seat]:
            key = "takes_majority" if after == [lookahead.seat] else "shares_majority"
            found.append(about_province("majority", key, province))
        elif len(before) == 1 and before[0] in rivals(lookahead):
            found.append(about_province("majority", "breaks_majority", province, rival=before[0]))
    return found


def embassies(lookahead: Lookahead) -> list[Reason]:
    """Who leads with emissaries may win the alliances of a province."""
    found = []
    for entry in lookahead.preview.get("provinces", ()):
        before, after = entry["before"]["leads"], entry["after"]["leads"]
        if lookahead.seat in after and before != after:
            key = "leads_embassy" if after == [lookahead.seat] else "shares_embassy"
            found.append(about_province("embassy", key, number_of(lookahead, entry)))
    return found


def roads(lookahead: Lookahead) -> list[Reason]:
    """The longest road that grows into one that counts."""
    chains = lookahead.preview.get("chains", {"before": [], "after": []})
    longest = max(chains["after"], default=0)
    if longest < CHAIN or longest <= max(chains["before"], default=0):
        return []
    return [Reason("road", Message("makes_road", {"palaces": longest}))]


def worth(lookahead: Lookahead) -> list[Reason]:
    """How the points would change if the game ended now."""
    found: list[Reason] = []
    for entry in lookahead.preview.get("points", ()):
        change = entry["after"] - entry["before"]
        if entry["seat"] == lookahead.seat and change > 0:
            found.insert(0, Reason("worth", Message("worth", {"points": change})))
        elif entry["seat"] != lookahead.seat and change < 0:
            args = {"rival": entry["seat"], "points": -change}
            found.append(Reason("cost", Message("costs", args)))
    return found


def rivals(lookahead: Lookahead) -> list[int]:
    """The other seats; the Emperor is nobody's rival."""
    return [seat for seat in range(lookahead.world.seats) if seat != lookahead.seat]


def number_of(lookahead: Lookahead, entry: dict[str, Any]) -> int:
    return map_at(lookahead.world).provinces.index(entry["province"])


def about_province(topic: str, key: str, province: int, **more: int) -> Reason:
    return Reason(f"{topic} {province}", Message(key, {"province": province, **more}))


EXPLANATIONS = ExplanationTemplates(seen, FEATURE_GROUPS)
