"""Grouped offers say exactly what is legal: a page that composes them can do all, and no more."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest
from msgspec.json import encode

from games.wander import begun, by_chance, every_game, settings_of
from ziggurat.core.actions import ActionSpace, Multisets
from ziggurat.core.game import Game
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match
from ziggurat.games import GAMES
from ziggurat.server.play.offer_bytes import written_offers
from ziggurat.server.play.offers import grouped

MATCHES = 3 if PLAIN else 12
LOOKS = 0.2  # of the positions of a game


def expanded(actions: ActionSpace, offers: list[dict[str, Any]]) -> list[str]:
    """Every move on offer, in words."""
    return [move for offer in offers for move in moves_of(actions, dict(offer))]


def moves_of(actions: ActionSpace, offer: dict[str, Any]) -> Iterator[str]:
    kind = offer.pop("kind")
    assert list(offer) == list(actions.families[kind]), "arguments come in the order they are said"
    choices = [words_of(actions.families[kind][name], value) for name, value in offer.items()]
    for words in product(*choices):
        yield " ".join(word for word in (kind, *words) if word)


def words_of(vocabulary: Any, value: Any) -> list[str]:
    if isinstance(value, dict):
        return sets_within(vocabulary, value["each"], value["most"])
    return value if isinstance(value, list) else [value]


def sets_within(sets: Multisets, each: dict[str, int], most: int) -> list[str]:
    """Every set with no more of each, and in all, than its limits say."""
    assert set(each) <= set(sets.kinds) and min(each.values()) > 0
    return [
        words
        for words in sets.words
        if (count := Counter(words.split())) <= Counter(each) and count.total() <= most
    ]


@every_game
@pytest.mark.slow
def test_offers_are_the_legal_moves_all_through_a_game(game: Game) -> None:
    seen = Counter[str]()
    for seed in range(MATCHES):
        seats = game.seats[seed % len(game.seats)]
        match = begun(game, seed, seats, settings_of(game, 7 * seed, seats))
        for offers in offers_along(match, np.random.default_rng(seed)):
            numbers = match.legal_numbers()
            assert written_offers(match.game.actions, numbers) == encode(offers)
            moves = expanded(match.game.actions, offers)
            assert len(moves) == len(set(moves))
            assert set(moves) == set(match.offers(match.asked))
            seen.update(offer["kind"] for offer in offers)

    assert len(seen) > len(game.actions.families) / 2


def offers_along(match: Match, rng: np.random.Generator) -> Iterator[list[dict[str, Any]]]:
    while not match.over:
        legal = match.legal()
        if rng.random() < LOOKS:
            yield grouped(match.game.actions, legal)
        match.choose(match.asked, match.seq, by_chance(match, legal, rng))


# The same offers, found move by move.


def slowly_grouped(actions: ActionSpace, legal: list[int]) -> list[dict[str, Any]]:
    kinds: dict[str, list[dict[str, int]]] = {}
    for number in legal:
        action = actions.decode(number)
        kinds.setdefault(action.kind, []).append(action.args)
    return [offer for kind, moves in kinds.items() for offer in slow_offers(actions, kind, moves)]


def slow_offers(
    actions: ActionSpace, kind: str, moves: list[dict[str, int]]
) -> list[dict[str, Any]]:
    arguments = actions.families[kind]
    if not arguments:
        return [{"kind": kind}]
    [name, words], *others = arguments.items()
    if isinstance(words, Multisets) and not words.lead and not others:
        return [{"kind": kind, name: slow_limits(words, [move[name] for move in moves])}]
    varied = max(arguments, key=lambda name: len({move[name] for move in moves}))
    groups: dict[tuple[str, ...], list[str]] = {}
    for move in moves:
        said = {name: arguments[name].words[move[name]] for name in arguments}
        word = said.pop(varied)
        groups.setdefault(tuple(said.values()), []).append(word)
    offers = list[dict[str, Any]]()
    for fixed, listed in groups.items():
        rest = iter(fixed)
        values = {name: listed if name == varied else next(rest) for name in arguments}
        offers.append({"kind": kind, **values})
    return offers


def slow_limits(sets: Multisets, numbers: list[int]) -> dict[str, Any]:
    counts = [Counter(sets.words[number].split()) for number in numbers]
    most = {kind: max(count[kind] for count in counts) for kind in sets.kinds}
    each = {kind: n for kind, n in most.items() if n}
    return {"each": each, "most": max(count.total() for count in counts)}


@every_game
@pytest.mark.slow
def test_offers_are_byte_for_byte_those_of_the_slow_way(game: Game) -> None:
    several = 0
    for seed in range(MATCHES):
        seats = game.seats[seed % len(game.seats)]
        match = begun(game, seed, seats, settings_of(game, 5 * seed, seats))
        rng = np.random.default_rng(seed)
        while not match.over:
            actions, legal = match.game.actions, match.legal()
            if rng.random() < LOOKS:
                mixed = rng.permutation(legal).tolist()
                for numbers in (legal, mixed):
                    offers = grouped(actions, numbers)
                    assert encode(offers) == encode(slowly_grouped(actions, numbers))
                    assert written_offers(actions, np.array(numbers)) == encode(offers)
                    several += len(offers) > len({offer["kind"] for offer in offers})
            match.choose(match.asked, match.seq, by_chance(match, legal, rng))

    assert several


@every_game
def test_offers_are_few(game: Game) -> None:
    for seed in range(MATCHES):
        match = begun(game, seed)
        offers = grouped(match.game.actions, match.legal())

        assert len(offers) <= 1 + len(match.legal()) / 4


def test_a_swap_is_offered_by_how_many_of_each() -> None:
    match = begun(GAMES["tigris"], 5, 2)
    hand = Counter[str]()
    for move in match.offers(match.asked):
        if move.startswith("swap "):
            hand |= Counter(move.removeprefix("swap ").split())

    [swap] = [o for o in grouped(match.game.actions, match.legal()) if o["kind"] == "swap"]

    assert swap == {"kind": "swap", "tiles": {"each": hand, "most": 6}}
    assert hand.total() == 6


def test_a_game_that_is_over_offers_nothing() -> None:
    assert grouped(GAMES["babel"].actions, []) == []
    assert written_offers(GAMES["babel"].actions, np.empty(0, np.int64)) == b"[]"
