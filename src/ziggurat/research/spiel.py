"""OpenSpiel: every game registered, with its players and options as parameters.

>>> import pyspiel
>>> from ziggurat.games import GAMES
>>> from ziggurat.research.spiel import register
>>> register()
>>> pyspiel.load_game(f"{next(iter(GAMES))}(players=2)").num_players()
2
"""

from typing import Any

import pyspiel

from ziggurat.core.dice import MOST_OUTCOMES
from ziggurat.core.errors import Malformed
from ziggurat.core.game import Game
from ziggurat.games import GAMES
from ziggurat.research.chance import SAMPLE
from ziggurat.research.recall import Observer
from ziggurat.research.spielstate import SpielState
from ziggurat.research.study import study

# Explicit: a chance node for every single piece that is drawn, with its true probability.
# Sampled: one for each decision that throws dice, with so many throws of all of them at once.
EXPLICIT, SAMPLED = CHANCE = ("explicit", "sampled")
LONGEST = 10_000  # decisions, and throws of the dice: every game ends long before


def kind_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def parameters(game: Game) -> dict[str, Any]:
    """Players, chance, the seed of sampled dice, and every option; words left empty are usual."""
    options = {
        option.name: option.default if isinstance(option.default, bool) else ""
        for option in game.options
    }
    return {"players": game.seats[0], "chance": EXPLICIT, "seed": 0, **options}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game of ours, loaded with its parameters."""

    name: str

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        name = self.name
        chosen = {**parameters(GAMES[name]), **(given or {})}
        options = {o.name: chosen[o.name] for o in GAMES[name].options if chosen[o.name] != ""}
        if chosen["chance"] not in CHANCE:
            raise Malformed("chance", f"must be one of {', '.join(CHANCE)}")
        self.study = study(name, chosen["players"], options)
        self.explicit = chosen["chance"] == EXPLICIT
        self.seed = int(chosen["seed"])
        facts = pyspiel.GameInfo(
            num_distinct_actions=self.study.game.actions.size,
            max_chance_outcomes=MOST_OUTCOMES if self.explicit else SAMPLE,
            num_players=self.study.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(GAMES[name]), facts, given or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, wanted: Any = None, params: Any = None) -> Observer:
        return Observer(self.study, wanted, params)


def register() -> None:
    """Make the games known to OpenSpiel; a second time does nothing.

    It is given a class for each: a function of ours it would free only after Python has ended.
    """
    known = set(pyspiel.registered_names())
    for name, game in GAMES.items():
        if name not in known:
            pyspiel.register_game(kind_of(game), type(name, (SpielGame,), {"name": name}))
