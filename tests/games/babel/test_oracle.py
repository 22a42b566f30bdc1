"""The kernels against a naive referee, decision by decision, over whole random games.

The referee starts from the position of every decision in words, says what may be played, and
plays it; only what is drawn or revealed is copied from the engine.
"""

from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from games.babel.boards import BABEL, table
from games.wander import Choice, begun, by_chance
from oracles import babel as oracle
from sizes import QUICK
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match, Step
from ziggurat.games.babel.records import State

DEALS, DRAWN = ("3-5", "5-5"), 3


def eager(match: Match[State], legal: list[int], rng: np.random.Generator) -> int:
    """Build and use powers if possible, else do anything; turns end last of all.

    Temples grow and fall much more often than by chance alone.
    """
    base = BABEL.actions.base
    strong = [n for n in legal if base["build"] <= n < base["migrate"]]
    strong += [n for n in legal if base["power"] <= n < base["end"]]
    cards = [n for n in legal if base["deploy"] <= n < base["build"]]
    for some, chance in ((strong, 0.9), (cards, 0.8)):
        if some and rng.random() < chance:
            return by_chance(match, some, rng)
    return by_chance(match, [n for n in legal if n != base["end"]] or legal, rng)


def table_of(match: Match[State]) -> oracle.Table:
    return tidy(oracle.from_position(BABEL.write(match.state), match.options["idle_powers"]))


def tidy(found: oracle.Table) -> oracle.Table:
    """Two hands are equal whatever they once held."""
    hands = {seat: +hand for seat, hand in found.hands.items()}
    return replace(found, hands=hands, discard=+found.discard)


def compare_action(before: oracle.Table, move: str, match: Match[State]) -> None:
    """The table after any move but `end`, and whether it ended the game."""
    after = tidy(oracle.play(before, move))
    why = oracle.ending(after)
    after.end_mode = after.end_mode or oracle.enters_end_mode(after)
    facts = BABEL.facts(match.state)

    assert table_of(match) == after
    assert facts["heights"] == {str(seat): sum_ for seat, sum_ in oracle.heights(after).items()}
    assert (facts["reason"], match.over) == (why, why is not None)
    if not match.over:
        seat, prompt = after.turn, "action"
        if after.to_discard:
            seat, prompt = 1 - after.turn, "discard"
        assert (match.asked, BABEL.prompt(match.state)) == (seat, prompt)


def compare_end(before: oracle.Table, pile: int, step: Step, match: Match[State]) -> None:
    """The table after `end`: what is revealed goes to its place, and the next player draws."""
    cards = [event.args["level"] for event in step.events if event.kind == "temple_revealed"]
    assert cards == sorted(cards, reverse=True)
    after, found = oracle.reveal(before, cards), table_of(match)
    if after.pile_size == 0:
        assert found == after
        assert BABEL.facts(match.state)["reason"] == "pile"
        return
    seat = 1 - before.turn
    drawn = min(DRAWN, pile + before.discard.total())
    assert found.hands[seat].total() == before.hands[seat].total() + drawn
    assert found.hands[seat] >= before.hands[seat]
    assert found.discard == (before.discard if pile >= DRAWN else Counter())
    assert found.hands[before.turn] == before.hands[before.turn]
    after = replace(after, hands=found.hands, discard=found.discard)
    assert found == replace(after, turn=seat, migrated=False)
    assert match.asked == seat


def referee_whole_game(
    match: Match[State], rng: np.random.Generator, choose: Choice
) -> Counter[str]:
    """Play a match to its end beside the referee; count what was played and how it ended."""
    seen = Counter[str]()
    while not match.over:
        before, pile = table_of(match), BABEL.facts(match.state)["nation_pile_size"]
        offers = match.offers(match.asked)
        assert set(offers) == oracle.legal(before)
        assert len(set(offers)) == len(offers)
        number = choose(match, match.legal(), rng)
        move = BABEL.actions.words(number)
        step = match.choose(match.asked, match.seq, number)
        if move == "end":
            compare_end(before, pile, step, match)
        else:
            compare_action(before, move, match)
        seen.update([" ".join(move.split()[: 1 + (move[0] == "p")])])
    scores = np.zeros(match.seats, np.int64)
    BABEL.scores(match.state, scores)
    assert dict(enumerate(scores.tolist())) == oracle.heights(table_of(match))
    assert match.winners == oracle.winners(table_of(match))
    seen[f"ended {BABEL.facts(match.state)['reason']}"] += 1
    return seen


@pytest.mark.parametrize("idle", [False, True])
@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("choose", [by_chance, eager])
def test_random_games_go_as_the_referee_says(choose: Choice, deal: str, idle: bool) -> None:
    seen = Counter[str]()
    for seed in range(1 if PLAIN or QUICK else 6):
        match = begun(BABEL, seed, options={"deal": deal, "idle_powers": idle})
        seen += referee_whole_game(match, np.random.default_rng(seed), choose)

    assert seen["build"] >= 2
    assert seen["end"] >= 5


# Late in a close game: every nation has a run somewhere, twice at the Medes.
LATE: dict[str, Any] = {
    "hands": {0: "AHMPS", 1: "AHMPS"},
    "pawns": {0: "medes", 1: "persians"},
    "columns": {
        0: {"medes": "AAAHAAAA", "persians": "PPPHH", "sumerians": "HHHSS"},
        1: {"medes": "SSSPMP", "persians": "MMMMAS", "sumerians": "PSPS"},
    },
    "temples": {
        0: {"medes": "12", "persians": "135", "sumerians": "14"},
        1: {"medes": "134", "persians": "12", "sumerians": "56"},
    },
    "rows": {0: "6643", 1: "2253"},
}


CLOSE: dict[str, Any] = {"end_mode": True}
HIGH: dict[str, Any] = {
    "end_mode": True,
    "temples": {
        0: LATE["temples"][0] | {"assyrians": "246"},
        1: LATE["temples"][1] | {"hittites": "26"},
    },
}


def test_late_games_go_as_the_referee_says() -> None:
    seen = Counter[str]()
    for seed in range(5 if PLAIN or QUICK else 36):
        options, late = {"idle_powers": seed % 2 > 0}, LATE | ({}, CLOSE, HIGH)[seed % 3]
        match = table(options=options, real=True, secret=bytes([seed] * 32), **late)
        seen += referee_whole_game(match, np.random.default_rng(seed), eager)

    assert seen["power assyrians"] and seen["halve"] and seen["discard"]
    if not (PLAIN or QUICK):
        assert len([key for key in seen if key.startswith("power")]) == 5
        assert {"ended lead", "ended twenty", "ended nine"} <= set(seen)
