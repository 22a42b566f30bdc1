"""What is shown of a game, field by field: the views and previews that a page gets."""

from typing import Literal, TypedDict

from ziggurat.core.shapes import Told
from ziggurat.games.babel.data import Nation
from ziggurat.games.babel.state import End, Prompt

PawnPlace = Literal[Nation, "quarry"]


class RunView(TypedDict):
    """Three like cards or more that follow one another in a column."""

    nation: Nation
    start: int
    length: int


class SiteView(TypedDict):
    """Both sides of a site; every list has an entry for each seat."""

    site: Nation
    columns: list[list[Nation]]
    temples: list[list[int]]
    runs: list[list[RunView]]


class Threat(TypedDict):
    """What a side could do with a run at its next turn; `there` if its pawn is at the site."""

    seat: int
    site: Nation
    nation: Nation
    level: int
    there: bool


class Ranking(TypedDict):
    """A seat's height, cards in hand, and place."""

    seat: int
    place: int
    height: int
    cards: int


class PilesView(TypedDict):
    """How many cards the piles hold, which ones, and those that are known to come next."""

    temple_pile: int
    next_temples: list[int]
    unseen_temples: dict[str, int]
    nation_pile: int
    next_nations: list[Nation]
    discard: dict[Nation, int]


class PublicView(PilesView):
    """What everybody sees."""

    seats: int
    turn: int
    turns: int
    prompt: Prompt | None
    asked: int | None
    to_discard: int
    migrated: bool
    end_mode: bool
    hand_sizes: list[int]
    hands: list[dict[Nation, int]] | None
    heights: list[int]
    sites: list[SiteView]
    pawns: list[PawnPlace]
    start_temple: list[bool]
    rows: list[list[int]]
    threats: list[Threat]
    over: bool
    ended: End | None
    result: list[Ranking] | None


class OwnView(TypedDict):
    """What one seat sees besides."""

    seat: int
    hand: dict[Nation, int] | None


class LevelForeseen(TypedDict):
    """A level that would be won or lost."""

    site: Nation
    level: int


class CardsForeseen(TypedDict):
    """Cards that would change sides or go."""

    nation: Nation
    cards: int


class MovePreview(TypedDict):
    """What would follow a move."""

    events: list[Told]
    heights: list[int]
    gained: list[LevelForeseen]
    destroyed: list[LevelForeseen]
    cards: list[CardsForeseen]
    halved: int
    end_mode: bool
    ends_turn: bool
    asked: int | None
    prompt: Prompt | None
    over: bool
    ended: End | None
