"""The turn of a position: whose it is, what was done in it, and what is asked."""

from typing import Any

from ziggurat.core.errors import Malformed
from ziggurat.core.events import mute_log
from ziggurat.core.reading import as_bool, as_number, as_word
from ziggurat.games.china.actions import PAYMENT, SINGLE
from ziggurat.games.china.cards import cards_in, keeps_cards
from ziggurat.games.china.data import (
    EMPEROR,
    HAND,
    MOST_CARDS_A_TURN,
    MOST_PIECES_A_TURN,
)
from ziggurat.games.china.emperor import emperor_can_place
from ziggurat.games.china.naming import map_at
from ziggurat.games.china.placing import sites
from ziggurat.games.china.positions.words import count_colors, numbered, read_provinces
from ziggurat.games.china.records import State
from ziggurat.games.china.state import (
    DRAW,
    ENDS,
    KEEP,
    NOBODY,
    OVER,
    PLACE,
    PROMPTS,
    SITE,
    THRONE,
)
from ziggurat.games.china.turns import (
    ask,
    end_placing,
    end_turn,
    go_on_drawing,
    note_empty_provinces,
)

PHASES = {"place": int(PLACE), "draw": int(DRAW), "emperor": int(THRONE)}
MANY = 10_000  # more turns than any game has


def read_turn(s: State, p: dict[str, Any]) -> None:
    s.turn = as_number(p.get("turn", 0), "turn", 0, int(s.seats) - 1)
    s.turns = as_number(p.get("turns", 0), "turns", 0, MANY)
    read_placing(s, p)
    s.two_provinces = as_bool(p.get("two_provinces", False), "two_provinces")
    s.emperor_moved = as_bool(p.get("emperor_moved", False), "emperor_moved")
    missing = max(0, int(HAND - cards_in(s.hand[s.turn])))
    s.to_draw = as_number(p.get("to_draw", 0), "to_draw", 0, missing)
    ask(s, PLACE, s.turn)
    if "ended" in p:
        s.ended = as_word(p["ended"], "ended", {word: i for i, word in enumerate(ENDS) if word})
        ask(s, OVER, NOBODY)
    elif "prompt" in p:
        read_prompt(s, p)
    else:
        read_phase(s, as_word(p.get("phase", "place"), "phase", PHASES), missing)
    if s.prompt == PLACE and s.placed == MOST_PIECES_A_TURN:
        raise Malformed("placed", "two pieces are placed: nothing more can be")


def read_placing(s: State, p: dict[str, Any]) -> None:
    """Pieces placed and cards played so far, and where.

    Cards that are named as played paid for one piece, if nothing else is said.
    """
    paid = int(s.played.sum())
    placed = p.get("placed", 1 if paid else 0)
    s.placed = as_number(placed, "placed", 0, MOST_PIECES_A_TURN)
    cards = p.get("cards_played", min(paid, MOST_CARDS_A_TURN))
    s.cards_played = as_number(cards, "cards_played", 0, MOST_CARDS_A_TURN)
    note_empty_provinces(s)
    if "fresh" in p:
        s.fresh = read_provinces(s, p["fresh"], "fresh")
    everywhere = (1 << int(s.provinces)) - 1 if s.placed else 0
    s.first = read_provinces(s, p["first"], "first") if "first" in p else everywhere
    if not keeps_cards(s):
        s.discard += s.played
        s.played[:] = 0


def read_prompt(s: State, p: dict[str, Any]) -> None:
    """A decision under way in a saved position."""
    prompt = as_word(p["prompt"], "prompt", {word: i for i, word in enumerate(PROMPTS)})
    if prompt == SITE:
        known = numbered(map_at(s).provinces)
        s.claimed = as_word(p.get("claimed", ""), "claimed", known)
        read_claim(s, p)
        if not int(sites(s)):
            raise Malformed("claimed", "there is no space left for a palace")
    if prompt == KEEP and not s.played.any():
        raise Malformed("played", "there is no card to keep")
    if prompt == DRAW and not s.to_draw:
        raise Malformed("to_draw", "there is no card to draw")
    if prompt == THRONE and s.seats != 2:
        raise Malformed("prompt", "the Emperor moves only in a game of two")
    ask(s, prompt, s.turn)


def read_claim(s: State, p: dict[str, Any]) -> None:
    """How the claimed palace was paid for, with one card if nothing is said, and whose it is."""
    s.claim_paid = SINGLE[s.color[s.claimed]]
    if "claimed_with" in p:
        cards = tuple(count_colors(p["claimed_with"], "claimed_with"))
        if cards not in PAYMENT.number:
            raise Malformed("claimed_with", "no palace costs these cards")
        s.claim_paid = PAYMENT.number[cards]
    if "claimed_for" in p:
        s.for_emperor = as_word(p["claimed_for"], "claimed_for", {"emperor": 1})
        if s.seats != EMPEROR:
            raise Malformed("claimed_for", "the Emperor builds only in a game of two")


def read_phase(s: State, phase: int, missing: int) -> None:
    """What a phase would not ask is done at once."""
    log = mute_log()
    if phase == DRAW:
        s.to_draw = s.to_draw or missing
        if s.played.any():
            end_placing(s, log)
        else:
            go_on_drawing(s, log)
    elif phase == THRONE:
        if s.seats != 2:
            raise Malformed("phase", "the Emperor moves only in a game of two")
        if emperor_can_place(s):
            ask(s, THRONE, s.turn)
        else:
            end_turn(s, log)
