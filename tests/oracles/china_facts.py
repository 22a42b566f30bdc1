"""What a table of China shows, in the words scenarios expect."""

from __future__ import annotations

from typing import Any

from oracles.china_offers import has_palace, sites
from oracles.china_scoring import scoring, winners
from oracles.china_table import COLORS, RULES, Table, deck_of


def asked(table: Table) -> int | None:
    """The player whose turn it is decides, for the Emperor too; nobody when it is over."""
    return None if table.prompt is None else table.turn


def revealed(table: Table) -> set[str]:
    """Both tiles of a province lie open once it has a palace, or its first one is claimed.

    Cards that pay for a border post alone announce the first palace of its other province as well.
    """
    announced = {table.claimed}
    if table.claimed and table.rules == RULES:
        chosen = [table.board.provinces[space] for space in sites(table)]
        if all(len(provinces) > 1 for provinces in chosen):
            announced |= {province for provinces in chosen for province in provinces}
    return {
        space
        for space in table.bonus
        for province in table.board.provinces[space]
        if province in announced or has_palace(table, province)
    }


def facts(table: Table) -> dict[str, Any]:
    """All a scenario may expect, `offered` aside; lists of cards and spaces in any order."""
    over = table.prompt is None
    return {
        "asked": asked(table),
        "prompt": table.prompt,
        "over": over,
        "winners": winners(table) if over else [],
        "hand_sizes": {str(seat): hand.total() for seat, hand in table.hands.items()},
        "hands": {str(seat): list(hand.elements()) for seat, hand in table.hands.items()},
        "score": {str(seat): points for seat, points in table.score.items()},
        "scored": sorted(table.scored),
        "display": list(table.display.elements()),
        "display_size": table.display.total(),
        "pile_size": len(table.pile),
        "discard_size": table.discard.total(),
        "deck": dict(deck_of(table.seats)),
        "exhaustions": table.exhaustions,
        "kept": {str(seat): list(cards.elements()) for seat, cards in table.kept.items()},
        "influence": {color: table.influence.get(color) for color in COLORS},
        "emperor_hand_size": table.emperor_hand.total(),
        "supply": {str(owner): dict(left) for owner, left in table.supply.items()},
        "bonus_taken": {str(owner): dict(+won) for owner, won in table.bonus_taken.items()},
        "bonus_spaces": {
            province: [space for space in spaces if space in table.bonus]
            for province, spaces in table.board.spaces.items()
        },
        "turn": table.turn,
        "scoring": worded(scoring(table)),
    }


def worded(breakdown: Any) -> Any:
    """Seats and numbers become words where they are keys."""
    if isinstance(breakdown, dict):
        return {str(key): worded(value) for key, value in breakdown.items()}
    return breakdown
