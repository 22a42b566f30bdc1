"""What may be said in China, by the slow referee: pieces and their price, cards, the Emperor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from oracles.china_scoring import palaces_on
from oracles.china_table import COLORS, EMPEROR, RULES, Owner, Table

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

    With bonus tiles a province is claimed for its first palace, and only then its space is named.
    By the first rules border posts were named at once, and so were all spaces of the Emperor.
    """
    for space, provinces in table.board.provinces.items():
        if space in table.palaces:
            continue
        first = [province for province in provinces if not has_palace(table, province)]
        at_once = table.rules < RULES and (owner == EMPEROR or len(provinces) > 1)
        if not first or not table.with_tiles or at_once:
            yield "palace", space, provinces
        else:
            for province in first:
                yield "claim", province, provinces


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

    With that special card they may lie in two provinces instead; by the first rules they must.
    """
    if not table.pieces:
        return True
    shared = provinces & table.pieces[0]
    if table.two_provinces and (not shared or table.rules < RULES):
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
    """Each special card is played once in a game, while it can change something.

    The Emperor comes first only before the first piece; by the first rules that holds for all.
    """
    own, hand = set(table.specials[table.turn]), +table.hands[table.turn]
    if table.pieces and table.rules < RULES:
        return set()
    if table.pieces:
        own.discard("emperor-first")
    if table.rules == RULES and not (hand and len(table.played) < CARDS):
        own.discard("two-provinces")
    return {f"special {name}" for name in own - {"exchange"}} | legal_swaps(table)


def legal_swaps(table: Table) -> set[str]:
    """A card of the hand for one of those face up, by the special card."""
    if "exchange" not in table.specials[table.turn]:
        return set()
    hand = +table.hands[table.turn]
    return {f"special exchange {give} {take}" for give in hand for take in +table.display}


def late_swaps(table: Table) -> set[str]:
    """That card may be played in all of a turn, but was not by the first rules."""
    return legal_swaps(table) if table.rules == RULES else set()


def legal_place(table: Table) -> set[str]:
    """Who places nothing must exchange a card, and only who cannot may simply be done."""
    moves = legal_pieces(table)
    moves |= legal_specials(table)
    if table.pieces:
        return moves | {"done"}
    hand = +table.hands[table.turn]
    can_exchange = hand and (table.pile or +table.display)
    return moves | ({f"exchange {color}" for color in hand} if can_exchange else {"done"})


def sites(table: Table) -> set[str]:
    """The first palace of a claimed province goes on any free space there that its cards pay for.

    By the first rules on none that is a border post.
    """
    free = {
        space: provinces
        for space, provinces in table.board.provinces.items()
        if table.claimed in provinces and space not in table.palaces
    }
    if table.rules < RULES:
        return {space for space, provinces in free.items() if len(provinces) == 1}
    return {
        space
        for space, provinces in free.items()
        if table.claimed_with in map(sorted_cards, payments(table, provinces))
        and (table.claimed_by == EMPEROR or fits_first(table, provinces))
    }


def sorted_cards(payment: Payment) -> Payment:
    return tuple(sorted(payment))


def legal_sites(table: Table) -> set[str]:
    return {f"palace {space}" for space in sites(table)}


def legal_keep(table: Table) -> set[str]:
    """One of the cards played this turn is kept."""
    return {f"keep {color}" for color in table.played}


def legal_draws(table: Table) -> set[str]:
    """A card is drawn from the pile or from those face up."""
    moves = {f"draw {color}" for color in +table.display}
    return moves | {"draw pile"} if table.pile else moves


def legal_draw(table: Table) -> set[str]:
    return legal_draws(table) | late_swaps(table)


def emperor_pieces(table: Table) -> set[str]:
    """The Emperor enters an empty province only if he can place nothing in any other."""
    entering, other = set[str](), set[str]()
    for piece in placeable(table, EMPEROR):
        for payment in payments(table, piece[2]):
            if Counter(payment) <= table.emperor_hand:
                empty = all(is_empty(table, province) for province in piece[2])
                (entering if empty else other).add(f"emperor {spelled(piece, payment)}")
    return other or entering


def legal_emperor(table: Table) -> set[str]:
    """The Emperor may stand still."""
    return emperor_pieces(table) | {"emperor pass"} | late_swaps(table)


def legal(table: Table) -> set[str]:
    """Everything the asked seat may say now."""
    offers: dict[str | None, Callable[[Table], set[str]]] = {
        "place": legal_place,
        "site": legal_sites,
        "keep": legal_keep,
        "draw": legal_draw,
        "emperor": legal_emperor,
    }
    return offers[table.prompt](table) if table.prompt else set()
