"""A slow referee for Babel, written from the rulebook and its rulings.

Every function reads a `Table` and leaves it as it was, but for the steps behind `play`, which
change the copy they are given. Moves are the words a player would say: `power medes persians`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from itertools import groupby, permutations
from typing import Any, TypeVar

NATIONS = ("assyrians", "hittites", "medes", "persians", "sumerians")  # and their sites
SEATS = (0, 1)
RUN = 3  # cards in a row that awaken a power
MIGRANTS = 3
LEAD, BEHIND, TWENTY = 15, 9, 20
HIGHEST = 30  # five temples of level 6

Card = TypeVar("Card", str, int)  # a nation or a level


@dataclass
class Table:
    """One position, with what each seat holds."""

    hands: dict[int, Counter[str]]
    pawns: dict[int, str | None]  # site, or None in the quarry
    columns: dict[int, dict[str, list[str]]]  # seat -> site -> nations, last deployed last
    temples: dict[int, dict[str, list[int]]]  # seat -> site -> levels, top last
    rows: dict[int, list[int]]  # open card last
    known_pile: list[int]  # known top of the temple pile, next first
    pile_size: int  # all temple cards left in the pile, known ones included
    discard: Counter[str]
    start_temple: dict[int, bool]  # reserved level 1 still to be built
    migrated: bool
    end_mode: bool
    turn: int
    to_discard: int  # cards the opponent still must discard, 0 when nothing is pending
    idle_powers: bool


def from_position(position: dict[str, Any], idle_powers: bool) -> Table:
    """A position tells all that lies on the table; what it leaves out is not there."""

    def each(key: str, missing: Any) -> dict[int, Any]:
        return {seat: deepcopy(position.get(key, {}).get(str(seat), missing)) for seat in SEATS}

    def each_site(key: str) -> dict[int, dict[str, Any]]:
        return {
            seat: {site: list(own.get(site, [])) for site in NATIONS}
            for seat, own in each(key, {}).items()
        }

    known = list(position.get("temple_pile", []))
    pawns = each("pawns", "quarry")
    return Table(
        hands={seat: Counter(hand) for seat, hand in each("hands", []).items()},
        pawns={seat: None if site == "quarry" else site for seat, site in pawns.items()},
        columns=each_site("columns"),
        temples=each_site("temples"),
        rows=each("rows", []),
        known_pile=known,
        pile_size=len(known) + sum(position.get("temples_left", {}).values()),
        discard=Counter(position.get("discard", [])),
        start_temple=each("start_temple", False),
        migrated=position.get("migrated", False),
        end_mode=position.get("end_mode", False),
        turn=position.get("turn", 0),
        to_discard=0 if position.get("prompt") == "action" else position.get("to_discard", 0),
        idle_powers=idle_powers,
    )


def here(table: Table, piles: dict[int, dict[str, list[Card]]]) -> tuple[list[Card], list[Card]]:
    """A player acts at his pawn's site, with what is his and against what is opposite."""
    site = table.pawns[table.turn]
    return ([], []) if site is None else (piles[table.turn][site], piles[1 - table.turn][site])


def top(temple: list[int]) -> int:
    """A temple is as high as its top card says, whatever is missing below; 0 without one."""
    return temple[-1] if temple else 0


def runs(column: list[str]) -> list[tuple[str, int]]:
    """Three or more cards of a nation without a break are a run, wherever it starts."""
    found = []
    start = 0
    for nation, cards in groupby(column):
        length = len(list(cards))
        if length >= RUN:
            found.append((nation, start))
        start += length
    return found


def legal_cards(table: Table) -> set[str]:
    """A card carries the pawn to its nation's site from any other, or is deployed at a site."""
    pawn = table.pawns[table.turn]
    hand = +table.hands[table.turn]
    moves = {f"move {site}" for site in hand if site != pawn}
    return moves if pawn is None else moves | {f"deploy {nation}" for nation in hand}


def open_levels(table: Table, step: int) -> set[str]:
    """The open card of a row fits if it is so many levels up and as many own cards are here."""
    level = top(here(table, table.temples)[0]) + step
    if len(here(table, table.columns)[0]) < level:
        return set()
    rows = {"mine": table.rows[table.turn], "theirs": table.rows[1 - table.turn]}
    return {whose for whose, row in rows.items() if row and row[-1] == level}


def legal_builds(table: Table) -> set[str]:
    """The next level comes from either row, or it is the reserved level 1 on an empty site."""
    builds = {f"build {whose}" for whose in open_levels(table, step=1)}
    manned, founded = here(table, table.columns)[0], here(table, table.temples)[0]
    start = table.start_temple[table.turn] and manned and not founded
    return builds | {"build start"} if start else builds


def legal_migrations(table: Table) -> set[str]:
    """Once a turn three cards may go from one own site to another, wherever the pawn is."""
    columns = table.columns[table.turn]
    return {
        f"migrate {source} {goal}"
        for source, goal in permutations(NATIONS, 2)
        if len(columns[source]) >= MIGRANTS and not table.migrated
    }


def power_uses(table: Table, nation: str) -> set[str]:
    """A power must find something to work on, unless idle powers are allowed.

    No option lifts the conditions of stealing, where the top card must be above one's own and
    not above one's cards here, and of skipping a level. The card that pays still counts.
    """
    mine, theirs = here(table, table.columns)
    my_temple, their_temple = here(table, table.temples)
    if nation == "medes":
        return {f"power medes {target}" for target in (NATIONS if table.idle_powers else theirs)}
    if nation == "persians":
        return {f"power persians {whose}" for whose in open_levels(table, step=2)}
    allowed = {
        "assyrians": table.idle_powers or bool(their_temple),
        "hittites": top(my_temple) < top(their_temple) <= len(mine),
        "sumerians": table.idle_powers or bool(theirs),
    }
    return {f"power {nation}"} if allowed[nation] else set()


def legal_powers(table: Table) -> set[str]:
    """Each run at the pawn's site offers its nation's power and, instead, halving a hand.

    A nation's first run needs no name, the others are told apart by where they start.
    """
    moves = set()
    seen = set()
    for nation, start in runs(here(table, table.columns)[0]):
        uses = power_uses(table, nation)
        if table.idle_powers or table.hands[1 - table.turn].total() >= 2:
            uses.add(f"halve {nation}")
        moves |= {f"{use} @{start}" if nation in seen else use for use in uses}
        seen.add(nation)
    return moves


def start_in_reach(table: Table) -> bool:
    """The reserved level 1 is built, or could be at an own empty site, here or one move away.

    A card must be there or left to deploy. What a migration or a power might still bring about
    is not counted (R02).
    """
    seat = table.turn
    pawn, hand = table.pawns[seat], table.hands[seat]
    empty = {site for site in NATIONS if not table.temples[seat][site]}
    cost = {site: int(not table.columns[seat][site]) for site in empty}
    stay = pawn in cost and hand.total() >= cost[pawn]
    leave = any(hand.total() > cost[site] for site in empty & set(+hand) - {pawn})
    return not table.start_temple[seat] or stay or leave


def legal(table: Table) -> set[str]:
    """A player acts as often as he likes; a halved opponent first chooses what he discards.

    A first turn may not end, nor squander its cards, before the reserved level 1 is built. Only
    if it is already out of reach is everything allowed, `end` included (R02).
    """
    if table.to_discard > 0:
        return {f"discard {nation}" for nation in +table.hands[1 - table.turn]}
    moves = legal_cards(table) | legal_builds(table)
    moves |= legal_migrations(table) | legal_powers(table)
    if not table.start_temple[table.turn] or not start_in_reach(table):
        return moves | {"end"}
    return {move for move in moves if start_in_reach(play(table, move))}


def use_card(table: Table, kind: str, nation: str) -> None:
    """A card moves the pawn or answers a halving and is discarded, or joins the column here."""
    seat = 1 - table.turn if kind == "discard" else table.turn
    table.hands[seat] -= Counter([nation])
    if kind == "deploy":
        here(table, table.columns)[0].append(nation)
        return
    table.discard[nation] += 1
    if kind == "move":
        table.pawns[seat] = nation
    else:
        table.to_discard -= 1


def build(table: Table, source: str) -> None:
    """A level taken from a row opens the card below it; the reserved one can be built once."""
    row = table.rows[table.turn if source == "mine" else 1 - table.turn]
    here(table, table.temples)[0].append(1 if source == "start" else row.pop())
    table.start_temple[table.turn] &= source != "start"


def migrate(table: Table, source: str, goal: str) -> None:
    """The last three cards move on in their order, behind those at their goal."""
    columns = table.columns[table.turn]
    columns[goal] += columns[source][-MIGRANTS:]
    del columns[source][-MIGRANTS:]
    table.migrated = True


def pay(table: Table, nation: str, run: str) -> None:
    """A card of the run is discarded and the column closes up; which of them is all one."""
    column = here(table, table.columns)[0]
    start = int(run[1:]) if run else next(at for own, at in runs(column) if own == nation)
    assert (nation, start) in runs(column), f"no run of {nation} starts at {start}"
    del column[start]
    table.discard[nation] += 1


def use_power(table: Table, nation: str, *words: str) -> None:
    """The card is discarded first, then its nation's power works.

    Assyrians put the opposing temple on the pile, its lowest card uppermost. Hittites steal the
    top card. Persians build. Medes drive away all opposing cards of a nation, and Sumerians
    bring over those of the last one's nation, behind one's own; what is left closes up.
    """
    pay(table, nation, words[-1] if words and words[-1].startswith("@") else "")
    mine, theirs = here(table, table.columns)
    my_temple, their_temple = here(table, table.temples)
    if nation == "assyrians":
        table.known_pile[:0] = sorted(their_temple)
        table.pile_size += len(their_temple)
        their_temple.clear()
    elif nation == "hittites":
        my_temple.append(their_temple.pop())
    elif nation == "persians":
        build(table, words[0])
    elif theirs:
        target = words[0] if nation == "medes" else theirs[-1]
        leavers = [card for card in theirs if card == target]
        theirs[:] = [card for card in theirs if card != target]
        if nation == "medes":
            table.discard.update(leavers)
        else:
            mine += leavers


def halve(table: Table, nation: str, run: str = "") -> None:
    """The opponent must discard half his hand, rounded in his favour, of his own choice."""
    pay(table, nation, run)
    table.to_discard = table.hands[1 - table.turn].total() // 2


def play(table: Table, move: str) -> Table:
    """Each legal move but `end` changes the table at once; how the game ends is judged apart."""
    after = deepcopy(table)
    kind, *words = move.split()
    steps: dict[str, Callable[..., None]]
    steps = {"build": build, "migrate": migrate, "power": use_power, "halve": halve}
    if kind in steps:
        steps[kind](after, *words)
    else:
        use_card(after, kind, *words)
    return after


def heights(table: Table) -> dict[int, int]:
    """A player's sum is that of the heights of his temples."""
    return {seat: sum(map(top, table.temples[seat].values())) for seat in SEATS}


def enters_end_mode(table: Table) -> bool:
    """End mode begins when one player has 15 or more against 10 or more.

    After each action `end_mode` becomes `end_mode or enters_end_mode`: once on it stays on,
    even if everybody falls below 15 again (R19).
    """
    low, high = sorted(heights(table).values())
    return high >= LEAD and low > BEHIND


def ending(table: Table) -> str | None:
    """15 against 9 or less ends the game, and in end mode so does 20, or 9 or less, of anyone.

    Judged after each completed action, a theft being one (R18). Who jumps to 20 against 10
    enters end mode and ends it at once, so `end_mode` need not be updated before asking. If
    several reasons hold, the first of `lead`, `twenty`, `nine` is told.
    """
    low, high = sorted(heights(table).values())
    if high >= LEAD and low <= BEHIND:
        return "lead"
    if not (table.end_mode or enters_end_mode(table)):
        return None
    if high >= TWENTY:
        return "twenty"
    return "nine" if low <= BEHIND else None


def reveal(table: Table, cards: list[int]) -> Table:
    """Two cards of the pile, or the last one, join one's own row, the higher before the lower.

    They are given in any order, and those whose place in the pile is known must be among them.
    The game is over if the pile is then empty (R17); passing the turn on is left to the caller.
    """
    assert len(cards) == min(2, table.pile_size), f"{cards} are not what must be revealed"
    assert Counter(table.known_pile[: len(cards)]) <= Counter(cards), f"{cards} were not on top"
    after = deepcopy(table)
    after.rows[table.turn] += sorted(cards, reverse=True)
    del after.known_pile[: len(cards)]
    after.pile_size -= len(cards)
    return after


def winners(table: Table) -> list[int]:
    """The higher sum wins, then the larger hand; equals share the win."""
    sums = heights(table)
    results = {seat: (sums[seat], table.hands[seat].total()) for seat in SEATS}
    return [seat for seat in SEATS if results[seat] == max(results.values())]


def turn_bound(table: Table) -> int:
    """So many actions are left in this turn at most, `end` and discards not counted (R25).

    A card is worth 2 in one's hand and 1 in any column, so that every action lowers the bound:
    cards only leave hand and table, own temples only grow, and one migration is spent.
    """
    hand = table.hands[table.turn].total()
    deployed = sum(len(column) for own in table.columns.values() for column in own.values())
    levels_left = HIGHEST - heights(table)[table.turn]
    return 2 * hand + deployed + levels_left + (not table.migrated)
