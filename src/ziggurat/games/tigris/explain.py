"""Why a move is not allowed, for every reason there is."""

from ziggurat.core.actions import Action
from ziggurat.core.answers import explainer
from ziggurat.core.cells import beside, cell_list, cells_at, has
from ziggurat.core.text import Message
from ziggurat.games.tigris.actions import ACTIONS, SWAP_TILES
from ziggurat.games.tigris.conflicts import ATTACKER, side_asked, support_color
from ziggurat.games.tigris.data import (
    BLUE,
    CROSS_CELL,
    GREEN,
    RIVER,
    SQUARE_CELL,
    TREASURE_CELL,
)
from ziggurat.games.tigris.kingdoms import (
    cross,
    occupied,
    square,
    temples_beside,
)
from ziggurat.games.tigris.monuments import is_complete_square
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.rules import asked, legal
from ziggurat.games.tigris.state import NOT_BUILT, PROMPTS, ZIGGURAT

# The question each kind of move answers.
ANSWERS = {
    "war": "war",
    "support": "support",
    "monument": "build",
    "ziggurat": "build",
    "decline": "build",
    "treasure": "treasure",
    "point": "point",
}


def why(s: State, move: Action) -> Message:
    """The reason against a move that is not allowed to the seat that is asked."""
    prompt = PROMPTS[s.prompt]
    if ANSWERS.get(move.kind, "action") != prompt:
        return Message(f"first_{prompt}")
    return REASONS[move.kind](s, move.args)


def why_no_tile(s: State, args: dict[str, int]) -> Message:
    color, cell = args["color"], args["cell"]
    if s.hand[s.turn, color] == 0:
        return Message("no_such_tile", {"color": color})
    if what := occupant(s, cell):
        return Message(what, {"cell": cell})
    if color == BLUE and not has(RIVER, cell):
        return Message("farm_needs_river", {"cell": cell})
    if color != BLUE and has(RIVER, cell):
        return Message("tile_on_river", {"color": color, "cell": cell})
    return Message("unites_three")


def occupant(s: State, cell: int) -> str:
    """What keeps a cell from being free."""
    for what, cells in (
        ("cell_has_catastrophe", cells_at(s.catastrophe)),
        ("cell_has_leader", cells_at(s.leader)),
        ("cell_has_building", cells_at(s.face_down)),
        ("cell_has_tile", occupied(s)),
    ):
        if cell in cell_list(cells):
            return what
    return ""


def why_no_leader(s: State, args: dict[str, int]) -> Message:
    color, cell = args["color"], args["cell"]
    if s.leader_cell[s.turn, color] == cell:
        return Message("leader_is_there", {"color": color})
    if what := occupant(s, cell):
        return Message(what, {"cell": cell})
    if has(RIVER, cell):
        return Message("leader_on_river")
    if temples_beside(s, cell) == 0:
        down = set(cell_list(beside(cell))) & set(cell_list(cells_at(s.face_down)))
        return Message("temples_face_down" if down else "leader_needs_temple")
    return Message("leader_joins_kingdoms")


def why_no_catastrophe(s: State, args: dict[str, int]) -> Message:
    cell = args["cell"]
    if s.catastrophes_left[s.turn] == 0:
        return Message("no_catastrophe_left")
    if has(cells_at(s.treasure), cell):
        return Message("catastrophe_on_treasure", {"cell": cell})
    return Message(occupant(s, cell), {"cell": cell})


def why_no_withdrawal(s: State, args: dict[str, int]) -> Message:
    return Message("leader_at_home", {"color": args["color"]})


def why_no_swap(s: State, args: dict[str, int]) -> Message:
    wanted = SWAP_TILES[args["tiles"]]
    color = next(c for c in range(4) if wanted[c] > s.hand[s.turn, c])
    return Message("not_so_many", {"color": color, "tiles": int(s.hand[s.turn, color])})


def why_no_war(s: State, args: dict[str, int]) -> Message:
    return Message("no_such_war", {"color": args["color"]})


def why_no_support(s: State, args: dict[str, int]) -> Message:
    """Too few tiles, or the English rule."""
    color = int(support_color(s))
    held = int(s.hand[s.asked, color])
    if args["tiles"] > held:
        return Message("not_so_many", {"color": color, "tiles": held})
    attack, defense = int(s.strength[0] + s.support[0]), int(s.strength[1])
    if side_asked(s) == ATTACKER:
        return Message("english_attack", {"tiles": max(0, defense - attack) + 1})
    if attack > defense:
        return Message("english_defense", {"tiles": attack - defense})
    return Message("english_ahead")


def why_no_monument(s: State, args: dict[str, int]) -> Message:
    monument, corner = args["monument"], int(SQUARE_CELL[args["cell"]])
    if s.monument[monument] != NOT_BUILT:
        return Message("monument_gone", {"monument": monument})
    if s.placed_cell not in cell_list(square(corner)):
        return Message("square_elsewhere", {"cell": int(s.placed_cell)})
    if not is_complete_square(s, corner, s.placed_color):
        return Message("square_incomplete", {"cell": corner})
    return Message("monument_color", {"color": int(s.placed_color)})


def why_no_ziggurat(s: State, args: dict[str, int]) -> Message:
    centre = int(CROSS_CELL[args["cell"]])
    if not s.option[ZIGGURAT]:
        return Message("no_ziggurat")
    if s.ziggurat != NOT_BUILT:
        return Message("ziggurat_stands")
    if s.placed_cell not in cell_list(cross(centre)):
        return Message("cross_elsewhere", {"cell": int(s.placed_cell)})
    return Message("cross_incomplete", {"cell": centre})


def why_no_treasure(s: State, args: dict[str, int]) -> Message:
    cell = int(TREASURE_CELL[args["cell"]])
    if not has(cells_at(s.treasure), cell):
        return Message("no_treasure_there", {"cell": cell})
    if not has(cells_at(s.kingdom[s.asked, GREEN]), cell):
        return Message("treasure_elsewhere", {"cell": cell})
    return Message("corner_first")


REASONS = {
    "tile": why_no_tile,
    "leader": why_no_leader,
    "catastrophe": why_no_catastrophe,
    "withdraw": why_no_withdrawal,
    "swap": why_no_swap,
    "war": why_no_war,
    "support": why_no_support,
    "monument": why_no_monument,
    "ziggurat": why_no_ziggurat,
    "treasure": why_no_treasure,
}

explain = explainer(ACTIONS, asked, legal, why)
