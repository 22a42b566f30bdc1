"""A slow referee for Tigris & Euphrates, written from the rulebook and its rulings.

Squares are names, `A1` at the top left to `P11` at the bottom right. Every function reads a
`Board` and leaves it as it was. Moves are the words a player would say: `tile red I6`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from itertools import combinations, product

COLOURS = ("black", "red", "blue", "green")
COLUMNS = "ABCDEFGHIJKLMNOP"
ROWS = range(1, 12)
SQUARES = frozenset(f"{column}{row}" for column in COLUMNS for row in ROWS)
MOST_SWAPPED = 6

MAP = (
    "....~~~~~...~...",
    "....~.......~...",
    "...~~.......~~..",
    "~~~~.........~~~",
    "..............~~",
    "..............~.",
    "~~~~........~~~.",
    "...~~~~.....~...",
    "......~~~~~~~...",
    "................",
    "................",
)
RIVER = frozenset(
    square for square in SQUARES if MAP[int(square[1:]) - 1][COLUMNS.index(square[0])] == "~"
)
CORNERS = frozenset({"B2", "P2", "B8", "O9"})  # their treasures are taken first

Sides = Sequence[frozenset[str]]  # two kingdoms as they were before a tile linked them


@dataclass
class Board:
    """One position, with what each seat holds."""

    seats: int
    tiles: dict[str, str]  # square -> colour, face-up tiles only
    face_down: set[str]  # squares under monuments or the ziggurat
    leaders: dict[tuple[int, str], str]  # (seat, colour) -> square
    treasures: set[str]
    catastrophes: set[str]
    monuments: dict[str, str | None]  # "red-blue" -> top-left square, None while available
    ziggurat: str | None  # centre square, once built
    hands: dict[int, Counter[str]]
    points: dict[int, Counter[str]]  # colours and "treasure"
    catastrophes_left: dict[int, int]
    turn: int
    english: bool
    ziggurat_option: bool


def shifted(square: str, across: int, down: int) -> str | None:
    """The square so many columns to the right and rows below, if it is on the map."""
    column = COLUMNS.index(square[0]) + across
    row = int(square[1:]) + down
    if 0 <= column < len(COLUMNS) and row in ROWS:
        return f"{COLUMNS[column]}{row}"
    return None


def neighbours(square: str) -> set[str]:
    """Squares are adjacent when they share a side; corners do not count."""
    around = (shifted(square, *step) for step in ((-1, 0), (1, 0), (0, -1), (0, 1)))
    return {place for place in around if place is not None}


def occupied(board: Board) -> set[str]:
    """Tiles, face up or face down, and leaders hold their square and connect."""
    return set(board.tiles) | board.face_down | set(board.leaders.values())


def empty_squares(board: Board) -> set[str]:
    """A square is empty when no tile, leader or catastrophe is on it."""
    return set(SQUARES - occupied(board) - board.catastrophes)


def kingdom_of(board: Board, square: str) -> frozenset[str]:
    """Everything linked to this occupied square, side by side, is one region with it."""
    pieces = occupied(board)
    region = {square}
    edge = {square}
    while edge:
        edge = {place for held in edge for place in neighbours(held)} & pieces - region
        region |= edge
    return frozenset(region)


def regions(board: Board) -> list[frozenset[str]]:
    """Adjacent tiles and leaders form a region; a lone piece is one too."""
    left = occupied(board)
    found = []
    while left:
        region = kingdom_of(board, min(left))
        found.append(region)
        left -= region
    return found


def kingdoms(board: Board) -> list[frozenset[str]]:
    """A kingdom is a region with at least one leader."""
    stands = set(board.leaders.values())
    return [region for region in regions(board) if region & stands]


def united(board: Board, square: str) -> list[frozenset[str]]:
    """A piece on this square would touch these kingdoms, each counted once."""
    return [kingdom for kingdom in kingdoms(board) if kingdom & neighbours(square)]


def leader_in(board: Board, region: frozenset[str], colour: str) -> int | None:
    """The seat whose leader of this colour stands in the region."""
    here = (seat for (seat, own), at in board.leaders.items() if own == colour and at in region)
    return next(here, None)


def temples_beside(board: Board, square: str) -> int:
    """Only face-up red tiles that share a side with the square are temples beside it."""
    return sum(board.tiles.get(place) == "red" for place in neighbours(square))


def lifted(board: Board, seat: int, colour: str) -> Board:
    """A leader about to be placed is in his player's hand, wherever he stood."""
    after = deepcopy(board)
    after.leaders.pop((seat, colour), None)
    return after


def legal_tiles(board: Board, seat: int) -> set[str]:
    """A tile goes from the hand to an empty square, farms on rivers and all others on land.

    It may link two kingdoms but never three.
    """
    free = {square for square in empty_squares(board) if len(united(board, square)) <= 2}
    return {
        f"tile {colour} {square}"
        for colour in COLOURS
        if board.hands[seat][colour] > 0
        for square in free
        if (square in RIVER) == (colour == "blue")
    }


def legal_leaders(board: Board, seat: int) -> set[str]:
    """A leader goes to an empty land square beside a temple, and may not link two kingdoms.

    A leader on the map is lifted before anything is judged, and must come down elsewhere.
    """
    moves = set()
    for colour in COLOURS:
        without = lifted(board, seat, colour)
        for square in empty_squares(board) - RIVER:
            if temples_beside(without, square) and len(united(without, square)) <= 1:
                moves.add(f"leader {colour} {square}")
    return moves


def legal_catastrophes(board: Board, seat: int) -> set[str]:
    """A catastrophe strikes an empty square or a face-up tile without a treasure."""
    if board.catastrophes_left[seat] < 1:
        return set()
    spared = board.face_down | board.treasures | board.catastrophes | set(board.leaders.values())
    return {f"catastrophe {square}" for square in SQUARES - spared}


def legal_withdrawals(board: Board, seat: int) -> set[str]:
    """A player may take back any of his leaders on the map."""
    return {f"withdraw {colour}" for owner, colour in board.leaders if owner == seat}


def legal_swaps(board: Board, seat: int) -> set[str]:
    """A player may exchange one to six tiles of his hand."""
    hand = [colour for colour in COLOURS for _ in range(board.hands[seat][colour])]
    return {
        " ".join(("swap", *given))
        for number in range(1, MOST_SWAPPED + 1)
        for given in combinations(hand, number)
    }


def legal_actions(board: Board, seat: int) -> set[str]:
    """An action is a leader, a tile, a catastrophe or an exchange; a player may also stop."""
    return (
        legal_tiles(board, seat)
        | legal_leaders(board, seat)
        | legal_catastrophes(board, seat)
        | legal_withdrawals(board, seat)
        | legal_swaps(board, seat)
        | {"pass"}
    )


def tile_points(board: Board, colour: str, square: str) -> tuple[int, str] | None:
    """A tile pays its colour to that colour's leader in its kingdom, failing him to the king.

    A tile that links two kingdoms, or joins none, pays nobody.
    """
    touched = united(board, square)
    if len(touched) != 1:
        return None
    for chief in (colour, "black"):
        seat = leader_in(board, touched[0], chief)
        if seat is not None:
            return seat, colour
    return None


def revolt(board: Board, seat: int, colour: str, square: str) -> tuple[int, int, int] | None:
    """A leader entering a kingdom that has one of his colour fights him, temples against temples.

    Each counts the temples beside himself, and one temple may serve both.
    """
    placed = lifted(board, seat, colour)
    placed.leaders[seat, colour] = square
    kingdom = kingdom_of(placed, square)
    for (owner, own), stand in board.leaders.items():
        if own == colour and owner != seat and stand in kingdom:
            return owner, temples_beside(placed, square), temples_beside(placed, stand)
    return None


def wars(board: Board, square: str) -> list[str]:
    """Linking two kingdoms starts a war for each colour that has a leader in both."""
    sides = united(board, square)
    if len(sides) != 2:
        return []
    return [
        colour
        for colour in COLOURS
        if all(leader_in(board, side, colour) is not None for side in sides)
    ]


def wars_left(board: Board) -> list[str]:
    """A war is still to be fought while one kingdom holds two leaders of its colour."""
    crowded = set()
    for kingdom in kingdoms(board):
        chiefs = Counter(colour for (_, colour), at in board.leaders.items() if at in kingdom)
        crowded |= {colour for colour, number in chiefs.items() if number > 1}
    return [colour for colour in COLOURS if colour in crowded]


def war_parties(board: Board, square: str, colour: str) -> tuple[int, int]:
    """The attacker is the player of the tile if he fights, else the first who does after him."""
    field = frozenset().union(*united(board, square))
    fighters = {seat for (seat, own), at in board.leaders.items() if own == colour and at in field}
    attacker, defender = sorted(fighters, key=lambda seat: (seat - board.turn) % board.seats)
    return attacker, defender


def followers(board: Board, sides: Sides, junction: str, seat: int, colour: str) -> set[str]:
    """A leader is followed by the face-up tiles of his colour from his kingdom before the union.

    Those cut off from him since do not count, those linked only by the junction do (WR-12).
    """
    home = board.leaders[seat, colour]
    side = next(side for side in sides if home in side)
    reach = (side & kingdom_of(board, home)) - {junction}
    return {square for square in reach if board.tiles.get(square) == colour}


def war_losses(
    board: Board, sides: Sides, junction: str, colour: str, winner: int, loser: int
) -> set[str]:
    """The loser's followers leave the map, but for some temples after a war of priests.

    There a temple stays if it holds a treasure or stands beside a leader who was not fighting.
    """
    lost = followers(board, sides, junction, loser, colour)
    if colour != "red":
        return lost
    fighting = {(winner, colour), (loser, colour)}
    bystanders = {square for who, square in board.leaders.items() if who not in fighting}
    return {
        square
        for square in lost
        if square not in board.treasures and not neighbours(square) & bystanders
    }


def settle_war(
    board: Board, sides: Sides, junction: str, colour: str, winner: int, loser: int
) -> Board:
    """The beaten leader and his followers go, and each piece that goes pays the winner a point.

    Reinforcements concern only the hands, which are returned as they were.
    """
    lost = war_losses(board, sides, junction, colour, winner, loser)
    after = deepcopy(board)
    for square in lost:
        del after.tiles[square]
    del after.leaders[loser, colour]
    after.points[winner][colour] += 1 + len(lost)
    for leader in stranded(after):
        del after.leaders[leader]
    return after


def stranded(board: Board) -> set[tuple[int, str]]:
    """A leader with no temple left beside him goes home."""
    return {who for who, square in board.leaders.items() if not temples_beside(board, square)}


def may_support(
    board_strength_attacker: int,
    board_strength_defender: int,
    attacker_support: int,
    side: str,
    given: int,
    english: bool,
) -> bool:
    """Any support is allowed, but the English rule allows only what may change the outcome.

    By it an attacker must pass the defender's strength on the map and a defender must draw
    level exactly; both may give nothing. Whether the hand holds so many is not judged here.
    """
    if given == 0 or not english:
        return given >= 0
    if side == "attacker":
        return board_strength_attacker + given > board_strength_defender
    return board_strength_defender + given == board_strength_attacker + attacker_support


def block(corner: str) -> set[str]:
    """A monument covers the four squares whose top-left one is named; fewer at the map's edge."""
    places = (shifted(corner, across, down) for across in (0, 1) for down in (0, 1))
    return {place for place in places if place is not None}


def buildings(board: Board, square: str) -> set[str]:
    """A tile that completes four of a colour in a square, or five in a cross, allows a building.

    The monument must bear the tiles' colour and still be available; there is one ziggurat.
    """
    colour = board.tiles.get(square)
    if colour is None:
        return set()
    alike = {place for place, own in board.tiles.items() if own == colour}
    offers = set()
    for corner in alike:
        if square in block(corner) and len(block(corner) & alike) == 4:
            for name, place in board.monuments.items():
                if place is None and colour in name.split("-"):
                    offers.add(f"monument {name} {corner}")
    if board.ziggurat_option and board.ziggurat is None:
        for centre in alike:
            cross = {centre} | neighbours(centre)
            if square in cross and len(cross & alike) == 5:
                offers.add(f"ziggurat {centre}")
    return offers


def treasure_choice(board: Board, seat: int) -> set[str]:
    """A trader takes all treasures of his kingdom but one, those of the map's corners first."""
    if (seat, "green") not in board.leaders:
        return set()
    found = board.treasures & kingdom_of(board, board.leaders[seat, "green"])
    if len(found) < 2:
        return set()
    return found & CORNERS or found


def income(board: Board, seat: int) -> Counter[str]:
    """Each monument pays a point of each of its colours to the leader of it in its kingdom.

    The ziggurat's point is a choice of the king's owner, and so is left out.
    """
    earned: Counter[str] = Counter()
    for (owner, colour), square in board.leaders.items():
        kingdom = kingdom_of(board, square)
        for name, corner in board.monuments.items():
            if owner == seat and colour in name.split("-") and corner in kingdom:
                earned[colour] += 1
    return earned


def totals(points: Counter[str]) -> list[int]:
    """Treasures take the colours that serve their owner best, the weakest colour above all."""
    jokers = points["treasure"]
    return max(
        sorted(points[colour] + more for colour, more in zip(COLOURS, given, strict=True))
        for given in product(range(jokers + 1), repeat=len(COLOURS))
        if sum(given) == jokers
    )


def winners(points: dict[int, Counter[str]]) -> list[int]:
    """The best weakest colour wins, then the second weakest and so on; equals share the win."""
    finals = {seat: totals(own) for seat, own in points.items()}
    best = max(finals.values())
    return sorted(seat for seat, final in finals.items() if final == best)
