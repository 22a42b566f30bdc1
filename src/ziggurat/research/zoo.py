"""PettingZoo: every game as a turn-based environment of several agents.

>>> from ziggurat.games import GAMES
>>> from ziggurat.research.zoo import env
>>> zoo = env(next(iter(GAMES)), seats=2)
>>> zoo.reset(seed=7)
>>> zoo.agent_selection
'player_0'
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ziggurat.research.batch import Batch
from ziggurat.research.forms import FLAT, check_form, formed, space_of
from ziggurat.research.picture import RENDER_MODES, rendered
from ziggurat.research.study import study


def env(game: str, **how: Any) -> AECEnv[str, Any, int]:
    """The environment with PettingZoo's usual guards: an illegal action ends the game at -1."""
    guarded: AECEnv[str, Any, int] = wrappers.TerminateIllegalWrapper(
        Zoo(game, **how), illegal_reward=-1
    )
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class Zoo(AECEnv[str, Any, int]):  # type: ignore[misc]
    """One game; an observation is what its agent can know, and a mask of what it may choose."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        unrolled: bool = False,
        form: str = FLAT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.study = study(game, seats, options, unrolled)
        self.batch = Batch(self.study, 1, again=False)
        self.form, self.render_mode = check_form(form), render_mode
        self.metadata = {
            "name": f"{game}_v{self.study.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.seen = spaces.Dict(
            {
                "observation": space_of(self.study, form),
                "action_mask": spaces.Box(0, 1, (self.study.size,), np.int8),
            }
        )
        self.choices = {agent: spaces.Discrete(self.study.size) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.seen

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; without a seed by chance."""
        fresh = int(np.random.SeedSequence().generate_state(1)[0]) if seed is None else seed
        self.batch.reset(fresh)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.batch.asked[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        seen = self.batch.observe(np.array([seat]))[0]
        mask = self.batch.mask[0].copy()
        if seat != self.batch.asked[0]:
            mask[:] = 0
        return {"observation": formed(self.study, self.form, seen), "action_mask": mask}

    def step(self, action: int) -> None:
        """One choice of the selected agent; rewards come when the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.batch.step(np.array([action]))
        if self.batch.ended[0]:
            won = zip(self.possible_agents, self.batch.rewards[0].tolist(), strict=True)
            self.rewards = dict(won)
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.batch.asked[0]]
        self._accumulate_rewards()

    def render(self) -> Any:
        """What a spectator sees, as text or as a picture."""
        return rendered(self.study.game, self.batch.tables[0], self.render_mode)

    def close(self) -> None:
        """Nothing was opened."""
