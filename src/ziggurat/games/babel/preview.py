"""What would follow an action, as far as its seat can know."""

from ziggurat.core.answers import foresee, of_kind
from ziggurat.core.shapes import NothingForeseen
from ziggurat.games.babel.data import NATIONS, START_LEVEL
from ziggurat.games.babel.events import EVENTS
from ziggurat.games.babel.records import State
from ziggurat.games.babel.rules import apply, asked
from ziggurat.games.babel.scoring import height
from ziggurat.games.babel.shapes import MovePreview
from ziggurat.games.babel.state import ENDS, OVER, PROMPTS


def preview(s: State, action: int, seat: int) -> MovePreview | NothingForeseen:
    """Heights, levels won and lost, cards that change sides or go, and what comes next.

    The action is played on a copy; what is revealed or drawn is left out. Only the seat that
    is asked can look ahead; others learn nothing.
    """
    if seat < 0 or seat != asked(s):
        return {}
    after, events = foresee(s, action, apply, EVENTS)
    over = bool(after.prompt == OVER)
    return {
        "events": [{"kind": e.kind, **e.args} for e in events if not e.reveals],
        "heights": [int(height(after, other)) for other in range(s.seats)],
        "gained": [
            {"site": NATIONS[e.args["site"]], "level": e.args.get("level", int(START_LEVEL))}
            for e in of_kind(events, "level_built", "level_stolen", "start_built")
        ],
        "destroyed": [
            {"site": NATIONS[e.args["site"]], "level": e.args["level"]}
            for e in of_kind(events, "temple_destroyed")
        ],
        "cards": [
            {"nation": NATIONS[e.args["nation"]], "cards": e.args["cards"]}
            for e in of_kind(events, "cards_deserted", "cards_won_over")
        ],
        "halved": sum(e.args["cards"] for e in of_kind(events, "hand_halved")),
        "end_mode": bool(after.end_mode),
        "ends_turn": bool(of_kind(events, "turn_ended")),
        "asked": None if over else int(after.asked),
        "prompt": None if over else PROMPTS[after.prompt],
        "over": over,
        "ended": ENDS[after.ended] if over else None,
    }
