"""The kernels of research, all in this one file: many games side by side, a step for each.

Numba notices an edit of the file a kernel stands in, and the folder of its cache is named by
everything below. A second file of kernels here could be edited unnoticed by the first.
"""

from typing import Any

import numpy as np

from ziggurat.core.dice import GOLDEN, S32, stir
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.state import NUMBER, Array, Record, constant, record
from ziggurat.games.anygame import any_action, apply, asked, deal, imagine, legal, observe, places

NOT_YET = constant(-1)  # a set is being put together: nothing is decided
MOST_SEATS = 5
LONG_LIST = 16  # times a list, and a mask is cleared faster as a whole

# What came of a step: who is asked next, and of a game that ended what each seat won.
OUTCOME = record(asked=NUMBER, ended=NUMBER, reward=(np.float64, MOST_SEATS))


@kernel
def begin_all(tables: Array, start: Array, seeds: Array, log: EventLog, outcome: Array) -> None:
    """Deal every game anew, each from a seed of its own."""
    for i in range(len(tables)):
        begin(tables, start, i, stir(seeds[i] + GOLDEN), log)
        outcome[i].asked = asked(tables[i])
        outcome[i].ended = 0
        outcome[i].reward[:] = 0


@kernel
def begin(tables: Array, start: Array, i: int, word: Any, log: EventLog) -> None:
    tables[i] = start[0]
    tables[i].dice = word
    deal(tables[i], log)


@kernel
def step_all(
    tables: Array, start: Array, actions: Array, again: bool, log: EventLog, outcome: Array
) -> None:
    """Play one decision in every game; those that end are settled and, if wished, dealt anew."""
    place = np.zeros(start[0].seats, np.int64)
    for i in range(len(tables)):
        if outcome[i].ended:
            outcome[i].ended = 0
            outcome[i].reward[:] = 0
        if actions[i] == NOT_YET or asked(tables[i]) < 0:
            continue
        apply(tables[i], actions[i], log)
        if asked(tables[i]) < 0:
            places(tables[i], place)
            settle(place, outcome[i].reward)
            outcome[i].ended = 1
            if again:
                begin(tables, start, i, stir(tables[i].dice), log)
        outcome[i].asked = asked(tables[i])


@kernel
def settle(place: Array, reward: Array) -> None:
    """The winners share one point, which the others pay in equal parts."""
    seats, winners = len(place), 0
    for seat in range(seats):
        winners += place[seat] == 1
    for seat in range(seats):
        share = 1 / winners if place[seat] == 1 else 0.0
        reward[seat] = (seats * share - 1) / (seats - 1)


@kernel
def list_all(tables: Array, moves: Array, count: Array, mask: Array, marking: bool) -> None:
    """Write down every legal action of every game and, if wished, mark it instead of those before.

    One game after the other, so that a list is still at hand when it is marked.
    """
    for i in range(len(tables)):
        if marking:
            unmark(moves[i], count[i], mask[i])
        count[i] = legal(tables[i], moves[i]) if asked(tables[i]) >= 0 else 0
        if marking:
            for k in range(count[i]):
                mask[i, moves[i, k]] = 1


@kernel
def unmark_all(numbers: Array, count: Array, mask: Array) -> None:
    for i in range(len(mask)):
        unmark(numbers[i], count[i], mask[i])


@kernel
def unmark(numbers: Array, count: int, mask: Array) -> None:
    """Clear a mask of all the numbers of a list, or all of it where that is less work."""
    if count * LONG_LIST > len(mask):
        mask[:] = 0
    else:
        for k in range(count):
            mask[numbers[k]] = 0


@kernel
def first_illegal(choices: Array, mask: Array, count: Array) -> int:
    """The first game that goes on whose choice is not a legal one, or -1."""
    for i in range(len(choices)):
        if count[i] > 0 and not (0 <= choices[i] < mask.shape[1] and mask[i, choices[i]]):
            return i
    return -1


@kernel
def pick_all(numbers: Array, count: Array, seed: Any, picked: Array) -> None:
    """One number of every list, all equally likely."""
    for i in range(len(picked)):
        if count[i] > 0:
            ticket = stir(np.uint64(seed) + np.uint64(i + 1) * GOLDEN) >> S32
            picked[i] = numbers[i, np.int64((ticket * np.uint64(count[i])) >> S32)]


@kernel
def any_all(tables: Array, o: Record, seed: Any, picked: Array) -> None:
    """Any legal action in every game, by the rules alone: no list is written."""
    for i in range(len(picked)):
        if asked(tables[i]) >= 0:
            dice = tables[i].dice
            tables[i].dice = stir(np.uint64(seed) + np.uint64(i + 1) * GOLDEN)
            picked[i] = any_action(tables[i], o)
            tables[i].dice = dice


@kernel
def observe_all(tables: Array, seat: Array, out: Array) -> None:
    """What one seat of every game can know."""
    for i in range(len(tables)):
        observe(tables[i], seat[i], out[i])


@kernel
def imagine_all(tables: Array, seat: Array, words: Array) -> None:
    """Deal anew in every game what one of its seats cannot know."""
    for i in range(len(tables)):
        imagine(tables[i], seat[i], words[i])


# Decisions on sets, put together piece by piece. `parts` has a row for each action: its head,
# then how many it takes of each piece. `chosen` has a row for each game: the head, or -1 before
# there is one; the last piece taken; how many were taken of each. A small step is the number of a
# head, then of a piece, and the last of all says that the set is complete.


@kernel
def unroll_all(
    moves: Array,
    count: Array,
    parts: Array,
    chosen: Array,
    steps: Array,
    listed: Array,
    mask: Array,
) -> None:
    """Write down, and mark, the small steps of every game that lead to a legal action."""
    for i in range(len(moves)):
        listed[i] = 0
        for k in range(count[i]):
            step = step_towards(parts[moves[i, k]], chosen[i], steps.shape[1])
            if step >= 0 and not mask[i, step]:
                mask[i, step] = 1
                steps[i, listed[i]] = step
                listed[i] += 1


@kernel
def step_towards(part: Array, chosen: Array, size: int) -> int:
    """The small step from what was chosen towards an action, or -1 if none leads there.

    Pieces are taken in their order, so that every set is put together in one way only.
    """
    if chosen[0] < 0:
        return part[0]
    if chosen[0] != part[0]:
        return -1
    pieces = len(part) - 1
    for piece in range(pieces):
        if part[1 + piece] != chosen[2 + piece]:
            more = part[1 + piece] > chosen[2 + piece] and piece >= chosen[1]
            return size - 1 - pieces + piece if more else -1
    return size - 1


@kernel
def choose_all(steps: Array, parts: Array, whole: Array, chosen: Array, actions: Array) -> None:
    """Take one small step in every game; an action results, or NOT_YET.

    `whole` has for each head the action that it is, or NOT_YET if a set must follow.
    """
    for i in range(len(steps)):
        actions[i] = take_step(steps[i], parts, whole, chosen[i])
        if actions[i] != NOT_YET:
            chosen[i, :] = 0
            chosen[i, 0] = -1


@kernel
def take_step(step: int, parts: Array, whole: Array, chosen: Array) -> int:
    heads, pieces = len(whole), parts.shape[1] - 1
    if step < heads:
        chosen[0] = step
        return whole[step]
    if step < heads + pieces:
        chosen[1] = step - heads
        chosen[2 + step - heads] += 1
        return NOT_YET
    for action in range(len(parts)):
        if parts[action, 0] == chosen[0] and same(parts[action], chosen):
            return action
    return NOT_YET


@kernel
def same(part: Array, chosen: Array) -> bool:
    """Whether an action takes exactly what was taken."""
    for piece in range(len(part) - 1):
        if part[1 + piece] != chosen[2 + piece]:
            return False
    return True
