"""Play a position in words, and ask what came of it."""

from typing import Any

from games.china.boards import EMPEROR, LETTER
from games.script import refused, say, sentence
from ziggurat.core.match import Match
from ziggurat.core.text import Message
from ziggurat.games.china.records import State

__all__ = ["refused", "say"]


def opening(match: Match[State]) -> list[str]:
    """The sentences of the deal."""
    return [sentence(match, Message(event.kind, event.args)) for event in match.opening]


def facts(match: Match[State]) -> dict[str, Any]:
    return match.game.facts(match.state)


def shown(match: Match[State]) -> dict[str, Any]:
    """What everybody sees."""
    return match.view(-1)


def asked(match: Match[State]) -> tuple[int, str | None]:
    """Who must decide, and what: `(0, "place")`; `(-1, None)` once the game is over."""
    return match.asked, match.game.prompt(match.state)


def offered(match: Match[State], *starts: str) -> set[str]:
    """What may be played now: everything, or what starts with one of some words."""
    return {move for move in match.offers(match.asked) if move.startswith(starts or "")}


def finish(match: Match[State]) -> list[str]:
    """Play the last turn of a closing position: the last card of the pile is taken."""
    last = match.seats - 1
    return say(match, f"{last} exchange red", f"{last} draw pile")


# The map.


def owner(match: Match[State], seat: int | str) -> int:
    """Where an owner stands in a list: the Emperor after the two seats."""
    return match.seats if seat == EMPEROR else int(seat)


def palaces(match: Match[State], seat: int | str) -> str:
    """The spaces with a palace of an owner: `W1 W2`."""
    mine = owner(match, seat)
    return " ".join(s["space"] for s in shown(match)["spaces"] if s["palace"] == mine)


def forts(match: Match[State]) -> str:
    return " ".join(s["space"] for s in shown(match)["spaces"] if s["fort"])


def tiles(match: Match[State]) -> dict[str, str | None]:
    """The tiles on the map: `{"L2": "O", "L3": None}`, the second one face down."""
    return {
        s["space"]: LETTER.get(s["tile"]) for s in shown(match)["spaces"] if s["tile"] is not None
    }


def province(match: Match[State], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(p for p in shown(match)["provinces"] if p["province"] == name)
    return found


def emissaries(match: Match[State], name: str) -> str:
    """Each emissary of a province is its seat: `112`; the Emperor's are `e`."""
    counts = province(match, name)["emissaries"]
    names = "01e" if match.seats == 2 else "01234"
    return "".join(who * n for who, n in zip(names, counts, strict=False))


def limit(match: Match[State], name: str) -> int:
    most: int = province(match, name)["limit"]
    return most


def scored(match: Match[State]) -> set[str]:
    """The provinces with a disc."""
    return {p["province"] for p in shown(match)["provinces"] if p["scored"]}


# Cards and pieces.


def letters(counts: dict[str, int]) -> str:
    """Cards in the order of the colors: `RRP`."""
    return "".join(LETTER[name] * n for name, n in counts.items())


def hand(match: Match[State], seat: int) -> str:
    return letters(match.view(seat)["hand"])


def hand_sizes(match: Match[State]) -> list[int]:
    sizes: list[int] = shown(match)["hand_sizes"]
    return sizes


def emperor_hand(match: Match[State]) -> str:
    return letters(shown(match)["emperor_hand"])


def display(match: Match[State]) -> str:
    return letters(shown(match)["display"])


def discard(match: Match[State]) -> str:
    return letters(shown(match)["discard"])


def pile(match: Match[State]) -> int:
    """How many cards are in the pile."""
    size: int = shown(match)["pile"]
    return size


def exhaustions(match: Match[State]) -> int:
    times: int = shown(match)["exhaustions"]
    return times


def supply(match: Match[State], seat: int | str) -> tuple[int, int, int]:
    """Palaces, emissaries and fortifications left."""
    left = shown(match)["supply"][owner(match, seat)]
    return left["palace"], left["emissary"], left["fort"]


def tiles_taken(match: Match[State], seat: int | str) -> str:
    return letters(facts(match)["bonus_taken"][str(seat)])


# Two players.


def kept(match: Match[State], seat: int) -> str:
    return letters(shown(match)["kept"][seat])


def influence(match: Match[State]) -> dict[str, int]:
    """Who holds which influence card: `{"P": 0}`."""
    found = shown(match)["influence"]
    return {LETTER[color]: seat for color, seat in found.items() if seat is not None}


def specials(match: Match[State], seat: int) -> list[str]:
    left: list[str] = shown(match)["specials"][seat]
    return left


# Points and the end.


def score(match: Match[State]) -> list[int]:
    points: list[int] = shown(match)["score"]
    return points


def scoring(match: Match[State], part: str, *entry: str | int) -> list[Any]:
    """The points of each seat if it ended now: `scoring(match, "alliances", 3)`."""
    found = facts(match)["scoring"][part]
    for key in entry:
        found = found[str(key)]
    return list(found.values())


def totals(match: Match[State]) -> list[int]:
    """What each seat would have if it ended now; what it has, once it has ended."""
    points: list[int] = shown(match)["if_it_ended_now"]["totals"]
    return points


def chains(match: Match[State], seat: int) -> list[list[str]]:
    """The spaces of each chain of a seat, the longest chain first."""
    found: list[list[str]] = shown(match)["if_it_ended_now"]["chains"][seat]
    return found


def ended(match: Match[State]) -> str | None:
    """Why the game ended: pile, pieces."""
    reason: str | None = shown(match)["ended"]
    return reason


def lengths_of(match: Match[State]) -> list[int]:
    """How long the chains of seat 0 are; no palace is in two of them."""
    found = chains(match, 0)
    together = [space for chain in found for space in chain]
    assert len(set(together)) == len(together)
    return [len(chain) for chain in found]
