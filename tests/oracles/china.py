"""A slow referee for China, written from the rulebook and its rulings.

`legal` tells what the asked seat may say, and `play` gives the table after it, everything that
needs no decision done. Nothing else changes a `Table` it is given, but for the steps behind
`play`, which change their own copy. Moves are the words a player would say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from copy import deepcopy
from typing import Any

from oracles.china_offers import (
    emperor_pieces,
    is_empty,
    is_stuck,
    legal_draws,
    sites,
    sorted_cards,
)
from oracles.china_offers import legal as legal
from oracles.china_scoring import final_points, province_points
from oracles.china_table import EMPEROR, FACE_UP, HAND, RULES, Owner, Table, read

PIECES = 2  # at most, in a turn
SHUFFLES = 2  # times the pile is used up when the end is near


def from_position(
    position: dict[str, Any], seats: int, options: dict[str, Any], rules: int = RULES
) -> Table:
    """A turn goes on where the position stands; nothing is scored by loading it.

    Where the first piece of a turn lies is not told by a position, so none begins after it.
    """
    table = read(position, seats, options, rules)
    phase = position.get("phase", "place")
    if phase == "place":
        assert not table.played, "a position cannot stand between two pieces"
        begin_turn(table)
    elif phase == "draw":
        keep_or_draw(table)
    else:
        ask_emperor(table)
    return table


def begin_turn(table: Table) -> None:
    """Whether a province is empty is judged once, as the turn begins."""
    table.prompt = "place"
    table.empty = {one for one in table.board.spaces if is_empty(table, one)}


def put_palace(table: Table, owner: Owner, space: str) -> None:
    """A palace takes the tile from its space, and a province it completes is scored at once."""
    table.supply[owner]["palace"] -= 1
    table.palaces[space] = owner
    if space in table.bonus:
        table.bonus_taken[owner][table.bonus.pop(space)] += 1
    for province in table.board.provinces[space] - table.scored:
        if set(table.board.spaces[province]) <= set(table.palaces):
            for seat, points in province_points(table, province).items():
                table.score[seat] += points
            table.scored.add(province)


def put(table: Table, owner: Owner, kind: str, where: str) -> None:
    """A piece goes from the supply to the board; the game ends if no other ever can."""
    if kind == "palace":
        put_palace(table, owner, where)
    else:
        table.supply[owner][kind] -= 1
        if kind == "emissary":
            table.emissaries[where][owner] += 1
        else:
            table.forts.add(where)
    if is_stuck(table):
        finish(table)


def place(table: Table, kind: str, where: str) -> None:
    """The second piece of a turn ends the placing."""
    forget_claim(table)
    provinces = table.board.provinces.get(where, frozenset([where]))
    table.pieces.append(provinces)
    put(table, table.turn, kind, where)
    if table.prompt and len(table.pieces) == PIECES:
        keep_or_draw(table)


def play_piece(table: Table, kind: str, where: str, payment: list[str]) -> None:
    """Cards are discarded as they are played; with influence one will be kept, so they wait."""
    table.hands[table.turn] -= Counter(payment)
    table.played += payment
    if not table.with_influence:
        table.discard.update(payment)
    if kind == "claim":
        claim(table, where, payment, table.turn)
    else:
        place(table, kind, where)


def claim(table: Table, province: str, payment: list[str], owner: Owner) -> None:
    """Where the cards leave one space alone, it is taken without a question."""
    table.prompt, table.claimed, table.claimed_by = "site", province, owner
    table.claimed_with = sorted_cards(tuple(payment))
    if len(found := sites(table)) == 1:
        choose_site(table, found.pop())


def forget_claim(table: Table) -> None:
    table.prompt, table.claimed, table.claimed_with, table.claimed_by = "place", None, (), None


def choose_site(table: Table, space: str) -> None:
    """The first palace of a claimed province is built once its tiles have been seen."""
    if table.claimed_by == EMPEROR:
        forget_claim(table)
        put(table, EMPEROR, "palace", space)
        rest_emperor(table)
    else:
        place(table, "palace", space)


def exchange(table: Table, color: str) -> None:
    """Instead of placing, one card is discarded and one is drawn."""
    table.hands[table.turn] -= Counter([color])
    table.discard[color] += 1
    start_drawing(table, 1)


def play_special(table: Table, name: str, *colors: str) -> None:
    """A special card changes this turn and is used up."""
    table.specials[table.turn].remove(name)
    if name == "two-provinces":
        table.two_provinces = True
    elif name == "emperor-first":
        table.emperor_first = True
        table.prompt = "emperor" if emperor_pieces(table) else "place"
    else:
        give, take = colors
        table.hands[table.turn] += Counter([take])
        table.hands[table.turn] -= Counter([give])
        table.display += Counter([give])
        table.display -= Counter([take])


def keep_or_draw(table: Table) -> None:
    """With influence one card played this turn is kept; a choice is one between colors."""
    if not table.with_influence or not table.played:
        start_drawing(table, HAND - table.hands[table.turn].total())
    elif len(set(table.played)) == 1:
        keep(table, table.played[0])
    else:
        table.prompt = "keep"


def keep(table: Table, color: str) -> None:
    """As many kept cards as the opponent has win the color's influence card; others go."""
    seat = table.turn
    table.kept[seat][color] += 1
    table.discard.update(table.played)
    table.discard[color] -= 1
    table.played = []
    if table.kept[seat][color] >= table.kept[1 - seat][color]:
        table.influence[color] = seat
    start_drawing(table, HAND - table.hands[seat].total())


def from_pile(table: Table) -> str:
    """The pile is used up as its last card goes; the first time the discard is shuffled.

    If there is nothing to shuffle, it is used up twice at once. Which card comes is told by the
    caller of `play`, or else it is the next one known.
    """
    if table.coming is None:
        card = table.pile.pop(0)
    else:
        assert table.coming, "a card comes from the pile, but none was told"
        card = table.coming.pop(0)
        table.pile.remove(card)
    while not table.pile and table.exhaustions < SHUFFLES:
        table.exhaustions += 1
        if table.exhaustions < SHUFFLES:
            table.pile = list(table.discard.elements())
            table.discard = Counter()
    return card


def start_drawing(table: Table, cards: int) -> None:
    table.to_draw = cards
    go_on_drawing(table)


def go_on_drawing(table: Table) -> None:
    """Cards are drawn one by one as long as there are any; a single source is not asked for.

    Only then are the cards face up filled to four again, and the Emperor moves.
    """
    while table.to_draw > 0 and (sources := legal_draws(table)):
        if len(sources) > 1:
            table.prompt = "draw"
            return
        take(table, sources.pop().split()[1])
    table.to_draw = 0
    while table.pile and table.display.total() < FACE_UP:
        table.display[from_pile(table)] += 1
    ask_emperor(table)


def take(table: Table, source: str) -> None:
    """A drawn card joins the hand; one face up is not yet replaced."""
    table.to_draw -= 1
    if source == "pile":
        table.hands[table.turn][from_pile(table)] += 1
    else:
        table.display -= Counter([source])
        table.hands[table.turn][source] += 1


def draw(table: Table, source: str) -> None:
    """A player sees each card he draws before he chooses where to draw the next."""
    take(table, source)
    go_on_drawing(table)


def ask_emperor(table: Table) -> None:
    """The Emperor moves once in a turn, after the player or, by a special card, before him."""
    if table.seats == 2 and not table.emperor_first and emperor_pieces(table):
        table.prompt = "emperor"
    else:
        end_turn(table)


def move_emperor(table: Table, piece: list[str], payment: list[str]) -> None:
    """The Emperor's cards are discarded and come back from the pile only."""
    if piece == ["pass"]:
        go_on_after_emperor(table)
        return
    table.emperor_hand -= Counter(payment)
    table.discard.update(payment)
    if piece[0] == "claim":
        claim(table, piece[1], payment, EMPEROR)
    else:
        put(table, EMPEROR, *piece)
        rest_emperor(table)


def rest_emperor(table: Table) -> None:
    while table.prompt and table.pile and table.emperor_hand.total() < HAND:
        table.emperor_hand[from_pile(table)] += 1
    go_on_after_emperor(table)


def go_on_after_emperor(table: Table) -> None:
    if table.prompt and table.emperor_first:
        begin_turn(table)
    elif table.prompt:
        end_turn(table)


def end_turn(table: Table) -> None:
    """Once the pile is used up twice, the last player's turn is the last of all."""
    table.played, table.pieces = [], []
    table.emperor_first = table.two_provinces = False
    if table.exhaustions == SHUFFLES and table.turn == table.seats - 1:
        finish(table)
        return
    table.turn = (table.turn + 1) % table.seats
    begin_turn(table)


def finish(table: Table) -> None:
    """The end adds its points to the scores; provinces scored only now get no disc."""
    table.prompt = None
    for seat, points in final_points(table).items():
        table.score[seat] += points


def play(table: Table, move: str, drawn: Iterable[str] | None = None) -> Table:
    """The table after a legal move and all that follows from it without a decision.

    `drawn` are the cards this took from the pile, in order; without it they come as listed.
    """
    assert move in legal(table), move
    after = deepcopy(table)
    after.coming = None if drawn is None else list(drawn)
    act, _, price = move.partition(" with ")
    (kind, *words), payment = act.split(), price.split()
    if kind == "emperor":
        move_emperor(after, words, payment)
    elif payment:
        play_piece(after, kind, words[0], payment)
    else:
        steps: dict[str, Callable[..., None]] = {
            "palace": choose_site,
            "done": keep_or_draw,
            "exchange": exchange,
            "special": play_special,
            "keep": keep,
            "draw": draw,
        }
        steps[kind](after, *words)
    assert not after.coming, f"nobody took {after.coming} from the pile"
    return after
