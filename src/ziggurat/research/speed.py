"""How fast each adapter is: decisions for each second of CPU time, by random play."""

from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from ziggurat.bots.random_play.playout import play_games
from ziggurat.core.events import mute_log
from ziggurat.core.state import blank
from ziggurat.research.batch import Batch
from ziggurat.research.gym import Solo
from ziggurat.research.study import study
from ziggurat.research.zoo import Zoo, env

GAMES, MANY, ROUNDS = 256, 4096, 5
SECONDS = 0.2  # of CPU time, a round
Work = Callable[[], int]  # plays some decisions, and says how many


def measure(name: str) -> dict[str, float]:
    """Decisions a second at two seats; each figure is the median of some rounds.

    The bare kernel is measured between the others: a busy machine is slow for all of them.
    """
    works = dict(every_way(name))
    found: dict[str, list[float]] = {way: [] for way in works}
    for work in works.values():
        work()  # whatever was not compiled is now
    for _ in range(ROUNDS):
        for way, work in works.items():
            found[way].append(rate(work))
    figures = {way: round(median(rates)) for way, rates in found.items()}
    share = median(b / a for a, b in zip(found["bare_kernel"], found["batch"], strict=True))
    return {**figures, "batch_of_bare": round(share, 3)}


def rate(work: Work) -> float:
    began, done = process_time(), 0
    while (took := process_time() - began) < SECONDS:
        done += work()
    return done / took


def every_way(name: str) -> Iterator[tuple[str, Work]]:
    """The bare kernel and every adapter, with observations and without."""
    yield "bare_kernel", bare(name)
    batch = Batch(name, GAMES)
    yield "batch", stepped(batch, lambda: None)
    yield "batch_of_4096", stepped(Batch(name, MANY), lambda: None)
    yield "batch_masks", stepped(batch, lambda: batch.mask)
    yield "batch_masks_observations", stepped(batch, lambda: (batch.mask, batch.observe()))
    yield "pettingzoo_without_observations", zoo_steps(Zoo(name), False)
    yield "pettingzoo", zoo_steps(Zoo(name), True)
    yield "pettingzoo_guarded", zoo_steps(env(name), True)
    yield "gymnasium_against_random", gym_steps(Solo(name))
    yield "openspiel_sampled", spiel_steps(name, "sampled", False)
    yield "openspiel_explicit", spiel_steps(name, "explicit", False)
    yield "openspiel_explicit_observations", spiel_steps(name, "explicit", True)


def bare(name: str) -> Work:
    """Whole random games in one kernel, as `ziggurat bench` plays them."""
    known = study(name)
    table, scratch, log = known.start.copy(), blank(known.game.offers), mute_log()
    return lambda: int(play_games(table, known.start, scratch, log, 200, 1))


def stepped(batch: Batch, look: Callable[[], Any]) -> Work:
    def work() -> int:
        for _ in range(5):
            look()
            batch.step(batch.any_actions())
        return 5 * batch.games

    return work


def zoo_steps(zoo: Any, observing: bool) -> Work:
    dice = np.random.default_rng(1)

    def work() -> int:
        done = 0
        zoo.reset(seed=int(dice.integers(2**31)))
        batch = zoo.unwrapped.batch
        while batch.asked[0] >= 0:
            if observing:
                mask = zoo.observe(zoo.agent_selection)["action_mask"]
                action = int(dice.choice(np.flatnonzero(mask)))
            else:
                action = int(batch.any_actions()[0])
            zoo.step(action)
            done += 1
        return done

    return work


def gym_steps(solo: Solo) -> Work:
    dice = np.random.default_rng(1)

    def work() -> int:
        done, over = 0, False
        _, info = solo.reset(seed=int(dice.integers(2**31)))
        while not over:
            action = int(dice.choice(np.flatnonzero(info["action_mask"])))
            _, _, over, _, info = solo.step(action)
            done += 1
        return done

    return work


def spiel_steps(name: str, chance: str, observing: bool) -> Work:
    """Nodes, those of chance among them."""
    import pyspiel

    from ziggurat.research.spiel import register

    register()
    game, dice = pyspiel.load_game(name, {"chance": chance}), np.random.default_rng(1)

    def work() -> int:
        done, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(dice.choice(outcomes, p=chances)))
            else:
                if observing:
                    state.observation_tensor()
                state.apply_action(int(dice.choice(state.legal_actions())))
            done += 1
        return done

    return work
