"""Players made of a mind and a way to think."""

from collections.abc import Callable

import numpy as np

from ziggurat.bots.bot import Bot, World
from ziggurat.bots.judgements import JUDGEMENTS
from ziggurat.bots.mind import Mind
from ziggurat.bots.minds import mind
from ziggurat.bots.thinker import Budget, Thought, look, ponder
from ziggurat.bots.turns import Beam, plan_against_answers, plan_turn
from ziggurat.core.events import mute_log
from ziggurat.core.game import Game
from ziggurat.core.state import copy

# Given a world, a seat and dice: the actions worth a thought, best first.
Adviser = Callable[[Game, World, int, np.random.Generator], list[Thought]]


def one_ply(kind: str) -> Adviser:
    """One look ahead."""
    return one_ply_of(lambda game, seats: mind(game, seats, kind))


def one_ply_of(found: Callable[[str, int], Mind]) -> Adviser:
    def advise(game: Game, world: World, seat: int, dice: np.random.Generator) -> list[Thought]:
        word = dice.integers(2**64, dtype=np.uint64)
        known = found(game.name, int(world.seats))
        return look(JUDGEMENTS[game.name], known, world, seat, word)

    return advise


def searching(kind: str, budget: Budget) -> Adviser:
    """A search through imagined worlds."""
    return searching_of(lambda game, seats: mind(game, seats, kind), budget)


def searching_of(found: Callable[[str, int], Mind], budget: Budget) -> Adviser:
    def advise(game: Game, world: World, seat: int, dice: np.random.Generator) -> list[Thought]:
        word = dice.integers(2**64, dtype=np.uint64)
        known = found(game.name, int(world.seats))
        return ponder(JUDGEMENTS[game.name], known, world, seat, word, budget)

    return advise


def planning(kind: str, width: int) -> Adviser:
    """A plan for the whole turn, with so many chains of decisions side by side."""

    def advise(game: Game, world: World, seat: int, dice: np.random.Generator) -> list[Thought]:
        word = dice.integers(2**64, dtype=np.uint64)
        known = mind(game.name, int(world.seats), kind)
        return plan_turn(JUDGEMENTS[game.name], known, world, seat, word, Beam(width))[1]

    return advise


def answering(kind: str, beam: Beam, budget: Budget) -> Adviser:
    """A plan for the whole turn that reckons with the other's answer."""

    def advise(game: Game, world: World, seat: int, dice: np.random.Generator) -> list[Thought]:
        word = dice.integers(2**64, dtype=np.uint64)
        judge, known = JUDGEMENTS[game.name], mind(game.name, int(world.seats), kind)
        return plan_against_answers(judge, known, world, seat, word, beam, budget)

    return advise


def gentle(adviser: Adviser) -> Adviser:
    """Leaves others in peace as long as there is anything else to do."""

    def advise(game: Game, world: World, seat: int, dice: np.random.Generator) -> list[Thought]:
        thoughts = adviser(game, world, seat, dice)
        for i, thought in enumerate(thoughts):
            if not is_attack(game, world, thought.action):
                return thoughts[i:] + thoughts[:i]
        moves = np.empty(game.actions.size, np.int64)
        rest = (int(action) for action in moves[: game.legal(world, moves)])
        harmless = next((action for action in rest if not is_attack(game, world, action)), None)
        return thoughts if harmless is None else [Thought(harmless, 0.0, 0), *thoughts]

    return advise


def is_attack(game: Game, world: World, action: int) -> bool:
    after = copy(world)
    game.apply(after, action, mute_log())
    return JUDGEMENTS[game.name].attacks(world, after)


def player(adviser: Adviser) -> Bot:
    """Whoever plays what an adviser likes best."""

    def choose(game: Game, world: World, seat: int, dice: np.random.Generator) -> int:
        return adviser(game, world, seat, dice)[0].action

    return choose
