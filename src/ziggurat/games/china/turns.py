"""What follows a piece, a claim, a drawn card; the end of a turn and of the game."""

from ziggurat.core.bits import bits_in, lowest_bit
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.games.china.cards import (
    cards_in,
    draw_from_pile,
    fill_display,
    pile_size,
    sources,
    take_from_display,
)
from ziggurat.games.china.data import (
    COLORS,
    EMPEROR_FIRST,
    HAND,
    LAST_EXHAUSTION,
    MOST_PIECES_A_TURN,
)
from ziggurat.games.china.emperor import (
    build_for_emperor,
    emperor_can_place,
    keep,
    refill_emperor,
)
from ziggurat.games.china.events import (
    ALLIANCES_COUNTED,
    EMPEROR_PASSED,
    GAME_ENDED,
    HARBOURS_COUNTED,
    PALACES_COUNTED,
    ROADS_COUNTED,
    SPECIAL_PLAYED,
    TILES_COUNTED,
    TURN_BEGUN,
)
from ziggurat.games.china.pieces import anything_can_be_placed
from ziggurat.games.china.placing import forget_claim, put_palace, sites
from ziggurat.games.china.provinces import is_empty
from ziggurat.games.china.records import State
from ziggurat.games.china.scoring import (
    all_alliance_points,
    harbour_points,
    road_points,
    tile_points,
    unscored_points,
)
from ziggurat.games.china.state import (
    BY_PIECES,
    BY_PILE,
    DRAW,
    KEEP,
    NOBODY,
    OVER,
    PLACE,
    SITE,
    THRONE,
)


@kernel
def ask(s: State, prompt: int, seat: int) -> None:
    s.prompt = prompt
    s.asked = seat


@kernel
def choose_site(s: State, log: EventLog) -> None:
    """A claim with one space left decides itself."""
    if bits_in(sites(s)) == 1:
        build_claimed(s, lowest_bit(sites(s)), log)
    else:
        ask(s, SITE, s.turn)


@kernel
def build_claimed(s: State, space: int, log: EventLog) -> None:
    """The palace that was claimed is built, one's own or the Emperor's."""
    if s.for_emperor > 0:
        build_for_emperor(s, space, log)
        end_emperor(s, log)
    else:
        put_palace(s, space, log)
        end_piece(s, log)


@kernel
def end_piece(s: State, log: EventLog) -> None:
    """The game ends at once if nobody could place anything; two pieces end the placing."""
    if not anything_can_be_placed(s):
        end_game(s, BY_PIECES, log)
    elif s.placed == MOST_PIECES_A_TURN:
        end_placing(s, log)
    else:
        ask(s, PLACE, s.turn)


@kernel
def end_placing(s: State, log: EventLog) -> None:
    """With influence cards one of the cards played is kept; then the hand is filled."""
    colors, last = 0, 0
    for color in range(len(COLORS)):
        if s.played[color] > 0:
            colors += 1
            last = color
    if colors > 1:
        ask(s, KEEP, s.turn)
        return
    if colors == 1:
        keep(s, last, log)
    fill_hand(s, log)


@kernel
def fill_hand(s: State, log: EventLog) -> None:
    s.to_draw = max(HAND - cards_in(s.hand[s.turn]), 0)
    go_on_drawing(s, log)


@kernel
def go_on_drawing(s: State, log: EventLog) -> None:
    """One card at a time; where there is one source it is not asked, and without any it ends."""
    while s.to_draw > 0:
        choices = sources(s)
        if choices > 1:
            ask(s, DRAW, s.turn)
            return
        if choices == 0:
            s.to_draw = 0
        elif pile_size(s) > 0:
            draw_card(s, 0, log)
        else:
            for color in range(len(COLORS)):
                if s.display[color] > 0:
                    draw_card(s, 1 + color, log)
                    break
    end_drawing(s, log)


@kernel
def draw_card(s: State, source: int, log: EventLog) -> None:
    s.to_draw -= 1
    if source == 0:
        draw_from_pile(s, s.turn, log)
    else:
        take_from_display(s, s.turn, source - 1, log)


@kernel
def end_drawing(s: State, log: EventLog) -> None:
    """The display is filled when the hand is complete; then the Emperor moves, if he has not."""
    fill_display(s, log)
    if s.seats == 2 and s.emperor_moved == 0 and emperor_can_place(s):
        ask(s, THRONE, s.turn)
    else:
        end_turn(s, log)


@kernel
def let_emperor_begin(s: State, log: EventLog) -> None:
    """The special card: his move comes before the turn, not after it."""
    emit(log, SPECIAL_PLAYED, s.turn, EMPEROR_FIRST)
    s.special[s.turn, EMPEROR_FIRST] = 0
    s.emperor_moved = 1
    if emperor_can_place(s):
        ask(s, THRONE, s.turn)


@kernel
def end_emperor(s: State, log: EventLog) -> None:
    """After his move his cards are filled; if he came first, the turn proper begins."""
    if not anything_can_be_placed(s):
        end_game(s, BY_PIECES, log)
        return
    refill_emperor(s, log)
    if s.emperor_moved > 0:
        note_empty_provinces(s)
        ask(s, PLACE, s.turn)
    else:
        end_turn(s, log)


@kernel
def let_emperor_pass(s: State, log: EventLog) -> None:
    emit(log, EMPEROR_PASSED, s.turn)
    if s.emperor_moved > 0:
        ask(s, PLACE, s.turn)
    else:
        end_turn(s, log)


@kernel
def end_turn(s: State, log: EventLog) -> None:
    """After the second exhaustion play goes on to the player before the first one."""
    s.turns += 1
    if s.exhaustions == LAST_EXHAUSTION and s.turn == s.seats - 1:
        end_game(s, BY_PILE, log)
    else:
        begin_turn(s, 0 if s.turn == s.seats - 1 else s.turn + 1, log)


@kernel
def begin_turn(s: State, seat: int, log: EventLog) -> None:
    """Which provinces are empty is judged now, for the whole turn."""
    s.turn = seat
    s.placed = 0
    s.cards_played = 0
    s.first = 0
    forget_claim(s)
    s.two_provinces = 0
    s.emperor_moved = 0
    s.to_draw = 0
    note_empty_provinces(s)
    emit(log, TURN_BEGUN, seat)
    ask(s, PLACE, seat)


@kernel
def note_empty_provinces(s: State) -> None:
    s.fresh = 0
    for province in range(s.provinces):
        if is_empty(s, province):
            s.fresh |= 1 << province


@kernel
def end_game(s: State, reason: int, log: EventLog) -> None:
    """Palaces, alliances, roads, harbours and bonus tiles are scored, and nothing is asked."""
    emit(log, GAME_ENDED, reason)
    for seat in range(s.seats):
        tell_points(s, seat, PALACES_COUNTED, unscored_points(s, seat), log)
        tell_points(s, seat, ALLIANCES_COUNTED, all_alliance_points(s, seat), log)
        tell_points(s, seat, ROADS_COUNTED, road_points(s, seat), log)
        tell_points(s, seat, HARBOURS_COUNTED, harbour_points(s, seat), log)
        tell_points(s, seat, TILES_COUNTED, tile_points(s, seat), log)
    s.ended = reason
    ask(s, OVER, NOBODY)


@kernel
def tell_points(s: State, seat: int, kind: int, points: int, log: EventLog) -> None:
    """Points of the final scoring, said and added."""
    s.score[seat] += points
    if points > 0:
        emit(log, kind, seat, points)
