"""What is shown of a game, field by field: the views and previews that a page gets."""

from typing import Literal, TypedDict

from ziggurat.core.shapes import Pair, Told
from ziggurat.games.tigris.data import Color
from ziggurat.games.tigris.events import Reason
from ziggurat.games.tigris.state import ConflictKind, End, Prompt

Total = Literal[Color, "treasure"]
Totals = dict[Total, int]


class TileOnMap(TypedDict):
    """A tile that lies face up."""

    cell: str
    color: Color


class LeaderOnMap(TypedDict):
    """Where a leader stands, and what he would bring to a revolt and to a war."""

    seat: int
    color: Color
    cell: str
    temples: int
    followers: int


class MonumentOnMap(TypedDict):
    """A monument, and the first of its four squares."""

    monument: str
    cell: str


class ConflictOnMap(TypedDict):
    """The conflict under way, attacker first, with what stands behind each and what counts."""

    kind: ConflictKind
    color: Color
    fighters: Pair[int]
    cells: Pair[str]
    strength: Pair[int]
    support: Pair[int]
    sides: Pair[list[str]]
    counted: Pair[list[str]]


class Ranking(TypedDict):
    """A seat's totals, weakest first with treasures assigned, and its place."""

    seat: int
    place: int
    totals: list[int]


class MapView(TypedDict):
    """What lies on the map, and what could still be built there."""

    tiles: list[TileOnMap]
    face_down: list[str]
    leaders: list[LeaderOnMap]
    treasures: list[str]
    catastrophes: list[str]
    monuments: list[MonumentOnMap]
    monuments_left: list[str]
    ziggurat: str | None
    kingdoms: list[list[str]]


class PublicView(MapView):
    """What everybody sees."""

    seats: int
    turn: int
    turns: int
    actions_left: int
    prompt: Prompt | None
    asked: int | None
    catastrophes_left: list[int]
    bag: int
    hand_sizes: list[int]
    hands: list[dict[Color, int]] | None
    conflict: ConflictOnMap | None
    placed: str | None
    over: bool
    ended: End | None
    result: list[Ranking] | None


class TileProspects(TypedDict):
    """Where a tile would start a war, and where it would touch a kingdom."""

    conflict: list[str]
    kingdom: list[str]


class LeaderProspects(TypedDict):
    """Where a leader would start a revolt, and where he may not stand beside a temple."""

    conflict: list[str]
    refused: list[str]


class Prospects(TypedDict):
    """What the pieces of the seat that is asked would do where."""

    tile: TileProspects
    leader: dict[Color, LeaderProspects]


class OwnView(TypedDict):
    """What one seat sees besides."""

    seat: int
    hand: dict[Color, int] | None
    points: list[Totals | None]
    prospects: Prospects | None


class PointsForeseen(TypedDict):
    """Points that a seat would get, and what for."""

    seat: int
    color: Color
    points: int
    reason: Reason


class LeaderSentHome(TypedDict):
    """A leader who would leave the map."""

    seat: int
    color: Color


class TreasureForeseen(TypedDict):
    """A treasure that a seat would take."""

    seat: int
    cell: str


class Fight(TypedDict):
    """A conflict that would be under way, with what each side has so far, attacker first."""

    kind: ConflictKind
    color: Color
    attacker: int
    defender: int
    strength: Pair[int]


class OutcomeForeseen(TypedDict):
    """What would follow if one side won the conflict under way."""

    winner: int
    points: list[PointsForeseen]
    leaders_home: list[LeaderSentHome]
    tiles_lost: list[str]
    fights: list[Fight]


class MovePreview(TypedDict):
    """What would follow a move."""

    events: list[Told]
    points: list[PointsForeseen]
    unites: bool
    kingdom: list[str]
    conflict: Fight | None
    wars: list[str]
    fights: list[Fight]
    outcomes: list[OutcomeForeseen]
    leaders_home: list[LeaderSentHome]
    tiles_lost: int
    destroyed: list[TileOnMap]
    treasures: list[TreasureForeseen]
    builds: list[str]
    asked: int | None
    prompt: Prompt | None
    ends_turn: bool
    over: bool
