"""The turn: what may be decided now, and what follows from it."""

from ziggurat.core.dice import roll
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.china.actions import (
    CLAIM_AT,
    DONE,
    DRAW_AT,
    EMISSARY_AT,
    EMPEROR_CLAIM_AT,
    EMPEROR_EMISSARY_AT,
    EMPEROR_PALACE_AT,
    EMPEROR_PASS,
    EXCHANGE_AT,
    FORT_AT,
    KEEP_AT,
    NO_PAYMENT,
    PALACE_PAYMENTS,
    PAYMENTS,
    SPECIAL_AT,
    SPECIAL_EXCHANGE_AT,
)
from ziggurat.games.china.data import COLORS, EMPEROR_FIRST, TWO_PROVINCES
from ziggurat.games.china.emperor import (
    claim_for_emperor,
    keep,
    legal_emperor,
    move_emperor_emissary,
    move_emperor_palace,
)
from ziggurat.games.china.events import SPECIAL_PLAYED, TURN_PASSED
from ziggurat.games.china.offers import (
    legal_draws,
    legal_keeps,
    legal_places,
    legal_sites,
)
from ziggurat.games.china.placing import (
    buy_emissary,
    buy_fort,
    buy_palace,
    claim,
    exchange,
    swap_cards,
)
from ziggurat.games.china.records import Offers, State
from ziggurat.games.china.state import DRAW, KEEP, PLACE, SITE, THRONE
from ziggurat.games.china.turns import (
    build_claimed,
    choose_site,
    draw_card,
    end_emperor,
    end_piece,
    end_placing,
    fill_hand,
    go_on_drawing,
    let_emperor_begin,
    let_emperor_pass,
)


@kernel
def asked(s: State) -> int:
    """The seat that must decide, or -1 when the game is over."""
    return s.asked


@kernel
def legal(s: State, moves: Array) -> int:
    """Write down every legal action; return how many there are."""
    if s.prompt == PLACE:
        return legal_places(s, moves)
    if s.prompt == DRAW:
        return legal_draws(s, moves)
    if s.prompt == SITE:
        return legal_sites(s, moves)
    if s.prompt == KEEP:
        return legal_keeps(s, moves)
    if s.prompt == THRONE:
        return legal_emperor(s, moves)
    return 0


@kernel
def any_action(s: State, o: Offers) -> int:
    """One legal action, each as likely as the others."""
    return o.move[roll(s, legal(s, o.move))]


@kernel
def apply(s: State, action: int, log: EventLog) -> None:
    """Play one legal action."""
    if action < DONE:
        place(s, action, log)
    elif action == DONE:
        finish_placing(s, log)
    elif action < DRAW_AT:
        exchange(s, action - EXCHANGE_AT, log)
        s.to_draw = 1
        go_on_drawing(s, log)
    elif action < KEEP_AT:
        draw_card(s, action - DRAW_AT, log)
        go_on_drawing(s, log)
    elif action < EMPEROR_PALACE_AT:
        keep(s, action - KEEP_AT, log)
        fill_hand(s, log)
    elif action < SPECIAL_AT:
        move_emperor(s, action, log)
    elif action < EMPEROR_CLAIM_AT:
        play_special(s, action, log)
    else:
        at = action - EMPEROR_CLAIM_AT
        claim_for_emperor(s, at // PAYMENTS, at % PAYMENTS, log)
        choose_site(s, log)


@kernel
def place(s: State, action: int, log: EventLog) -> None:
    """A piece, or the province of one."""
    if action < EMISSARY_AT:
        space, payment = action // PALACE_PAYMENTS, action % PALACE_PAYMENTS
        if payment == NO_PAYMENT:
            build_claimed(s, space, log)
            return
        buy_palace(s, space, payment, log)
    elif action < FORT_AT:
        at = action - EMISSARY_AT
        buy_emissary(s, at // PAYMENTS, at % PAYMENTS, log)
    elif action < CLAIM_AT:
        at = action - FORT_AT
        buy_fort(s, at // PAYMENTS, at % PAYMENTS, log)
    else:
        at = action - CLAIM_AT
        claim(s, at // PAYMENTS, at % PAYMENTS, log)
        choose_site(s, log)
        return
    end_piece(s, log)


@kernel
def finish_placing(s: State, log: EventLog) -> None:
    """No more pieces; who has placed none passes."""
    if s.placed == 0:
        emit(log, TURN_PASSED, s.turn)
    end_placing(s, log)


@kernel
def move_emperor(s: State, action: int, log: EventLog) -> None:
    if action == EMPEROR_PASS:
        let_emperor_pass(s, log)
        return
    if action < EMPEROR_EMISSARY_AT:
        at = action - EMPEROR_PALACE_AT
        move_emperor_palace(s, at // PAYMENTS, at % PAYMENTS, log)
    else:
        at = action - EMPEROR_EMISSARY_AT
        move_emperor_emissary(s, at // PAYMENTS, at % PAYMENTS, log)
    end_emperor(s, log)


@kernel
def play_special(s: State, action: int, log: EventLog) -> None:
    if action >= SPECIAL_EXCHANGE_AT:
        at = action - SPECIAL_EXCHANGE_AT
        swap_cards(s, at // len(COLORS), at % len(COLORS), log)
    elif action - SPECIAL_AT == EMPEROR_FIRST:
        let_emperor_begin(s, log)
    else:
        s.special[s.turn, TWO_PROVINCES] = 0
        s.two_provinces = 1
        emit(log, SPECIAL_PLAYED, s.turn, TWO_PROVINCES)
