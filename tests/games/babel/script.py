"""Play a position in words, and ask what came of it."""

from typing import Any

from games.babel.boards import LETTER
from games.script import refused, say, sentence
from ziggurat.core.match import Match
from ziggurat.core.text import Message
from ziggurat.games.babel.records import State

__all__ = ["refused", "say"]


def opening(match: Match[State]) -> list[str]:
    """The sentences of the deal."""
    return [sentence(match, Message(event.kind, event.args)) for event in match.opening]


def facts(match: Match[State]) -> dict[str, Any]:
    return match.game.facts(match.state)


def asked(match: Match[State]) -> tuple[int, str | None]:
    """Who must decide, and what: `(0, "action")`; `(-1, None)` once the game is over."""
    return match.asked, match.game.prompt(match.state)


def offered(match: Match[State], *kinds: str) -> set[str]:
    """What may be played now, of some kinds or of all."""
    return {move for move in match.offers(match.asked) if not kinds or move.split()[0] in kinds}


def letters(names: list[str]) -> str:
    return "".join(LETTER[name] for name in names)


def digits(levels: list[int]) -> str:
    return "".join(map(str, levels))


def hand(match: Match[State], seat: int) -> str:
    """A hand in the order of the nations: `AAHS`."""
    return letters(sorted(facts(match)["hands"][str(seat)].elements()))


def hand_sizes(match: Match[State]) -> list[int]:
    sizes: list[int] = match.view(-1)["hand_sizes"]
    return sizes


def discard(match: Match[State]) -> str:
    return letters(sorted(facts(match)["discard"].elements()))


def column(match: Match[State], seat: int, site: str) -> str:
    """The cards of a seat at a site, last deployed last: `SSSA`."""
    return letters(facts(match)["columns"][str(seat)][site])


def temple(match: Match[State], seat: int, site: str) -> str:
    """The levels of a seat at a site, top last: `123`."""
    return digits(facts(match)["temples"][str(seat)][site])


def row(match: Match[State], seat: int) -> str:
    """The temple cards beside a seat, the open one last."""
    return digits(facts(match)["rows"][str(seat)])


def known_pile(match: Match[State]) -> str:
    """The temple cards on the pile that everybody knows, next first."""
    return digits(facts(match)["temple_pile"])


def pawns(match: Match[State]) -> list[str]:
    return list(facts(match)["pawns"].values())


def heights(match: Match[State]) -> list[int]:
    return list(facts(match)["heights"].values())


def ended(match: Match[State]) -> str | None:
    """Why the game ended: lead, twenty, nine, pile, turns."""
    reason: str | None = facts(match)["reason"]
    return reason
