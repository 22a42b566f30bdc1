"""What is shown of a game, field by field: the views and previews that a page gets."""

from typing import Literal, NotRequired, TypedDict

from ziggurat.core.shapes import Pair, Told
from ziggurat.games.china.data import Color, Piece, Special, TileColor
from ziggurat.games.china.maps.picture import Picture
from ziggurat.games.china.state import End, Prompt

TileWord = Literal[TileColor, "hidden"]
Counts = dict[Color, int]


class Charted(TypedDict):
    """A map that does not come with the game; the first of the alliances has the number 1."""

    roads: list[Pair[str]]
    alliances: list[Pair[str]]
    harbours: list[str]
    picture: Picture | None


class SpaceView(TypedDict):
    """A space with what stands on it: a palace and its owner, a fortification, a tile."""

    space: str
    palace: int | None
    fort: bool
    tile: TileWord | None


class ProvinceView(TypedDict):
    """A province; palaces and emissaries have an entry for each owner."""

    province: str
    name: str
    color: Color
    spaces: list[str]
    palaces: list[int]
    emissaries: list[int]
    limit: int
    scored: bool


class Breakdown(TypedDict):
    """The points if the game ended now; every list has an entry for each seat."""

    palaces: dict[str, list[int]]
    alliances: dict[str, list[int]]
    roads: list[int]
    chains: list[list[list[str]]]
    chain_points: list[list[int]]
    harbours: list[int]
    bonus: NotRequired[list[int]]
    totals: list[int]


class Ranking(TypedDict):
    """A seat's total, pieces left, and place."""

    seat: int
    place: int
    score: int
    pieces: int


class CardsView(TypedDict):
    """The cards that lie open, and how many do not."""

    hand_sizes: list[int]
    hands: list[Counts] | None
    display: Counts
    pile: int
    next_cards: list[Color]
    discard: Counts
    exhaustions: int


class TurnView(TypedDict):
    """What was done in this turn."""

    turn: int
    turns: int
    placed: int
    cards_played: int
    empty_provinces: list[str]
    claimed: str | None
    to_draw: int


class CourtView(TypedDict, total=False):
    """What only two players have."""

    influence_cards: bool
    emperor_hand: Counts
    kept: list[Counts]
    influence: dict[Color, int | None]
    specials: list[list[Special]]
    played: Counts
    two_provinces: bool
    emperor_moved: bool
    claimed_for_emperor: bool


class PublicView(CardsView, TurnView, CourtView):
    """What everybody sees."""

    seats: int
    map: str
    map_digest: str
    chart: Charted | None
    fortifications: bool
    bonus: bool
    prompt: Prompt | None
    asked: int | None
    spaces: list[SpaceView]
    provinces: list[ProvinceView]
    supply: list[dict[Piece, int]]
    score: list[int]
    tiles_taken: list[int]
    if_it_ended_now: Breakdown
    over: bool
    ended: End | None
    result: list[Ranking] | None


class OwnView(TypedDict):
    """What one seat sees besides."""

    seat: int
    hand: Counts | None
    tiles: list[dict[TileColor, int] | None]


class ProvinceStanding(TypedDict):
    """Palaces and who has most of them, emissaries and their limit, who leads with them."""

    palaces: list[int]
    majority: list[int]
    emissaries: list[int]
    leads: list[int]
    limit: int
    room: int


class ProvinceForeseen(TypedDict):
    """A province in which something would change."""

    province: str
    before: ProvinceStanding
    after: ProvinceStanding


class ChainsForeseen(TypedDict):
    """How long the chains of the seat are, and would be."""

    before: list[int]
    after: list[int]


class PointsForeseen(TypedDict):
    """What a seat would have if the game ended now, and after the move."""

    seat: int
    before: int
    after: int


class MovePreview(TypedDict):
    """What would follow a move."""

    events: list[Told]
    provinces: list[ProvinceForeseen]
    scored: list[str]
    chains: ChainsForeseen
    points: list[PointsForeseen]
    asked: int | None
    prompt: Prompt | None
    over: bool
    ended: End | None
