"""What may be said in China, by the slow referee: pieces and their price, cards, the Emperor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from oracles.china_scoring import palaces_on
from oracles.china_table import COLORS, EMPEROR, Owner, Table

CARDS = 3  # at most, in a turn

Payment = tuple[str, ...]
Piece = tuple[str, str, frozenset[str]]  # kind, where, and its provinces


def is_empty(table: Table, province: str) -> bool:
    """A province is empty without palaces and fortifications; emissaries need a palace first."""
    return not set(table.board.spaces[province]) & (set(table.palaces) | table.forts)


def has_palace(table: Table, province: str) -> bool:
    return palaces_on(table, table.board.spaces[province]).total() > 0


def emissary_limit(table: Table, province: str) -> int:
    """As many emissaries fit in a province as the owner of most palaces there has palaces."""
    return max(palaces_on(table, table.board.spaces[province]).values(), default=0)


def palace_sites(table: Table, owner: Owner) -> Iterator[Piece]:
    """A palace goes on any space without one.

    With bonus tiles a player claims the province of its first palace, and only then its space.
    Border posts are named at once, and so are all spaces of the Emperor.
    """
    for space, provinces in table.board.provinces.items():
        first = not any(has_palace(table, province) for province in provinces)
        if space in table.palaces:
            continue
        if first and table.with_tiles and owner != EMPEROR and len(provinces) == 1:
            yield "claim", *provinces, provinces
        else:
            yield "palace", space, provinces


def emissary_sites(table: Table) -> Iterator[Piece]:
    """An emissary goes to any province below its limit, whoever's palaces are there."""
    for province, there in table.emissaries.items():
        if there.total() < emissary_limit(table, province):
            yield "emissary", province, frozenset([province])


def fort_sites(table: Table) -> Iterator[Piece]:
    """A fortification goes on a space without a palace or another one."""
    for space, provinces in table.board.provinces.items():
        if space not in table.palaces and space not in table.forts:
            yield "fort", space, provinces


def placeable(table: Table, owner: Owner) -> Iterator[Piece]:
    """Whatever an owner could place with the right cards: he needs a piece of that kind."""
    supply = table.supply[owner]
    if supply["palace"] > 0:
        yield from palace_sites(table, owner)
    if supply["emissary"] > 0:
        yield from emissary_sites(table)
    if supply["fort"] > 0:
        yield from fort_sites(table)


def is_stuck(table: Table) -> bool:
    """Nobody could place anything, whatever his cards."""
    return not any(any(placeable(table, owner)) for owner in table.owners)


def payments(table: Table, provinces: frozenset[str]) -> list[Payment]:
    """A piece costs one card of its province's color, or two equal ones of another color.

    A border post costs a card of each of its two colors, or two of one of them.
    """
    colors = sorted((table.board.color[province] for province in provinces), key=COLORS.index)
    if len(colors) == 1:
        return [(colors[0],), *((other, other) for other in COLORS if other != colors[0])]
    one, other = colors
    return [(one, other), (one, one), (other, other)]


def fits_first(table: Table, provinces: frozenset[str]) -> bool:
    """Both pieces of a turn lie in one province, and it was not empty when the turn began.

    With that special card they lie in two provinces instead.
    """
    if not table.pieces:
        return True
    shared = provinces & table.pieces[0]
    if table.two_provinces:
        return not shared
    return bool(shared) and not shared & table.empty


def spelled(piece: Piece, payment: Payment) -> str:
    return f"{piece[0]} {piece[1]} with {' '.join(payment)}"


def legal_pieces(table: Table) -> set[str]:
    """At most three cards are played in a turn, for at most two pieces."""
    left = CARDS - len(table.played)
    return {
        spelled(piece, payment)
        for piece in placeable(table, table.turn)
        if fits_first(table, piece[2])
        for payment in payments(table, piece[2])
        if len(payment) <= left and Counter(payment) <= table.hands[table.turn]
    }


def legal_specials(table: Table) -> set[str]:
    """Each special card is played once in a game, before the first piece of a turn."""
    own = table.specials[table.turn]
    moves = {f"special {name}" for name in own - {"exchange"}}
    if "exchange" in own:
        hand = +table.hands[table.turn]
        moves |= {f"special exchange {give} {take}" for give in hand for take in +table.display}
    return moves


def legal_place(table: Table) -> set[str]:
    """Who places nothing must exchange a card, and only who cannot may simply be done."""
    moves = legal_pieces(table)
    if table.pieces:
        return moves | {"done"}
    hand = +table.hands[table.turn]
    can_exchange = hand and (table.pile or +table.display)
    moves |= {f"exchange {color}" for color in hand} if can_exchange else {"done"}
    return moves | legal_specials(table)


def legal_sites(table: Table) -> set[str]:
    """The first palace of a claimed province goes on any of its free spaces but border posts."""
    return {
        f"palace {space}"
        for space, provinces in table.board.provinces.items()
        if provinces == {table.claimed} and space not in table.palaces
    }


def legal_keep(table: Table) -> set[str]:
    """One of the cards played this turn is kept."""
    return {f"keep {color}" for color in table.played}


def legal_draws(table: Table) -> set[str]:
    """A card is drawn from the pile or from those face up."""
    moves = {f"draw {color}" for color in +table.display}
    return moves | {"draw pile"} if table.pile else moves


def emperor_pieces(table: Table) -> set[str]:
    """The Emperor enters an empty province only if he can place nothing in any other."""
    entering, other = set(), set()
    for piece in placeable(table, EMPEROR):
        for payment in payments(table, piece[2]):
            if Counter(payment) <= table.emperor_hand:
                empty = all(is_empty(table, province) for province in piece[2])
                (entering if empty else other).add(f"emperor {spelled(piece, payment)}")
    return other or entering


def legal_emperor(table: Table) -> set[str]:
    """The Emperor may stand still."""
    return emperor_pieces(table) | {"emperor pass"}


def legal(table: Table) -> set[str]:
    """Everything the asked seat may say now."""
    offers: dict[str | None, Callable[[Table], set[str]]] = {
        "place": legal_place,
        "site": legal_sites,
        "keep": legal_keep,
        "draw": legal_draws,
        "emperor": legal_emperor,
    }
    return offers[table.prompt](table) if table.prompt else set()
