"""Everything that changes during a game, in one record."""

from typing import Literal, get_args

from ziggurat.core.state import NUMBER, WORD, constant, constants, record
from ziggurat.games.tigris.data import SEATS

NOBODY = constant(-1)

# What is being asked, of `asked`.
ACTION, WAR, SUPPORT, BUILD, TREASURE, POINT, OVER = constants(7)
Prompt = Literal["action", "war", "support", "build", "treasure", "point"]
PROMPTS: tuple[Prompt, ...] = get_args(Prompt)

# What comes next when nobody has to be asked. An action runs through these in order: wars,
# buildings, treasures, and its end; the last action of a turn goes on to the turn's end.
WAIT, TO_WARS, TO_BUILDINGS, TO_TREASURES, TO_ACTION_END, TO_TURN_END, TO_REFILL = constants(7)

# The conflict under way.
NO_CONFLICT, REVOLT, EXTERNAL_WAR = constants(3)
ConflictKind = Literal["revolt", "war"]
CONFLICTS: tuple[ConflictKind | None, ...] = (None, *get_args(ConflictKind))

# Why the game ended.
NOT_ENDED, BY_BAG, BY_TREASURES, BY_TURNS = constants(4)
End = Literal["bag", "treasures", "turns"]
ENDS: tuple[End | None, ...] = (None, *get_args(End))

# Options, by their place in `option`.
ENGLISH, ZIGGURAT, OPEN_SCORES = constants(3)

NOT_BUILT, GONE = constant(-1), constant(-2)  # a monument beside the map; one out of the game

# How many kingdoms a cell touches, by the place in `border`.
ONCE, TWICE, THRICE, FOUR = constants(4)

CELL_SET = (WORD, 3)

STATE = record(
    "tigris",
    # The map, as sets of cells. Face-down tiles lie under monuments and the ziggurat.
    tile=(WORD, (4, 3)),  # by color
    face_down=CELL_SET,
    leader=CELL_SET,
    catastrophe=CELL_SET,
    treasure=CELL_SET,
    # The kingdom of each leader on the map, kept up to date: it follows from the pieces.
    kingdom=(WORD, (SEATS, 4, 3)),
    border=(WORD, (4, 3)),  # the cells that touch so many kingdoms or more: ONCE, TWICE …
    # The two kingdoms as they were before a tile united them, while their wars last.
    side=(WORD, (2, 3)),
    dice=WORD,
    # Pieces. A leader's cell is NOWHERE while he is off the map.
    leader_cell=(NUMBER, (SEATS, 4)),
    points=(NUMBER, (SEATS, 4)),
    monument=(NUMBER, 6),  # its top left cell, NOT_BUILT or GONE
    ziggurat=NUMBER,  # its centre, or NOT_BUILT
    taken=(NUMBER, SEATS),  # treasures
    catastrophes_left=(NUMBER, SEATS),
    # Tiles off the map, by color. Hands, bag and swapped tiles are hidden.
    hand=(NUMBER, (SEATS, 4)),
    bag=(NUMBER, 4),
    swapped=(NUMBER, (SEATS, 4)),  # put aside face down by each seat
    removed=(NUMBER, 4),  # out of the game for everyone to see
    buried=(NUMBER, 4),  # face down under monuments
    option=(NUMBER, 3),
    # The turn.
    seats=NUMBER,
    turn=NUMBER,
    actions_left=NUMBER,
    prompt=NUMBER,
    asked=NUMBER,
    ended=NUMBER,
    turns=NUMBER,  # finished so far
    # The tile just placed: the junction of a union, the last stone of a square.
    placed_cell=NUMBER,
    placed_color=NUMBER,
    # The conflict under way; its pairs are attacker and defender.
    conflict=NUMBER,
    conflict_color=NUMBER,
    fighter=(NUMBER, 2),
    strength=(NUMBER, 2),  # on the map
    support=(NUMBER, 2),  # from the hand
)
