"""Powers: what three like cards in a row can do, for one of them."""

from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, constant
from ziggurat.games.babel.actions import (
    DESERT,
    DESTROY,
    FIRST_OTHER_RUN,
    HALVE,
    POWER,
    RUN_NAMES,
    SKIP,
    STEAL,
    WIN_OVER,
)
from ziggurat.games.babel.data import (
    ASSYRIANS,
    HITTITES,
    LEVELS,
    MEDES,
    PERSIANS,
    RUN,
    SITES,
    SUMERIANS,
)
from ziggurat.games.babel.events import (
    CARDS_DESERTED,
    CARDS_WON_OVER,
    HAND_HALVED,
    LEVEL_STOLEN,
    POWER_PAID,
    TEMPLE_DESTROYED,
)
from ziggurat.games.babel.nations import add_card, card, remove_card
from ziggurat.games.babel.records import State
from ziggurat.games.babel.scoring import cards_in_hand, top
from ziggurat.games.babel.state import IDLE_POWERS
from ziggurat.games.babel.temples import (
    build_from_row,
    may_build_level,
    open_level,
    put_back,
    raise_temple,
)

TWO_LEVELS = constant(2)


@kernel
def run_length(s: State, seat: int, site: int, start: int) -> int:
    """How many cards of one nation follow one another from here."""
    nation, end = card(s, seat, site, start), start + 1
    while end < s.column_length[seat, site] and card(s, seat, site, end) == nation:
        end += 1
    return end - start


@kernel
def find_run(s: State, nation: int, name: int) -> int:
    """Where a run of the active player begins, by its name: 0 is the first of its nation.

    Runs count only at the pawn's site; -1 if there is no such run.
    """
    site, start = s.pawn[s.turn], 0
    while start < s.column_length[s.turn, site]:
        length = run_length(s, s.turn, site, start)
        named = name == 0 or start == FIRST_OTHER_RUN + name - 1
        if named and length >= RUN and card(s, s.turn, site, start) == nation:
            return start
        start += length
    return -1


@kernel
def legal_powers(s: State, may_raise: bool, moves: Array, n: int) -> int:
    """Every run of three at the pawn's site, and what it can do."""
    site, start = s.pawn[s.turn], 0
    met = 0  # nations that had a run already, as bits
    while start < s.column_length[s.turn, site]:
        length = run_length(s, s.turn, site, start)
        if length >= RUN:
            nation = card(s, s.turn, site, start)
            name = start - FIRST_OTHER_RUN + 1 if met >> nation & 1 else 0
            met |= 1 << nation
            n = legal_run(s, nation, name, may_raise, moves, n)
        start += length
    return n


@kernel
def legal_run(s: State, nation: int, name: int, may_raise: bool, moves: Array, n: int) -> int:
    """The powers of one run: that of its nation, and the common one.

    Hittites and Persians raise the temple here, which may have to stay empty.
    """
    if nation == ASSYRIANS and may_destroy(s):
        n = list_power(DESTROY, name, moves, n)
    elif nation == HITTITES and may_raise and may_steal(s):
        n = list_power(STEAL, name, moves, n)
    elif nation == MEDES:
        n = legal_desertions(s, name, moves, n)
    elif nation == PERSIANS and may_raise:
        n = legal_skips(s, name, moves, n)
    elif nation == SUMERIANS and may_win_over(s):
        n = list_power(WIN_OVER, name, moves, n)
    if may_halve(s):
        moves[n] = HALVE + nation * RUN_NAMES + name
        n += 1
    return n


@kernel
def legal_desertions(s: State, name: int, moves: Array, n: int) -> int:
    for target in range(SITES):
        if may_desert(s, target):
            n = list_power(DESERT + target, name, moves, n)
    return n


@kernel
def legal_skips(s: State, name: int, moves: Array, n: int) -> int:
    for side in range(2):
        if may_skip(s, side):
            n = list_power(SKIP + side, name, moves, n)
    return n


@kernel
def list_power(power: int, name: int, moves: Array, n: int) -> int:
    moves[n] = POWER + power * RUN_NAMES + name
    return n + 1


@kernel
def may_destroy(s: State) -> bool:
    """The opponent needs a temple at this site."""
    return s.option[IDLE_POWERS] > 0 or s.temple[1 - s.turn, s.pawn[s.turn]] != 0


@kernel
def may_steal(s: State) -> bool:
    """The opponent's top level must be above one's own, with as many own cards as its number."""
    site = s.pawn[s.turn]
    level = top(s, 1 - s.turn, site)
    return level > top(s, s.turn, site) and s.column_length[s.turn, site] >= level


@kernel
def may_desert(s: State, target: int) -> bool:
    """The opponent needs a card of the nation at this site."""
    if s.option[IDLE_POWERS] > 0:
        return True
    other, site = 1 - s.turn, s.pawn[s.turn]
    for i in range(s.column_length[other, site]):
        if card(s, other, site, i) == target:
            return True
    return False


@kernel
def may_skip(s: State, side: int) -> bool:
    """An open card two levels above the temple's top, with as many own cards as its number."""
    return may_build_level(s, open_level(s, row_owner(s, side)), TWO_LEVELS)


@kernel
def row_owner(s: State, side: int) -> int:
    """Whose row is meant: 0 is mine, 1 is theirs."""
    return s.turn if side == 0 else 1 - s.turn


@kernel
def may_win_over(s: State) -> bool:
    """The opponent needs a card at this site."""
    return s.option[IDLE_POWERS] > 0 or s.column_length[1 - s.turn, s.pawn[s.turn]] > 0


@kernel
def may_halve(s: State) -> bool:
    """The opponent needs two cards in hand."""
    return s.option[IDLE_POWERS] > 0 or cards_in_hand(s, 1 - s.turn) > 1


@kernel
def pay(s: State, nation: int, name: int, log: EventLog) -> None:
    """One card of the run is discarded; which one makes no difference."""
    site = s.pawn[s.turn]
    remove_card(s, s.turn, site, find_run(s, nation, name))
    s.discard[nation] += 1
    emit(log, POWER_PAID, s.turn, nation, site)


@kernel
def use_power(s: State, choice: int, log: EventLog) -> None:
    """Conditions are judged with the card still in its place; then it goes, then it works."""
    power, name = choice // RUN_NAMES, choice % RUN_NAMES
    if power == DESTROY:
        pay(s, ASSYRIANS, name, log)
        destroy_temple(s, log)
    elif power == STEAL:
        pay(s, HITTITES, name, log)
        steal_level(s, log)
    elif power < SKIP:
        pay(s, MEDES, name, log)
        let_desert(s, power - DESERT, log)
    elif power < WIN_OVER:
        pay(s, PERSIANS, name, log)
        build_from_row(s, row_owner(s, power - SKIP), log)
    else:
        pay(s, SUMERIANS, name, log)
        win_over(s, log)


@kernel
def destroy_temple(s: State, log: EventLog) -> None:
    """Assyrians: the opponent's temple here goes back on the pile, its lowest level on top."""
    other, site = 1 - s.turn, s.pawn[s.turn]
    if s.temple[other, site] == 0:
        return
    emit(log, TEMPLE_DESTROYED, other, site, top(s, other, site))
    for level in range(LEVELS, 0, -1):
        if s.temple[other, site] >> (level - 1) & 1:
            put_back(s, level)
    s.temple[other, site] = 0


@kernel
def steal_level(s: State, log: EventLog) -> None:
    """Hittites: the top level of the opponent's temple here comes to one's own."""
    other, site = 1 - s.turn, s.pawn[s.turn]
    level = top(s, other, site)
    s.temple[other, site] ^= 1 << (level - 1)
    raise_temple(s, s.turn, site, level)
    emit(log, LEVEL_STOLEN, s.turn, site, level)


@kernel
def let_desert(s: State, nation: int, log: EventLog) -> None:
    """Medes: all the opponent's cards of one nation here are discarded."""
    gone = take_out(s, nation)
    s.discard[nation] += gone
    if gone > 0:
        emit(log, CARDS_DESERTED, 1 - s.turn, nation, s.pawn[s.turn], gone)


@kernel
def win_over(s: State, log: EventLog) -> None:
    """Sumerians: all the opponent's cards here like his last one come to the end of one's own."""
    other, site = 1 - s.turn, s.pawn[s.turn]
    if s.column_length[other, site] == 0:
        return
    nation = card(s, other, site, s.column_length[other, site] - 1)
    won = take_out(s, nation)
    for _ in range(won):
        add_card(s, s.turn, site, nation)
    emit(log, CARDS_WON_OVER, s.turn, nation, site, won)


@kernel
def take_out(s: State, nation: int) -> int:
    """Take every card of a nation out of the opponent's column here; how many they were."""
    other, site = 1 - s.turn, s.pawn[s.turn]
    kept = 0
    for i in range(s.column_length[other, site]):
        if card(s, other, site, i) != nation:
            s.column[other, site, kept] = s.column[other, site, i]
            kept += 1
    gone = s.column_length[other, site] - kept
    s.column_length[other, site] = kept
    return gone


@kernel
def halve_hand(s: State, choice: int, log: EventLog) -> None:
    """Any run: the opponent gives up half his hand, rounded down, cards of his choice."""
    pay(s, choice // RUN_NAMES, choice % RUN_NAMES, log)
    s.to_discard = cards_in_hand(s, 1 - s.turn) // 2
    emit(log, HAND_HALVED, 1 - s.turn, s.to_discard)
