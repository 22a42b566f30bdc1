"""Self-play by planned turns, for games whose turns are chains of decisions."""

from typing import Any

import numpy as np

from ziggurat.bots.evaluation.anygame import afterstate
from ziggurat.bots.evaluation.network import Network
from ziggurat.bots.search.beam import follow_end, plan
from ziggurat.bots.search.beam_scratch import BeamScratch
from ziggurat.bots.training.experience import (
    Experience,
    note_result,
    record_cut,
    record_prediction,
)
from ziggurat.bots.training.self_play_by_action import STRAY, TINY, WILD
from ziggurat.core.dice import roll, stir
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, State
from ziggurat.games.anygame import any_action, apply, asked, deal

MOST_POSITIONS = 4_000  # of one plan
WITHIN = 15  # per cent: how often a position within a turn is recorded


@kernel
def self_play_by_turn(  # noqa: PLR0913 - one fat kernel: scratch comes from outside
    table: Array,
    p: BeamScratch,
    o: State,
    log: EventLog,
    mine: Network,
    theirs: Network,
    learner: int,
    noise: float,
    strays: float,
    most: int,
    seed: Any,
    kept: Experience,
) -> int:
    """Play a game from a table set up but not dealt; record how each turn ends, and a little more.

    The `learner` plays by one network and the others by another; a learner of -1 plays all seats.
    By `strays` of its turns another than the best is tried.
    """
    s = table[0]
    s.dice = stir(np.uint64(seed))
    deal(s, log)
    noted, decisions = 0, 0
    while asked(s) >= 0 and decisions < most:
        seat = asked(s)
        p.worlds[0] = table[0]
        if learner < 0 or seat == learner:
            planned = plan(p, seat, s.dice, MOST_POSITIONS, mine, log)
            planned = choose(p, planned, noise, s)
            if roll(s, 1000000) < strays * 1000000:
                before, noted = noted, record_planned(table, p, planned, mine, kept, noted, log)
                if noted > before and roll(s, 100) < WILD:
                    p.path[0] = any_action(s, o)
                    planned = 1
                elif noted > before:
                    planned = choose(p, planned, STRAY, s)
        else:
            planned = plan(p, seat, s.dice, MOST_POSITIONS, theirs, log)
            planned = choose(p, planned, noise, s)
        for i in range(planned):
            if asked(s) == seat:
                noted = record_decision(table, p, p.path[i], mine, kept, noted, log)
                apply(s, p.path[i], log)
                decisions += 1
    note_result(s, kept)
    return noted if asked(s) < 0 else 0


@kernel
def choose(p: BeamScratch, planned: int, noise: float, s: State) -> int:
    """Take one of the best chains; a little noise makes other games of it."""
    best, found = -np.inf, -1
    for i in range(p.ends[0]):
        luck = -np.log(-np.log((roll(s, 1000000) + 0.5) * 1e-6))
        odds = min(max(p.end_chance[i], TINY), 1 - TINY)
        value = np.log(odds / (1 - odds)) + noise * luck
        if value > best:
            best, found = value, i
    return follow_end(p, found) if found >= 0 else planned


@kernel
def record_planned(  # noqa: PLR0913 - as above
    table: Array,
    p: BeamScratch,
    planned: int,
    net: Network,
    kept: Experience,
    noted: int,
    log: EventLog,
) -> int:
    """Predict for everybody what the planned turn leaves, before another is played."""
    trial = len(p.worlds) - 1
    p.worlds[trial] = table[0]
    for i in range(planned):
        if asked(p.worlds[trial]) == asked(table[0]):
            afterstate(p.worlds[trial], p.path[i], log)
    return record_cut(p.worlds[trial], net, kept, noted)


@kernel
def record_decision(  # noqa: PLR0913 - as above
    table: Array,
    p: BeamScratch,
    action: int,
    net: Network,
    kept: Experience,
    noted: int,
    log: EventLog,
) -> int:
    """Predict what a decision leaves: always where it ends a turn, else now and then."""
    s, trial = table[0], len(p.worlds) - 1
    p.worlds[trial] = table[0]
    afterstate(p.worlds[trial], action, log)
    world = p.worlds[trial]
    if asked(world) < 0 or noted + 3 > len(kept.predicted):
        return noted
    if asked(world) == asked(s) and roll(s, 100) >= WITHIN:
        return noted
    return record_prediction(world, asked(s), s, net, kept, noted)
