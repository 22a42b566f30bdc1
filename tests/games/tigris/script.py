"""Play a position in words, and ask what came of it."""

from typing import Any

from games.script import refused, say
from ziggurat.core.match import Match
from ziggurat.games.tigris.records import State

__all__ = ["refused", "say"]


def facts(match: Match[State]) -> dict[str, Any]:
    return match.game.facts(match.state)


def asked(match: Match[State]) -> tuple[int, str | None]:
    """Who must decide, and what: `(0, "action")`; `(-1, None)` once the game is over."""
    return match.asked, match.game.prompt(match.state)


def points(match: Match[State], seat: int) -> dict[str, int]:
    """What a seat has scored, without the colors it has nothing of."""
    return dict(facts(match)["points"][str(seat)])


def square(match: Match[State], name: str) -> str | None:
    """What lies on a square: a color, face-down, catastrophe, ziggurat, or nothing."""
    lies: str | None = facts(match)["tiles"][name]
    return lies


def leader(match: Match[State], who: str) -> str | None:
    """Where the leader `0 black` stands; nothing while he is at home."""
    stands: str | None = facts(match)["leaders"][who]
    return stands


def treasures(match: Match[State]) -> set[str]:
    """The squares that still hold a treasure."""
    return {name for name, there in facts(match)["treasures"].items() if there}


def strengths(match: Match[State]) -> list[int]:
    """Attacker and defender of the conflict under way, on the map alone."""
    found: list[int] = facts(match)["conflict"]["strength"]
    return found


def kingdoms(match: Match[State]) -> list[str]:
    """The squares of each kingdom, as one text: `H7 I7 J7`."""
    return [" ".join(cells) for cells in match.view(0)["kingdoms"]]


def hand_sizes(match: Match[State]) -> list[int]:
    sizes: list[int] = match.view(0)["hand_sizes"]
    return sizes


def actions_left(match: Match[State]) -> int:
    return int(match.state.actions_left)
