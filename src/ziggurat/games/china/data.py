"""The printed facts of the game: colors, cards, pieces; and how large a map may be."""

from typing import Literal, get_args

from ziggurat.core.state import constant, constants

RULES = constant(2)  # the version of today
FIRST_RULES = constant(1)  # games begun under them go on under them

# A map has at most so much; the three of the game have 52 spaces, 9 provinces, 15 alliances.
SPACES, PROVINCES, ALLIANCES = 64, 12, 24

RED, GREEN, YELLOW, ORANGE, PURPLE = constants(5)
Color = Literal["red", "green", "yellow", "orange", "purple"]
COLORS: tuple[Color, ...] = get_args(Color)
HAND = constant(3)
DISPLAY = constant(4)
MOST_CARDS = 128  # room for positions that name more cards than the box has
CARDS_REMOVED = {2: 2, 3: 2, 4: 1, 5: 0}  # of each color, by the number of players

OWNERS = 5  # seats; with two of them the Emperor is the third
EMPEROR = constant(2)

Piece = Literal["palace", "emissary", "fort"]
PIECES: tuple[Piece, ...] = get_args(Piece)
PALACE, EMISSARY, FORT = constants(len(PIECES))
BOX = (20, 8, 1)  # of each piece; the ninth emissary keeps the score

MOST_CARDS_A_TURN, MOST_PIECES_A_TURN = 3, 2  # and one province: the 3-2-1 rule
JOKER = 2  # cards of one color stand for one of another

CHAIN = 4  # palaces in a row
LAST_EXHAUSTION = 2

TileColor = Literal["green", "yellow", "orange"]
TILES: tuple[TileColor, ...] = get_args(TileColor)
TILES_A_COLOR = 6
TILES_A_PROVINCE = 2
TILE_POINTS = 6
FACE_DOWN = constant(len(TILES))  # the color of a tile nobody has seen

Special = Literal["emperor-first", "two-provinces", "exchange"]
SPECIALS: tuple[Special, ...] = get_args(Special)
EMPEROR_FIRST, TWO_PROVINCES, SPECIAL_EXCHANGE = constants(len(SPECIALS))
