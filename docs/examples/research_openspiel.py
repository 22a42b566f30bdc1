"""OpenSpiel's search through information sets plays Babel, whose chance it sees draw by draw."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ziggurat.research.spiel import register


def play(decisions: int = 10, simulations: int = 8) -> list[str]:
    register()
    game, dice = pyspiel.load_game("babel"), np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, dice)
    bot, state = ismcts.ISMCTSBot(game, judge, 4, simulations, random_state=dice), None
    state, words = game.new_initial_state(), list[str]()
    while len(words) < decisions and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=chances)))
        else:
            action = int(bot.step(state))
            words.append(state.action_to_string(action))
            state.apply_action(action)
    return words


if __name__ == "__main__":
    print(play())
