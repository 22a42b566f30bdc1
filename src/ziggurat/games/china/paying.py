"""Why cards do not pay for a piece."""

from ziggurat.core.text import Message
from ziggurat.games.china.actions import PAID, PAIR, SINGLE
from ziggurat.games.china.data import COLORS
from ziggurat.games.china.placing import cards_left
from ziggurat.games.china.records import State


def why_not_held(s: State, owner: int, payment: int) -> Message | None:
    """Cards that are not in the hand, or one too many for a turn."""
    for color in range(len(COLORS)):
        held, asked = int(s.hand[owner, color]), int(PAID[payment, color])
        if held < asked:
            args = {"color": color, "held": held, "cards": asked}
            return Message("too_few_of_color" if held else "no_such_card", args)
    if owner == s.turn and PAID[payment].sum() > cards_left(s):
        return Message("three_cards_a_turn")
    return None


def why_not_paid(s: State, owner: int, province: int, payment: int) -> Message | None:
    """A piece costs one card of the province's color, or two of one other color."""
    color = int(s.color[province])
    jokers = [int(PAIR[other, other]) for other in range(len(COLORS)) if other != color]
    if payment not in (int(SINGLE[color]), *jokers):
        return Message("wrong_payment", {"province": province, "color": color})
    return why_not_held(s, owner, payment)


def why_not_paid_post(s: State, space: int, payment: int) -> Message | None:
    """A post costs a card of each of its two colors, or two of one of them."""
    one, other = (int(s.color[province]) for province in s.home[space])
    if payment not in (int(PAIR[one, one]), int(PAIR[one, other]), int(PAIR[other, other])):
        return Message("wrong_post_payment", {"space": space, "color": one, "other": other})
    return why_not_held(s, int(s.turn), payment)
