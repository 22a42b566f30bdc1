"""What a position is made of, as one seat sees it against a rival.

Each feature has its name, what it means at the table and its place in one line of a table, here or
in `standing`; the kernels below write it by that name. All are scaled so that the usual values lie
between -1 and 1. Sites are looked at in the order of what stands there.
"""

from typing import Annotated, NamedTuple

from ziggurat.core.jit import kernel
from ziggurat.core.slots import Called, meanings_of, placed, size_of
from ziggurat.core.state import Array
from ziggurat.games.babel.bots.gains import (
    AT_THE_PAWN,
    BY_MIGRATION,
    ONE_AWAY,
    READY,
    WITH_HAND,
    fill_powers,
    levels_in_reach,
)
from ziggurat.games.babel.bots.records import Scratch
from ziggurat.games.babel.bots.standing import OfASeat, describe_seat
from ziggurat.games.babel.data import ASSYRIANS, BEHIND, LEAD, NATIONS, SITES
from ziggurat.games.babel.records import State
from ziggurat.games.babel.scoring import cards_in_hand
from ziggurat.games.babel.state import DISCARD

FULL_PILE = 43


class OfAPower(NamedTuple):
    """Of one nation, in levels that its power would bring."""

    ready: Annotated[int, "with a run that is there"]
    one_card_away: Annotated[int, "with a run that lacks one card"]
    at_the_pawn: Annotated[int, "with a run that is there at the pawn's site"]
    by_migration: Annotated[int, "with the last three cards of another site"]


class OnASide(NamedTuple):
    """Of one site, on one side of it."""

    level: Annotated[int, "level of the temple"]
    cards: Annotated[int, "cards deployed"]
    powers: Annotated[int, "powers that its runs could pay for"]
    like_cards_at_the_end: Annotated[int, "like cards that end the column"]
    pawn: Annotated[int, "the pawn stands there"]


class OfASite(NamedTuple):
    """Of one site: my side, the rival's, and what is open to me."""

    mine: Annotated[int, tuple(meanings_of(OnASide)), Called("my {}")]
    theirs: Annotated[int, tuple(meanings_of(OnASide)), Called("rival's {}")]
    in_reach: Annotated[int, "my pawn stands there, or I hold a card to go there"]
    next_level_open: Annotated[int, "the next level of my temple lies open in a row"]


class OfMyHand(NamedTuple):
    """Of the cards I hold."""

    most_alike: Annotated[int, "like cards I hold most of: the makings of a run"]
    second_most_alike: Annotated[int, "like cards I hold second most of"]
    kinds: Annotated[int, "nations I hold a card of"]
    sites_in_reach: Annotated[int, "sites I can go to"]
    levels_with_hand: Annotated[int, "open cards I could build one after another with my hand"]
    power_with_hand: Annotated[
        int,
        "levels that the power of the {} would bring with a run my hand completes",
        NATIONS,
        Called("{}: with hand"),
    ]


class OfBoth(NamedTuple):
    """Of me and the rival, and of the hour."""

    my_turn: Annotated[int, "it is my turn"]
    i_must_give_up: Annotated[int, "cards I must discard now", Called("I must give up")]
    rival_must_give_up: Annotated[int, "cards the rival must discard now"]
    migrated: Annotated[
        int, "there was a migration this turn, counted against me if it is the rival's"
    ]
    end_mode: Annotated[int, "the end has begun"]
    lead: Annotated[int, "levels I am ahead"]
    lead_late: Annotated[int, "the lead, the more the fewer temple cards are left"]
    pile: Annotated[int, "temple cards left in the pile"]
    last_turn: Annotated[int, "one turn is left of it"]
    one_turn_more: Annotated[int, "two turns are left of it"]
    two_turns_more: Annotated[int, "three turns are left of it"]
    last_turn_is_mine: Annotated[int, "I play when it runs out, and have the last word"]
    temples_known: Annotated[int, "cards of the temple pile that have been seen"]
    fifteen_against_nine: Annotated[int, "with the rival at nine or less, how near I am to fifteen"]
    nine_against_fifteen: Annotated[
        int, "with me at nine or less, how near the rival is to fifteen"
    ]
    twenty_near: Annotated[int, "after the end has begun, how far I am above fifteen"]
    rivals_twenty_near: Annotated[
        int,
        "after the end has begun, how far the rival is above fifteen",
        Called("rival's twenty near"),
    ]
    a_strike_wins: Annotated[
        int, "one temple razed would leave the rival at nine or less and end the game"
    ]
    a_strike_loses: Annotated[int, "the same against me"]
    always: Annotated[int, "always one"]


POWER, SIDE, SITE = placed(OfAPower), placed(OnASide), placed(OfASite)
MY_HAND, BOTH = placed(OfMyHand), placed(OfBoth)
A_POWER, A_SITE = size_of(OfAPower), size_of(OfASite)


class Blocks(NamedTuple):
    """Where the features of each kind begin."""

    me: Annotated[int, size_of(OfASeat)]
    rival: Annotated[int, size_of(OfASeat)]
    my_powers: Annotated[int, SITES * A_POWER]
    their_powers: Annotated[int, SITES * A_POWER]
    sites: Annotated[int, SITES * A_SITE]
    hand: Annotated[int, size_of(OfMyHand)]
    both: Annotated[int, size_of(OfBoth)]


AT = placed(Blocks)
FEATURES = (
    *(f"{who}, {what}" for who in ("me", "rival") for what in meanings_of(OfASeat)),
    *(
        f"{who}, {nation}: {way}"
        for who in ("me", "rival")
        for nation in NATIONS
        for way in meanings_of(OfAPower)
    ),
    *(f"site {i + 1}, {what}" for i in range(SITES) for what in meanings_of(OfASite)),
    *meanings_of(OfMyHand),
    *meanings_of(OfBoth),
)


@kernel
def describe(s: State, n: Scratch, me: int, rival: int, x: Array) -> None:
    """Write every feature of me against a rival."""
    describe_seat(s, n, me, x[AT.me : AT.rival])
    describe_seat(s, n, rival, x[AT.rival : AT.my_powers])
    describe_powers(s, n, me, rival, x)
    for i in range(SITES):
        at = AT.sites + i * A_SITE
        describe_site(s, n, me, rival, n.order[i], x[at : at + A_SITE])
    describe_hand(s, n, me, x[AT.hand : AT.both])
    describe_both(s, n, me, rival, x)


@kernel
def describe_powers(s: State, n: Scratch, me: int, rival: int, x: Array) -> None:
    """What each nation could do for me, and for the rival; of hands only mine is known."""
    for nation in range(SITES):
        fill_powers(s, n, me, me, nation)
        describe_power(n, x[AT.my_powers + nation * A_POWER :])
        x[AT.hand + MY_HAND.power_with_hand + nation] = n.best[WITH_HAND] / 4
        fill_powers(s, n, rival, me, nation)
        describe_power(n, x[AT.their_powers + nation * A_POWER :])


@kernel
def describe_power(n: Scratch, x: Array) -> None:
    """What a nation's power would bring, for each way to come to it but by the hand."""
    x[POWER.ready] = n.best[READY] / 4
    x[POWER.one_card_away] = n.best[ONE_AWAY] / 4
    x[POWER.at_the_pawn] = n.best[AT_THE_PAWN] / 4
    x[POWER.by_migration] = n.best[BY_MIGRATION] / 4


@kernel
def describe_site(s: State, n: Scratch, me: int, rival: int, site: int, x: Array) -> None:
    """One site, from both sides."""
    for side in range(2):
        seat = me if side == 0 else rival
        at = SITE.mine if side == 0 else SITE.theirs
        x[at + SIDE.level] = n.top[seat, site] / 6
        x[at + SIDE.cards] = min(n.cards[seat, site], 9) / 6
        x[at + SIDE.powers] = min(n.charges[seat, site], 4) / 2
        x[at + SIDE.like_cards_at_the_end] = min(n.tail[seat, site], 4) / 3
        x[at + SIDE.pawn] = 1 if s.pawn[seat] == site else 0
    x[SITE.in_reach] = 1 if s.pawn[me] == site or s.hand[me, site] > 0 else 0
    x[SITE.next_level_open] = next_level_open(n, me, site)


@kernel
def next_level_open(n: Scratch, seat: int, site: int) -> float:
    """The next level of my temple lies open in a row."""
    level = n.top[seat, site] + 1
    return 1.0 if n.open[0] == level or n.open[1] == level else 0.0


@kernel
def describe_hand(s: State, n: Scratch, me: int, x: Array) -> None:
    """What I hold: pairs and triples for runs, cards for every site."""
    most, second, kinds, reach = 0, 0, 0, 0
    for nation in range(SITES):
        cards = s.hand[me, nation]
        kinds += cards > 0
        reach += cards > 0 or s.pawn[me] == nation
        if cards > most:
            most, second = cards, most
        elif cards > second:
            second = cards
    x[MY_HAND.most_alike] = min(most, 4) / 3
    x[MY_HAND.second_most_alike] = min(second, 3) / 2
    x[MY_HAND.kinds] = kinds / 5
    x[MY_HAND.sites_in_reach] = reach / 5
    x[MY_HAND.levels_with_hand] = levels_in_reach(s, n, me, cards_in_hand(s, me)) / 3


@kernel
def describe_both(s: State, n: Scratch, me: int, rival: int, features: Array) -> None:
    x = features[AT.both :]
    mine, theirs = n.height[me], n.height[rival]
    late = 1 - min(n.left / FULL_PILE, 1.0)
    turns = (n.left + 1) // 2
    x[BOTH.my_turn] = 1 if s.turn == me else 0
    x[BOTH.i_must_give_up] = s.to_discard / 3 if s.prompt == DISCARD and s.asked == me else 0
    x[BOTH.rival_must_give_up] = s.to_discard / 3 if s.prompt == DISCARD and s.asked == rival else 0
    x[BOTH.migrated] = s.migrated if s.turn == me else -s.migrated
    x[BOTH.end_mode] = s.end_mode
    x[BOTH.lead] = max(-1.5, min(1.5, (mine - theirs) / 6))
    x[BOTH.lead_late] = x[BOTH.lead] * late
    x[BOTH.pile] = min(n.left / FULL_PILE, 1.5)
    x[BOTH.last_turn] = 1 if turns <= 1 else 0
    x[BOTH.one_turn_more] = 1 if turns == 2 else 0
    x[BOTH.two_turns_more] = 1 if turns == 3 else 0
    x[BOTH.last_turn_is_mine] = last_turn_is_mine(s, me, turns) * late
    x[BOTH.temples_known] = min(s.temples_known, 6) / 6
    x[BOTH.fifteen_against_nine] = fifteen_against_nine(mine, theirs)
    x[BOTH.nine_against_fifteen] = fifteen_against_nine(theirs, mine)
    x[BOTH.twenty_near] = max(mine - LEAD, 0) / 5 * s.end_mode
    x[BOTH.rivals_twenty_near] = max(theirs - LEAD, 0) / 5 * s.end_mode
    x[BOTH.a_strike_wins] = strike_wins(s, mine, theirs, strike(features[AT.my_powers :]))
    x[BOTH.a_strike_loses] = strike_wins(s, theirs, mine, strike(features[AT.their_powers :]))
    x[BOTH.always] = 1


@kernel
def last_turn_is_mine(s: State, me: int, turns: int) -> float:
    """Whoever plays when the temple pile runs out has the last word."""
    return 1.0 if (turns % 2 == 1) == (s.turn == me) else -1.0


@kernel
def fifteen_against_nine(mine: int, theirs: int) -> float:
    """With the rival at nine or less, how near I am to fifteen, which wins."""
    return max(mine - 7, 0) / 8 if theirs <= BEHIND else 0.0


@kernel
def strike(powers: Array) -> float:
    """The levels that Assyrians who are there could raze."""
    assyrians = powers[ASSYRIANS * A_POWER :]
    return 4 * max(assyrians[POWER.ready], assyrians[POWER.at_the_pawn])


@kernel
def strike_wins(s: State, mine: int, theirs: int, razed: float) -> float:
    """One temple destroyed would leave the other at nine or less, where that ends the game."""
    ends = s.end_mode > 0 or mine >= LEAD
    return 1.0 if ends and razed > 0 and theirs - razed <= BEHIND else 0.0
