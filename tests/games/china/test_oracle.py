"""The kernels against a slow referee, decision by decision, over whole random games.

The referee is given the first position and then plays along. Only what came from the pile, and
what tiles turned out to be, is copied from the engine: nobody could know it before.
"""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from games.china.boards import CHINA
from games.wander import Choice, begun, by_chance
from oracles import china as oracle
from oracles.china_facts import facts, revealed
from oracles.china_table import Table
from sizes import QUICK
from ziggurat.core.game import mixes
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match, Step
from ziggurat.core.options import Options
from ziggurat.games.china.breakdown import breakdown
from ziggurat.games.china.data import COLORS, TILES
from ziggurat.games.china.naming import map_at
from ziggurat.games.china.records import State

EVERY_MIX = [(seats, options) for seats in CHINA.seats for options in mixes(CHINA, seats)]
SOME_MIXES = EVERY_MIX[:: 4 if PLAIN or QUICK else 1]
MULTISETS = {"hands", "kept", "bonus_taken", "bonus_spaces"}  # of each owner or province
UNORDERED = ("scored", "display")


def named(mix: tuple[int, Options]) -> str:
    """`4-border-bonus`: seats, map, and what is switched on."""
    seats, options = mix
    on = [name for name, value in options.items() if value is True and name != "influence"]
    on += [] if seats > 2 or options["influence"] else ["light"]
    return "-".join([str(seats), options["map"], *on])


def eager(match: Match[State], legal: list[int], rng: np.random.Generator) -> int:
    """Pieces if possible, of palaces the one with most roads to others of its owner.

    Provinces are filled and chains grow much more often than by chance alone.
    """
    base, s = match.game.actions.base, match.state
    pieces = [n for n in legal if n < base["done"]]
    if not pieces or rng.random() < 0.2:
        return by_chance(match, legal, rng)

    def neighbors(number: int) -> int:
        move = match.game.actions.decode(number)
        if move.kind != "palace":
            return 0
        return (int(s.road[move.args["space"]]) & int(s.palace[s.turn])).bit_count()

    return max((by_chance(match, pieces, rng) for _ in range(8)), key=neighbors)


# What the referee must be told.


def seat_at(match: Match[State]) -> Table:
    """The referee's table, as dealt or as begun; colors of hidden tiles are told later."""
    position = CHINA.write(match.state)
    position["pile"] += list(Counter(position["pile_left"]).elements())
    return oracle.from_position(position, match.seats, match.options, match.game.version)


def told_tiles(step: Step[State], match: Match[State]) -> dict[str, str]:
    """The tiles that were turned over, by their space."""
    names = map_at(match.state).spaces
    shown = [event.args for event in step.events if event.kind == "tile_revealed"]
    return {names[args["space"]]: TILES[args["tile"]] for args in shown}


def told_cards(step: Step[State], match: Match[State]) -> list[str]:
    """Every card that left the pile, in order: those drawn are what the hand has gained."""
    gained = Counter[int]()
    for color, (now, then) in enumerate(
        zip(match.state.hand[step.seat], step.before.hand[step.seat], strict=True)
    ):
        gained[color] += int(now) - int(then)
    for event in step.events:
        args = event.args
        gained[args.get("color", -1)] += {
            "cards_played": args.get("cards", 0),
            "card_exchanged": 1,
            "card_taken": -1,
        }.get(event.kind, 0)
        if event.kind == "cards_swapped":
            gained[args["given"]] += 1
            gained[args["got"]] -= 1
    drawn, cards = list((+gained).elements()), []
    for event in step.events:
        if event.kind == "card_drawn":
            cards.append(drawn.pop())
        elif event.kind in ("display_filled", "emperor_card"):
            cards.append(event.args["color"])
    assert not drawn and min(gained.values()) >= 0
    return [COLORS[color] for color in cards]


# The two must say the same.


def sorted_facts(found: dict[str, Any]) -> dict[str, Any]:
    """Facts without regard to the order of cards and names; nobody has what he has none of."""
    found = dict(found)
    for key in UNORDERED:
        found[key] = Counter(found[key])
    for key in MULTISETS & set(found):
        found[key] = {name: +Counter(cards) for name, cards in found[key].items()}
    found["scoring"] = {
        part: without_zeros(points) for part, points in found["scoring"].items() if part != "chains"
    }
    return found


def without_zeros(points: Any) -> Any:
    """A breakdown in which only those who score something are named."""
    if not isinstance(points, dict):
        return points
    return {key: rest for key, entry in points.items() if (rest := without_zeros(entry)) != 0}


def compare_facts(told: Table, match: Match[State]) -> None:
    """Whatever a scenario may expect, but for what only two players have."""
    found, expected = sorted_facts(CHINA.facts(match.state)), sorted_facts(facts(told))
    now = {
        "asked": None if match.over else match.asked,
        "prompt": CHINA.prompt(match.state),
        "over": match.over,
        "winners": match.winners,
    }
    if match.seats > 2:
        for key in ("kept", "influence", "emperor_hand_size"):
            expected.pop(key)
    assert found | now == expected


def compare_table(told: Table, match: Match[State]) -> None:
    """Where every piece stands and every card lies, hidden ones too."""
    found = CHINA.write(match.state)
    palaces = {space: str(owner) for space, owner in told.palaces.items()}
    assert {space: who for who, some in found["palaces"].items() for space in some} == palaces
    sent = {name: {str(o): n for o, n in (+some).items()} for name, some in told.emissaries.items()}
    assert found["emissaries"] == {name: some for name, some in sent.items() if some}
    assert set(found.get("forts", ())) == told.forts
    supply = {str(owner): +left for owner, left in told.supply.items()}
    assert {owner: +Counter(left) for owner, left in found["supply"].items()} == supply
    assert (set(found["scored"]), found["turn"]) == (told.scored, told.turn)
    assert found["score"] == {str(seat): points for seat, points in told.score.items()}
    assert (match.asked, found.get("prompt")) == (told.turn if told.prompt else -1, told.prompt)
    compare_cards(told, found)
    compare_tiles(told, found)


def compare_cards(told: Table, found: dict[str, Any]) -> None:
    for key, cards in (("display", told.display), ("discard", told.discard)):
        assert Counter(found[key]) == +cards
    assert Counter(found["pile"]) + Counter(found["pile_left"]) == Counter(told.pile)
    assert found["exhaustions"] == told.exhaustions
    hands = {str(seat): +hand for seat, hand in told.hands.items()}
    assert {seat: Counter(hand) for seat, hand in found["hands"].items()} == hands
    if told.seats == 2:
        assert Counter(found["emperor_hand"]) == +told.emperor_hand
        assert found["influence"] == told.influence
        kept = {str(seat): +cards for seat, cards in told.kept.items()}
        assert {seat: Counter(cards) for seat, cards in found["kept"].items()} == kept
        specials = {str(seat): left for seat, left in told.specials.items()}
        assert {seat: set(left) for seat, left in found["specials"].items()} == specials


def compare_tiles(told: Table, found: dict[str, Any]) -> None:
    """Those that are face up, and by which owner the others were taken."""
    tiles = found.get("bonus", {})
    assert set(tiles) == set(told.bonus)
    up = {space: told.bonus[space] for space in revealed(told)}
    assert {space: color for space, color in tiles.items() if color} == up
    taken = {owner: Counter(some) for owner, some in found.get("bonus_taken", {}).items()}
    assert taken == ({str(o): +some for o, some in told.bonus_taken.items()} if taken else {})


def compare_chains(told: Table, match: Match[State]) -> None:
    """The chains that are told have no palace twice and make the points of the roads."""
    found = breakdown(match.state)
    for seat, chains in enumerate(found["chains"]):
        spaces = [space for chain in chains for space in chain]
        assert len(set(spaces)) == len(spaces)
        assert {told.palaces[space] for space in spaces} <= {seat}
        points = [len(chain) * (2 if told.forts & set(chain) else 1) for chain in chains]
        assert sum(points) == found["roads"][seat]
        assert all(len(chain) >= 4 for chain in chains)


BOARD = ("palace", "emissary", "fort", "taken", "influence", "ended")


def referee_whole_game(
    match: Match[State], rng: np.random.Generator, choose: Choice = by_chance
) -> Counter[str]:
    """Play a match to its end beside the referee; count what was played and how it ended.

    Points are counted again whenever something on the board has changed.
    """
    told, seen = seat_at(match), Counter[str]()
    compare_facts(told, match)
    while not match.over:
        compare_table(told, match)
        offers = match.offers(match.asked)
        assert set(offers) == oracle.legal(told)
        assert len(set(offers)) == len(offers)
        number = choose(match, match.legal(), rng)
        move = match.game.actions.words(number)
        step = match.choose(match.asked, match.seq, number)
        told.bonus |= told_tiles(step, match)
        told = oracle.play(told, move, told_cards(step, match))
        if any(np.any(match.state[name] != step.before[name]) for name in BOARD):
            compare_facts(told, match)
            compare_chains(told, match)
        seen.update([move.split()[0], *(event.kind for event in step.events)])
    compare_table(told, match)
    seen[f"ended {CHINA.view(match.state, -1)['ended']}"] += 1
    return seen


def choice_of(number: int) -> Choice:
    return eager if number % 2 else by_chance


FIRST = CHINA.under(1)
FIRST_MIXES = [(seats, options) for seats in FIRST.seats for options in mixes(FIRST, seats)]


@pytest.mark.parametrize("mix", FIRST_MIXES[:: 4 if PLAIN or QUICK else 2], ids=named)
def test_games_by_the_first_rules_go_as_the_referee_says(mix: tuple[int, Options]) -> None:
    seats, options = mix
    seed = FIRST_MIXES.index(mix)
    match = begun(FIRST, seed, seats, options)

    seen = referee_whole_game(match, np.random.default_rng(seed), choice_of(seed))

    assert match.game.version == 1
    assert len(map_at(match.state).spaces) == 51
    assert seen["ended pile"] == 1


@pytest.mark.parametrize("mix", SOME_MIXES, ids=named)
def test_random_games_go_as_the_referee_says(mix: tuple[int, Options]) -> None:
    seats, options = mix
    seed = EVERY_MIX.index(mix)
    match = begun(CHINA, seed, seats, options)

    seen = referee_whole_game(match, np.random.default_rng(seed), choice_of(seed))

    assert seen["palace"] >= 5
    assert seen["pile_exhausted"] == 2
    assert seen["ended pile"] == 1


@pytest.mark.parametrize(
    ("seats", "options", "palaces", "emissaries"),
    [
        (2, {}, 3, 2),
        (2, {"influence": False, "bonus": True}, 3, 3),
        (3, {"fortifications": True}, 3, 2),
        (4, {"map": "45", "fortifications": True, "bonus": True}, 2, 2),
        (5, {"map": "border", "bonus": True}, 2, 1),
    ],
)
def test_games_that_run_out_of_pieces_go_as_the_referee_says(
    seats: int, options: Options, palaces: int, emissaries: int
) -> None:
    left = {"palace": palaces, "emissary": emissaries}
    dealt = CHINA.write(begun(CHINA, 7, seats, options).state)
    position = dealt | {
        "supply": {owner: pieces | left for owner, pieces in dealt["supply"].items()}
    }
    seen = Counter[str]()
    for seed in range(1 if PLAIN or QUICK else 2):
        match = Match(CHINA, seats, options, bytes([seed] * 32), position)
        seen += referee_whole_game(match, np.random.default_rng(seed), choice_of(seed))

    assert seen["ended pieces"]
