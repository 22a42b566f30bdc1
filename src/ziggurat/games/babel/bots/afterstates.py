"""Afterstates: what follows an action, as far as whoever acts can tell beforehand."""

from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.babel.actions import END, GIVE_UP, HALVE, MIGRATE, POWER
from ziggurat.games.babel.data import LEVELS, MIGRANTS, SITES
from ziggurat.games.babel.records import State
from ziggurat.games.babel.rules import apply
from ziggurat.games.babel.state import DISCARD, OVER


@kernel
def afterstate(s: State, action: int, log: EventLog) -> None:
    """Play an action; what nobody knows beforehand is put back.

    A hand that is halved gives up at once what it would miss least.
    """
    if action == END:
        afterstate_of_end(s, log)
        return
    seat, other, site = s.turn, 1 - s.turn, max(s.pawn[s.turn], 0)
    mine, theirs = s.column_length[seat, site], s.column_length[other, site]
    my_row, their_row = s.row_length[seat], s.row_length[other]
    apply(s, action, log)
    if HALVE <= action < END:
        while s.prompt == DISCARD:
            apply(s, GIVE_UP + least_missed(s, s.asked), log)
    wipe_row(s, seat, my_row)
    wipe_row(s, other, their_row)
    wipe_column(s, seat, site, mine)
    wipe_column(s, other, site, theirs)
    if MIGRATE <= action < POWER:
        origin = (action - MIGRATE) // SITES
        wipe_column(s, seat, origin, s.column_length[seat, origin] + MIGRANTS)


@kernel
def afterstate_of_end(s: State, log: EventLog) -> None:
    """The end of a turn: cards known to come are revealed, the others lie face down.

    They are gone from the pile, as if the commonest levels had come, so that its size is
    right. The cards the other player draws go back to their pile.
    """
    seat, other = s.turn, 1 - s.turn
    known, length = s.temples_known, s.row_length[seat]
    hand, seen = s.hand[other].copy(), s.seen[other].copy()
    pile, discard = s.nation_pile.copy(), s.discard.copy()
    nations, temples = s.nations_known, s.temple_pile.copy()
    first = s.next_temple[max(known - 1, 0)]
    apply(s, END, log)
    if s.prompt == OVER:
        return
    put_back(hand, s.hand[other])
    put_back(seen, s.seen[other])
    put_back(pile, s.nation_pile)
    put_back(discard, s.discard)
    s.nations_known = nations
    if known < 2:
        hidden = s.row_length[seat] - length - known
        put_back(temples, s.temple_pile)
        for _ in range(hidden):
            s.temple_pile[commonest(s.temple_pile)] -= 1
        s.row_length[seat] = length + known
        for i in range(hidden):
            s.row[seat, s.row_length[seat] + i] = 0
        if known == 1:
            s.row[seat, length] = first


@kernel
def put_back(cards: Array, pile: Array) -> None:
    for kind in range(len(pile)):
        pile[kind] = cards[kind]


@kernel
def commonest(pile: Array) -> int:
    found = 1
    for level in range(2, LEVELS + 1):
        if pile[level] > pile[found]:
            found = level
    return found


@kernel
def least_missed(s: State, seat: int) -> int:
    """A card of the nation the hand has fewest of: pairs and triples are kept."""
    found = -1
    for nation in range(SITES):
        cards = s.hand[seat, nation]
        if cards > 0 and (found < 0 or cards < s.hand[seat, found]):
            found = nation
    return found


@kernel
def wipe_row(s: State, seat: int, length: int) -> None:
    """A row that had this length ends in zeros: equal positions are equal byte by byte."""
    for i in range(s.row_length[seat], length):
        s.row[seat, i] = 0


@kernel
def wipe_column(s: State, seat: int, site: int, length: int) -> None:
    """The same for a column; only those at the pawn's site and that of migrants become shorter."""
    for i in range(s.column_length[seat, site], length):
        s.column[seat, site, i] = 0


@kernel
def outcomes(worlds: Array, i: int, me: int, chances: Array, log: EventLog) -> int:
    """Nothing hangs in the air in Babel: positions are evaluated as they are."""
    return 0


def attacks(before: State, after: State) -> bool:
    """The other player loses cards he deployed, levels of a temple, or part of his hand."""
    other = 1 - int(before.turn)
    lost_cards = after.column_length[other].sum() < before.column_length[other].sum()
    lost_levels = (before.temple[other] & ~after.temple[other]).any()
    return bool(after.prompt == DISCARD or lost_cards or lost_levels)
