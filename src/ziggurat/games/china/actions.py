"""Every decision of China. Numbers are the same on all maps; a map gives its own names."""

import numpy as np

from ziggurat.core.actions import ActionSpace, Multisets, Names, PerhapsMultisets
from ziggurat.core.state import constant
from ziggurat.games.china.data import COLORS, MOST_CARDS_A_TURN, PROVINCES, SPACES
from ziggurat.games.china.maps import MAPS, Map

COLOR = Names(COLORS)
SOURCE = Names(("pile", *COLORS))
PAYMENT = Multisets(COLORS, MOST_CARDS_A_TURN, lead="with")
# A palace whose cards were played with a claim is placed without any.
PERHAPS_PAYMENT = PerhapsMultisets(COLORS, MOST_CARDS_A_TURN, lead="with")


def action_space(chart: Map) -> ActionSpace:
    """The decisions in the words of one map; numbers beyond its own have empty names."""
    space = Names(filled(chart.spaces, SPACES, "space"))
    province = Names(filled(chart.provinces, PROVINCES, "province"))
    return ActionSpace(
        {
            "palace": {"space": space, "payment": PERHAPS_PAYMENT},
            "emissary": {"province": province, "payment": PAYMENT},
            "fort": {"space": space, "payment": PAYMENT},
            "claim": {"province": province, "payment": PAYMENT},
            "done": {},
            "exchange": {"color": COLOR},
            "draw": {"source": SOURCE},
            "keep": {"color": COLOR},
            "emperor palace": {"space": space, "payment": PAYMENT},
            "emperor emissary": {"province": province, "payment": PAYMENT},
            "emperor pass": {},
            "special emperor-first": {},
            "special two-provinces": {},
            "special exchange": {"given": COLOR, "got": COLOR},
            "emperor claim": {"province": province, "payment": PAYMENT},
        }
    )


def filled(names: tuple[str, ...], size: int, word: str) -> tuple[str, ...]:
    """Names for numbers a map does not use, so that every number can be said."""
    return (*names, *(f"{word}_{i + 1}" for i in range(len(names), size)))


ACTIONS = action_space(MAPS["34"])
PALACE_AT = constant(ACTIONS.base["palace"])
EMISSARY_AT = constant(ACTIONS.base["emissary"])
FORT_AT = constant(ACTIONS.base["fort"])
CLAIM_AT = constant(ACTIONS.base["claim"])
DONE = constant(ACTIONS.base["done"])
EXCHANGE_AT = constant(ACTIONS.base["exchange"])
DRAW_AT = constant(ACTIONS.base["draw"])
KEEP_AT = constant(ACTIONS.base["keep"])
EMPEROR_PALACE_AT = constant(ACTIONS.base["emperor palace"])
EMPEROR_EMISSARY_AT = constant(ACTIONS.base["emperor emissary"])
EMPEROR_PASS = constant(ACTIONS.base["emperor pass"])
SPECIAL_AT = constant(ACTIONS.base["special emperor-first"])
SPECIAL_EXCHANGE_AT = constant(ACTIONS.base["special exchange"])
EMPEROR_CLAIM_AT = constant(ACTIONS.base["emperor claim"])

PAYMENTS = len(PAYMENT.counts)
PALACE_PAYMENTS = len(PERHAPS_PAYMENT.words)
NO_PAYMENT = constant(PERHAPS_PAYMENT.none)
PAID = np.array(PAYMENT.counts)  # how many cards of each color a payment takes
SINGLE = np.array([PAYMENT.number[tuple(np.eye(5, dtype=int)[c].tolist())] for c in range(5)])


def pair(one: int, other: int) -> int:
    """The number of the payment with these two cards."""
    counts = [0] * len(COLORS)
    counts[one] += 1
    counts[other] += 1
    return PAYMENT.number[tuple(counts)]


PAIR = np.array([[pair(one, other) for other in range(5)] for one in range(5)])
