"""Revolts and wars: two leaders of one color in one kingdom."""

from ziggurat.core.cells import Cells, around, count, has, load, single, store
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.tigris.actions import FIGHT, SUPPORT_WITH
from ziggurat.games.tigris.data import HAND_SIZE, RED
from ziggurat.games.tigris.events import (
    FOR_REVOLT,
    FOR_WAR,
    LEADER_DEFEATED,
    REVOLT_BEGUN,
    REVOLT_SETTLED,
    SUPPORT_GIVEN,
    TILES_LOST,
    WAR_BEGUN,
    WAR_SETTLED,
)
from ziggurat.games.tigris.kingdoms import (
    clockwise,
    kingdom_at,
    leader_in,
    lift_leader,
    lose_tiles,
    recall_stranded,
    temples_around,
)
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.scoring import ONE_POINT, score
from ziggurat.games.tigris.state import (
    ENGLISH,
    EXTERNAL_WAR,
    NO_CONFLICT,
    NOBODY,
    REVOLT,
    SUPPORT,
    TO_BUILDINGS,
    TO_TREASURES,
    TO_WARS,
    WAR,
)
from ziggurat.games.tigris.turns import ask

ATTACKER, DEFENDER = range(2)


@kernel
def begin_conflict(s: State, kind: int, color: int, attacker: int, defender: int) -> int:
    """The attacker commits support first, then the defender, who sees it; once each."""
    s.conflict, s.conflict_color = kind, color
    s.fighter[ATTACKER], s.fighter[DEFENDER] = attacker, defender
    for side in range(2):
        s.strength[side] = count(counted(s, side))
        s.support[side] = 0
    return ask(s, SUPPORT, attacker)


@kernel
def counted(s: State, side: int) -> Cells:
    """Temples beside the leader in a revolt, his followers in a war."""
    seat = s.fighter[side]
    if s.conflict == REVOLT:
        return temples_around(s, s.leader_cell[seat, s.conflict_color])
    return followers(s, seat)


@kernel
def followers(s: State, seat: int) -> Cells:
    """The tiles of the leader's color in his kingdom before the union, still connected to him.

    The tile that united the kingdoms follows nobody.
    """
    return kingdom_at_war(s, seat) & load(s.tile[s.conflict_color])


@kernel
def kingdom_at_war(s: State, seat: int) -> Cells:
    """The leader's kingdom before the union, as far as it is still connected to him."""
    cell = s.leader_cell[seat, s.conflict_color]
    home = load(s.side[0]) if has(load(s.side[0]), cell) else load(s.side[1])
    return home & load(s.kingdom[seat, s.conflict_color])


@kernel
def begin_revolt(s: State, color: int, defender: int, log: EventLog) -> int:
    """A leader placed in a kingdom that has one of his color attacks him."""
    step = begin_conflict(s, REVOLT, color, s.turn, defender)
    attack, defense = s.strength[ATTACKER], s.strength[DEFENDER]
    emit(log, REVOLT_BEGUN, color, s.turn, defender, attack, defense)
    return step


@kernel
def next_war(s: State, log: EventLog) -> int:
    """Every color with two leaders in the united kingdom is fought for, one war at a time.

    The active player says which comes next, before every war. Lost tiles may split the
    kingdom again and so call a war off.
    """
    kingdom = kingdom_at(s, s.placed_cell)
    wars, last = 0, 0
    for color in range(4):
        if leaders_in(s, color, kingdom) > 1:
            wars, last = wars + 1, color
    s.conflict = NO_CONFLICT
    if wars == 0:
        return TO_BUILDINGS
    return begin_war(s, last, log) if wars == 1 else ask(s, WAR, s.turn)


@kernel
def leaders_in(s: State, color: int, kingdom: Cells) -> int:
    leaders = 0
    for seat in range(s.seats):
        leaders += leader_in(s, seat, color, kingdom)
    return leaders


@kernel
def legal_wars(s: State, moves: Array) -> int:
    kingdom, n = kingdom_at(s, s.placed_cell), 0
    for color in range(4):
        if leaders_in(s, color, kingdom) > 1:
            moves[n] = FIGHT + color
            n += 1
    return n


@kernel
def begin_war(s: State, color: int, log: EventLog) -> int:
    """The active player attacks if he is involved, else the first involved clockwise of him."""
    kingdom = kingdom_at(s, s.placed_cell)
    attacker = defender = NOBODY
    for i in range(s.seats):
        seat = clockwise(s, i)
        if leader_in(s, seat, color, kingdom):
            if attacker == NOBODY:
                attacker = seat
            else:
                defender = seat
    step = begin_conflict(s, EXTERNAL_WAR, color, attacker, defender)
    attack, defense = s.strength[ATTACKER], s.strength[DEFENDER]
    emit(log, WAR_BEGUN, color, attacker, defender, attack, defense)
    return step


@kernel
def support_color(s: State) -> int:
    """Temples support in a revolt, tiles of the leaders' color in a war."""
    return RED if s.conflict == REVOLT else s.conflict_color


@kernel
def side_asked(s: State) -> int:
    return ATTACKER if s.asked == s.fighter[ATTACKER] else DEFENDER


@kernel
def legal_support(s: State, moves: Array) -> int:
    tiles, n = min(s.hand[s.asked, support_color(s)], HAND_SIZE), 0
    for given in range(tiles + 1):
        if may_support(s, given):
            moves[n] = SUPPORT_WITH + given
            n += 1
    return n


@kernel
def may_support(s: State, given: int) -> bool:
    """Any number; by the English rule only what takes the lead, or draws level in defense."""
    if given == 0 or s.option[ENGLISH] == 0:
        return True
    attack, defense = s.strength[ATTACKER] + s.support[ATTACKER], s.strength[DEFENDER]
    if side_asked(s) == ATTACKER:
        return attack + given > defense
    return defense + given == attack


@kernel
def give_support(s: State, tiles: int, log: EventLog) -> int:
    """Support is shown, counts once and leaves the game."""
    color, side = support_color(s), side_asked(s)
    s.hand[s.asked, color] -= tiles
    s.removed[color] += tiles
    s.support[side] = tiles
    emit(log, SUPPORT_GIVEN, s.asked, color, tiles)
    if side == ATTACKER:
        return ask(s, SUPPORT, s.fighter[DEFENDER])
    return settle_conflict(s, log)


@kernel
def settle_conflict(s: State, log: EventLog) -> int:
    """The stronger side wins; the defender wins ties."""
    attack = s.strength[ATTACKER] + s.support[ATTACKER]
    defense = s.strength[DEFENDER] + s.support[DEFENDER]
    won = ATTACKER if attack > defense else DEFENDER
    winner, loser = s.fighter[won], s.fighter[1 - won]
    settled = REVOLT_SETTLED if s.conflict == REVOLT else WAR_SETTLED
    more, less = max(attack, defense), min(attack, defense)
    emit(log, settled, s.conflict_color, winner, loser, more, less)
    if s.conflict == REVOLT:
        return settle_revolt(s, winner, loser, log)
    return settle_war(s, winner, loser, log)


@kernel
def settle_revolt(s: State, winner: int, loser: int, log: EventLog) -> int:
    """The loser goes home and the winner scores one red point, whatever the leaders' color."""
    defeat_leader(s, loser, log)
    score(s, winner, RED, ONE_POINT, FOR_REVOLT, log)
    s.conflict = NO_CONFLICT
    return TO_TREASURES


@kernel
def settle_war(s: State, winner: int, loser: int, log: EventLog) -> int:
    """The loser's leader and followers go; the winner scores a point for each piece removed."""
    color = s.conflict_color
    lost = followers(s, loser)
    defeat_leader(s, loser, log)
    if color == RED:
        lost = lost - spared_temples(s, s.leader_cell[winner, RED])
    tiles = count(lost)
    store(s.tile[color], load(s.tile[color]) - lost)
    lose_tiles(s, lost)
    s.removed[color] += tiles
    if tiles > 0:
        emit(log, TILES_LOST, loser, color, tiles)
    score(s, winner, color, 1 + tiles, FOR_WAR, log)
    recall_stranded(s, log)
    return TO_WARS


@kernel
def spared_temples(s: State, winner_cell: int) -> Cells:
    """Priests at war spare temples with a treasure and those beside leaders who did not fight."""
    return load(s.treasure) | around(load(s.leader) - single(winner_cell))


@kernel
def defeat_leader(s: State, seat: int, log: EventLog) -> None:
    color = s.conflict_color
    emit(log, LEADER_DEFEATED, seat, color, s.leader_cell[seat, color])
    lift_leader(s, seat, color)


@kernel
def rival_in(s: State, color: int, kingdom: Cells) -> int:
    """The other seat whose leader of this color stands in the kingdom, or NOBODY."""
    for seat in range(s.seats):
        if seat != s.turn and leader_in(s, seat, color, kingdom):
            return seat
    return NOBODY
