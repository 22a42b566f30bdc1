"""Why a move is not allowed, for every reason there is."""

from ziggurat.core.actions import Action
from ziggurat.core.answers import explainer
from ziggurat.core.text import Message
from ziggurat.games.babel.actions import ACTIONS, DESERT, DESTROY, SKIP, STEAL, WIN_OVER
from ziggurat.games.babel.data import (
    ASSYRIANS,
    HITTITES,
    LEVELS,
    MEDES,
    MIGRANTS,
    PERSIANS,
    QUARRY,
    SUMERIANS,
)
from ziggurat.games.babel.powers import find_run, row_owner
from ziggurat.games.babel.records import State
from ziggurat.games.babel.rules import asked, legal
from ziggurat.games.babel.scoring import top
from ziggurat.games.babel.state import DISCARD
from ziggurat.games.babel.temples import open_level


def why(s: State, move: Action) -> Message:
    """The reason against a move that is not allowed to the seat that is asked."""
    if (move.kind == "discard") != (s.prompt == DISCARD):
        key = "first_discard" if s.prompt == DISCARD else "first_action"
        return Message(key, {"cards": int(s.to_discard)})
    return REASONS[move.kind](s, move.args) or Message("keep_start_in_reach")


def why_no_move(s: State, args: dict[str, int]) -> Message | None:
    if args["nation"] == s.pawn[s.turn]:
        return Message("pawn_is_there", {"site": args["nation"]})
    return why_not_held(s, args)


def why_not_held(s: State, args: dict[str, int]) -> Message | None:
    """A card that is not in the hand of the seat that is asked."""
    if s.hand[s.asked, args["nation"]] == 0:
        return Message("no_such_card", {"nation": args["nation"]})
    return None


def why_no_deployment(s: State, args: dict[str, int]) -> Message | None:
    if s.pawn[s.turn] == QUARRY:
        return Message("pawn_in_quarry")
    return why_not_held(s, args)


def why_no_building(s: State, args: dict[str, int]) -> Message | None:
    if s.pawn[s.turn] == QUARRY:
        return Message("pawn_in_quarry")
    if args["row"] == 2:
        if not s.start_temple[s.turn]:
            return Message("start_is_built")
        return why_no_level(s, 1, 1)
    level = int(open_level(s, row_owner(s, args["row"])))
    return why_no_level(s, level, 1) if level else Message("row_is_empty")


def why_no_level(s: State, level: int, above: int) -> Message | None:
    """The level does not follow, or there are too few cards for it."""
    site = int(s.pawn[s.turn])
    wanted = int(top(s, s.turn, site)) + above
    if wanted > LEVELS:
        return Message("temple_is_complete")
    if level != wanted:
        return Message("level_does_not_follow", {"level": level, "wanted": wanted})
    if s.column_length[s.turn, site] < level:
        cards = int(s.column_length[s.turn, site])
        return Message("too_few_cards", {"level": level, "cards": cards})
    return None


def why_no_migration(s: State, args: dict[str, int]) -> Message | None:
    if s.migrated:
        return Message("already_migrated")
    if args["from"] == args["to"]:
        return Message("migrates_nowhere")
    cards = int(s.column_length[s.turn, args["from"]])
    if cards < MIGRANTS:
        return Message("too_few_to_migrate", {"site": args["from"], "cards": cards})
    return None


def why_no_power(s: State, args: dict[str, int]) -> Message | None:
    power = args["power"]
    nation = next(nation for first, nation in POWER_OF if power >= first)
    if missing := why_no_run(s, int(nation), args["run"]):
        return missing
    site, other = int(s.pawn[s.turn]), 1 - int(s.turn)
    if nation == HITTITES:
        return why_no_theft(s, int(top(s, other, site)))
    if nation == PERSIANS:
        level = int(open_level(s, row_owner(s, power - SKIP)))
        return why_no_level(s, level, 2) if level else Message("row_is_empty")
    if nation == ASSYRIANS:
        return Message("no_temple_to_destroy")
    if nation == MEDES:
        return Message("nobody_to_desert", {"nation": power - int(DESERT)})
    return Message("nobody_to_win_over")


POWER_OF = (
    (WIN_OVER, SUMERIANS),
    (SKIP, PERSIANS),
    (DESERT, MEDES),
    (STEAL, HITTITES),
    (DESTROY, ASSYRIANS),
)


def why_no_run(s: State, nation: int, name: int) -> Message | None:
    if s.pawn[s.turn] == QUARRY:
        return Message("pawn_in_quarry")
    first, named = find_run(s, nation, 0), find_run(s, nation, name)
    if first < 0:
        return Message("no_run", {"nation": nation})
    if named < 0 or (name > 0 and named == first):
        return Message("no_such_run", {"nation": nation})
    return None


def why_no_theft(s: State, level: int) -> Message | None:
    site = int(s.pawn[s.turn])
    if level == 0:
        return Message("no_level_to_steal")
    if level <= top(s, s.turn, site):
        return Message("level_not_higher", {"level": level})
    cards = int(s.column_length[s.turn, site])
    return Message("too_few_cards", {"level": level, "cards": cards}) if cards < level else None


def why_no_halving(s: State, args: dict[str, int]) -> Message | None:
    return why_no_run(s, args["nation"], args["run"]) or Message("hand_too_small")


def why_no_end(s: State, args: dict[str, int]) -> Message | None:
    return Message("build_start_first")


REASONS = {
    "move": why_no_move,
    "deploy": why_no_deployment,
    "build": why_no_building,
    "migrate": why_no_migration,
    "power": why_no_power,
    "halve": why_no_halving,
    "end": why_no_end,
    "discard": why_not_held,
}

explain = explainer(ACTIONS, asked, legal, why)
