"""The kernels against a naive referee, decision by decision, over whole random games.

`Referee` plays the same moves on the oracle's board with nothing but the oracle's functions,
and says what must be asked of whom. Only drawn tiles are copied from the engine.
"""

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from games.wander import Choice, begun, by_chance, crowded
from oracles import tigris as oracle
from sizes import QUICK
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match, Step
from ziggurat.games import GAMES
from ziggurat.games.tigris.data import MONUMENT_NAMES
from ziggurat.games.tigris.records import State

TIGRIS = GAMES["tigris"]
HAND, SWITCHES = 6, ("english", "ziggurat")
LEGAL_EVERY = 29  # decisions: the oracle needs its time for a whole list


def board_of(match: Match[State]) -> oracle.Board:
    """A position in words on the oracle's board."""
    p = TIGRIS.write(match.state)
    monuments = dict.fromkeys(MONUMENT_NAMES) | dict(p.get("monuments", []))
    centre = p.get("ziggurat")
    face_down = {square for corner in monuments.values() if corner for square in block(corner)}
    if centre:
        face_down |= {centre} | oracle.neighbours(centre)
    return oracle.Board(
        seats=match.seats,
        tiles={square: color for color, squares in p["tiles"].items() for square in squares},
        face_down=face_down,
        leaders={(int(k[0]), k[2:]): square for k, square in p["leaders"].items()},
        treasures=set(p["treasures"]),
        catastrophes=set(p["catastrophes"]),
        monuments=monuments | dict.fromkeys(p.get("monuments_gone", []), "gone"),
        ziggurat=centre,
        hands=by_seat(p["hands"]),
        points=by_seat(p["points"]),
        catastrophes_left={int(seat): n for seat, n in p["catastrophes_left"].items()},
        turn=p["turn"],
        english=match.options["english"],
        ziggurat_option=match.options["ziggurat"],
    )


def block(corner: str) -> set[str]:
    return oracle.block(corner)


def by_seat(entries: dict[str, dict[str, int]]) -> dict[int, Counter[str]]:
    return {int(seat): Counter(entry) for seat, entry in entries.items()}


class Referee:
    """The course of an action, a turn and a game, told with the oracle's functions."""

    def __init__(self, match: Match[State]) -> None:
        p = TIGRIS.write(match.state)
        assert "prompt" not in p, "a referee comes before an action"
        self.board = board_of(match)
        self.turns: int = p["turns"]
        self.actions_left: int = p["actions_left"]
        self.bag = sum(p["bag"].values())
        self.prompt: str | None = "action"
        self.asked: int | None = self.board.turn
        self.answers: set[str] = set()  # to any question but the main one
        self.sides: tuple[frozenset[str], ...] = ()
        self.placed = ""
        self.conflict: dict[str, Any] | None = None
        self.lost: int | None = None
        self.drawn = False

    @property
    def clockwise(self) -> list[int]:
        return [(self.board.turn + i) % self.board.seats for i in range(self.board.seats)]

    def ask(self, prompt: str, seat: int, answers: set[str]) -> None:
        self.prompt, self.asked, self.answers = prompt, seat, answers

    def play(self, move: str) -> None:
        self.lost, self.drawn = None, False
        kind, *rest = move.split()
        getattr(self, f"play_{kind}")(*rest)

    def play_tile(self, color: str, square: str) -> None:
        board, sides = self.board, oracle.united(self.board, square)
        paid = oracle.tile_points(board, color, square)
        declared = oracle.wars(board, square)
        board.hands[board.turn][color] -= 1
        board.tiles[square] = color
        self.placed, self.sides = square, tuple(sides)
        if paid:
            board.points[paid[0]][paid[1]] += 1
        assert declared == oracle.wars_left(board)
        self.fight()

    def play_leader(self, color: str, square: str) -> None:
        board = self.board
        fight = oracle.revolt(board, board.turn, color, square)
        board.leaders[board.turn, color] = square
        if fight is None:
            return self.collect()
        defender, attack, defense = fight
        return self.begin("revolt", color, (board.turn, defender), [attack, defense])

    def play_withdraw(self, color: str) -> None:
        del self.board.leaders[self.board.turn, color]
        self.collect()

    def play_catastrophe(self, square: str) -> None:
        self.board.catastrophes_left[self.board.turn] -= 1
        self.board.catastrophes.add(square)
        self.board.tiles.pop(square, None)
        self.send_home()
        self.collect()

    def play_swap(self, *tiles: str) -> None:
        self.board.hands[self.board.turn].subtract(tiles)
        if self.draw(self.board.turn, len(tiles)):
            self.collect()

    def play_pass(self) -> None:
        self.end_turn()

    def play_war(self, color: str) -> None:
        board = self.board
        before = deepcopy(board)
        del before.tiles[self.placed]
        parties = oracle.war_parties(before, self.placed, color)
        strengths = [
            len(oracle.followers(board, self.sides, self.placed, seat, color)) for seat in parties
        ]
        self.begin("war", color, parties, strengths)

    def begin(self, kind: str, color: str, parties: tuple[int, int], strength: list[int]) -> None:
        self.conflict = {
            "kind": kind,
            "color": color,
            "attacker": parties[0],
            "defender": parties[1],
            "strength": strength,
        }
        self.ask_support("attacker", 0)

    def ask_support(self, side: str, support: int) -> None:
        assert self.conflict
        self.side, self.support, seat = side, support, self.conflict[side]
        self.suit = "red" if self.conflict["kind"] == "revolt" else self.conflict["color"]
        held = self.board.hands[seat][self.suit]
        attack, defense = self.conflict["strength"]
        given = {
            f"support {n}"
            for n in range(held + 1)
            if oracle.may_support(attack, defense, support, side, n, self.board.english)
        }
        self.ask("support", seat, given)

    def play_support(self, number: str) -> None:
        assert self.conflict
        tiles = int(number)
        self.board.hands[self.conflict[self.side]][self.suit] -= tiles
        if self.side == "attacker":
            return self.ask_support("defender", tiles)
        attack, defense = self.conflict["strength"]
        won = attack + self.support > defense + tiles
        winner, loser = (self.conflict[s] for s in ("attacker", "defender")[:: 1 if won else -1])
        return self.settle(winner, loser)

    def settle(self, winner: int, loser: int) -> None:
        assert self.conflict
        color, kind = self.conflict["color"], self.conflict["kind"]
        self.conflict = None
        if kind == "revolt":
            del self.board.leaders[loser, color]
            self.board.points[winner]["red"] += 1
            return self.collect()
        tiles = len(self.board.tiles)
        self.board = oracle.settle_war(self.board, self.sides, self.placed, color, winner, loser)
        self.lost = tiles - len(self.board.tiles)
        return self.fight()

    def fight(self) -> None:
        wars = oracle.wars_left(self.board)
        if len(wars) == 1:
            self.play_war(wars[0])
        elif wars:
            self.ask("war", self.board.turn, {f"war {color}" for color in wars})
        else:
            offers = oracle.buildings(self.board, self.placed)
            if offers:
                self.ask("build", self.board.turn, offers | {"decline"})
            else:
                self.collect()

    def play_monument(self, name: str, corner: str) -> None:
        self.board.monuments[name] = corner
        self.turn_down(block(corner))

    def play_ziggurat(self, centre: str) -> None:
        self.board.ziggurat = centre
        self.turn_down({centre} | oracle.neighbours(centre))

    def turn_down(self, squares: set[str]) -> None:
        for square in squares:
            del self.board.tiles[square]
        self.board.face_down |= squares
        self.send_home()
        self.collect()

    def play_decline(self) -> None:
        self.collect()

    def send_home(self) -> None:
        for leader in oracle.stranded(self.board):
            del self.board.leaders[leader]

    def play_treasure(self, square: str) -> None:
        assert self.asked is not None
        self.take(self.asked, square)
        self.collect()

    def take(self, seat: int, square: str) -> None:
        self.board.treasures.remove(square)
        self.board.points[seat]["treasure"] += 1

    def collect(self) -> None:
        for seat in self.clockwise:
            while choice := oracle.treasure_choice(self.board, seat):
                if len(choice) > 1:
                    return self.ask("treasure", seat, {f"treasure {square}" for square in choice})
                self.take(seat, *choice)
        self.actions_left -= 1
        if self.actions_left:
            return self.ask("action", self.board.turn, set())
        return self.end_turn()

    def end_turn(self) -> None:
        self.actions_left = 0
        board, king = self.board, self.board.leaders.get((self.board.turn, "black"))
        if king and board.ziggurat in oracle.kingdom_of(board, king):
            self.ask("point", board.turn, {f"point {color}" for color in oracle.COLOURS})
        else:
            self.refill()

    def play_point(self, color: str) -> None:
        self.board.points[self.board.turn][color] += 1
        self.refill()

    def refill(self) -> None:
        board = self.board
        board.points[board.turn].update(oracle.income(board, board.turn))
        self.turns += 1
        for seat in self.clockwise:
            if not self.draw(seat, HAND - board.hands[seat].total()):
                return
        if len(board.treasures) <= 2:
            self.prompt = self.asked = None
            return
        board.turn = self.clockwise[1]
        self.actions_left = 2
        self.ask("action", board.turn, set())

    def draw(self, seat: int, tiles: int) -> bool:
        """Unknown tiles, called `any` until the engine shows them; too few end the game."""
        if tiles > self.bag:
            self.prompt = self.asked = None
            return False
        self.drawn = self.drawn or tiles > 0
        self.bag -= tiles
        self.board.hands[seat]["any"] += tiles
        return True


def compare(referee: Referee, match: Match[State]) -> None:
    """Everything the referee knows is so in the engine; drawn tiles are then shown to him."""
    expected, found = referee.board, board_of(match)
    facts = TIGRIS.facts(match.state)
    sizes = {seat: hand.total() for seat, hand in found.hands.items()}
    assert {seat: hand.total() for seat, hand in expected.hands.items()} == sizes
    if not referee.drawn:
        assert {s: +hand for s, hand in expected.hands.items()} == found.hands
    expected.hands = found.hands
    expected.points = {seat: +points for seat, points in expected.points.items()}
    assert expected == found
    assert facts["conflict"] == referee.conflict
    assert facts["bag"] == referee.bag
    assert facts["actions_left"] == referee.actions_left
    assert TIGRIS.prompt(match.state) == referee.prompt
    assert (None if match.over else match.asked) == referee.asked


def compare_offers(referee: Referee, match: Match[State]) -> None:
    if referee.prompt != "action":
        expected = referee.answers
    elif match.seq % LEGAL_EVERY == 0:
        expected = oracle.legal_actions(referee.board, match.asked)
    else:
        return
    offers = match.offers(match.asked)
    assert set(offers) == expected
    assert len(set(offers)) == len(offers)


def compare_step(referee: Referee, match: Match[State], step: Step) -> None:
    """The tiles a war destroyed, and the kingdoms as the screen shows them."""
    lost = [event.args["tiles"] for event in step.events if event.kind == "tiles_lost"]
    assert sum(lost) == (referee.lost or 0)
    if match.seq % 5 == 0 or referee.conflict:
        shown = {frozenset(cells) for cells in match.view(-1)["kingdoms"]}
        assert shown == set(oracle.kingdoms(referee.board))


def referee_whole_game(
    match: Match[State], rng: np.random.Generator, choose: Choice, opening: Sequence[str] = ()
) -> Counter[str]:
    """Play a match to its end beside a referee; count what was asked and what happened."""
    referee, seen = Referee(match), Counter[str]()
    while not match.over:
        compare_offers(referee, match)
        if match.seq < len(opening):
            number = TIGRIS.actions.number(opening[match.seq])
        else:
            number = choose(match, match.legal(), rng)
        step = match.choose(match.asked, match.seq, number)
        referee.play(TIGRIS.actions.words(number))
        compare(referee, match)
        compare_step(referee, match, step)
        seen.update({event.kind for event in step.events} | {f"asked {referee.prompt}"})
    compare_result(referee, match)
    return seen


def compare_result(referee: Referee, match: Match[State]) -> None:
    points = referee.board.points
    assert match.winners == oracle.winners(points)
    for seat, line in enumerate(match.view(-1)["result"]):
        assert line["totals"] == oracle.totals(points[seat])
        assert (line["place"] == 1) == (seat in match.winners)
    scores = np.zeros(match.seats, np.int64)
    TIGRIS.scores(match.state, scores)
    assert scores.tolist() == [oracle.totals(points[seat])[0] for seat in range(match.seats)]


def options_of(seed: int) -> dict[str, bool]:
    return {name: bool(seed >> i & 1) for i, name in enumerate(SWITCHES)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_go_as_the_referee_says(seats: int) -> None:
    seen = Counter[str]()
    for seed in range(1 if PLAIN or QUICK else 2):
        match = begun(TIGRIS, seed, seats, options_of(seed))
        seen += referee_whole_game(match, np.random.default_rng(seed), by_chance)

    assert seen["revolt_settled"] > 2
    assert seen["leader_moved"] > 2


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_crowded_games_go_as_the_referee_says(seats: int) -> None:
    seen = Counter[str]()
    for seed in range(1 if PLAIN else 2):
        match = begun(TIGRIS, 50 + seed, seats, options_of(seed))
        seen += referee_whole_game(match, np.random.default_rng(seed), crowded)

    assert seen["tile_placed"] > 20
    assert seen["kingdoms_united"] + seen["asked treasure"]


# Two great kingdoms a step apart, every color at war at J4; a cross and three squares one tile
# short, and a monument that pays.
CROWDED: dict[str, Any] = {
    "tiles": {
        "red": ["H2", "G3", "H3", "I3", "J6", "J7"],
        "black": ["I2", "J2", "K2", "L2", "K3", "I8", "H8"],
        "blue": ["O4", "P4", "O5"],
        "green": ["J5", "K5"],
    },
    "leaders": {
        "0 red": "G2",
        "0 black": "J1",
        "0 green": "J3",
        "0 blue": "M5",
        "1 red": "K7",
        "1 black": "J8",
        "1 green": "H7",
        "1 blue": "K6",
    },
    "monuments": [["black-green", "G5"]],
    "hands": {
        "0": {"black": 2, "red": 2, "blue": 1, "green": 1},
        "1": {"black": 1, "red": 3, "green": 2},
    },
    "bag": 60,
}


@pytest.mark.slow
@pytest.mark.parametrize("english", [False, True])
def test_wars_of_every_color_go_as_the_referee_says(english: bool) -> None:
    seen = Counter[str]()
    for seed in range(1 if PLAIN else 3):
        match = Match(
            TIGRIS, 2, {"english": english}, seed.to_bytes(32, "big"), CROWDED, real=False
        )
        opening = [f"tile {('red', 'black', 'green')[seed]} J4"]
        seen += referee_whole_game(match, np.random.default_rng(seed), crowded, opening)

    assert seen["asked war"] > 1
    assert seen["war_settled"] > 1
    assert seen["asked build"]


def test_games_with_a_ziggurat_go_as_the_referee_says() -> None:
    seen = Counter[str]()
    calm = CROWDED | {"monuments": [["black-green", "A10"]]}
    for seed in range(1 if PLAIN or QUICK else 3):
        match = Match(TIGRIS, 2, {"ziggurat": True}, seed.to_bytes(32, "big"), calm, real=False)
        opening = ["tile red H4", "ziggurat H3", "pass", "point blue"]
        seen += referee_whole_game(match, np.random.default_rng(seed), crowded, opening)

    assert seen["ziggurat_built"]
    assert seen["asked point"]
    assert seen["leader_stranded"]
