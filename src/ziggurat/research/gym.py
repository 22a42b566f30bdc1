"""Gymnasium: one seat is yours, bots play the others.

>>> from ziggurat.games import GAMES
>>> from ziggurat.research.gym import Solo
>>> mine = Solo(next(iter(GAMES)), opponents=["random"])
>>> seen, info = mine.reset(seed=7)
>>> mine.action_masks().sum() > 0
np.True_
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from ziggurat.bots.arena.entrants import entrant
from ziggurat.bots.bot import Bot, decide
from ziggurat.core.errors import Malformed
from ziggurat.core.state import Array
from ziggurat.games import GAMES
from ziggurat.research.batch import Batch
from ziggurat.research.forms import FLAT, check_form, formed, space_of
from ziggurat.research.picture import RENDER_MODES, rendered
from ziggurat.research.study import study

ILLEGAL = -1.0  # the reward of an illegal choice; nothing else happens


class Solo(gymnasium.Env[Any, int]):
    """One game from one seat.

    An illegal choice changes nothing: its reward is -1 and `info["illegal"]` is true, so that a
    learner without masks can go on. What may be chosen is in `info["action_mask"]` and in
    `action_masks()`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        opponents: Sequence[str | Bot] = ("random",),
        seat: int | None = None,
        unrolled: bool = False,
        form: str = FLAT,
        render_mode: str | None = None,
    ) -> None:
        self.study = study(game, seats, options, unrolled)
        self.batch = Batch(self.study, 1, again=False)
        self.form, self.render_mode = check_form(form), render_mode
        if not 1 <= len(opponents) < seats or (seat is not None and not 0 <= seat < seats):
            raise Malformed("opponents", f"{seats} seats are one seat and up to {seats - 1} bots")
        self.bots = [entrant(game, b, None, None) if isinstance(b, str) else b for b in opponents]
        self.wish, self.seat = seat, seat or 0
        self.observation_space = space_of(self.study, form)
        self.action_space = gymnasium.spaces.Discrete(self.study.size)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal anew; the seat is the one wished for, or any."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**63)))
        seats = self.study.seats
        self.seat = int(self.np_random.integers(seats)) if self.wish is None else self.wish
        self.let_others_play()
        return self.seen(), self.told()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One choice, and those of the others until this seat is asked again."""
        if not self.batch.mask[0, action]:
            return self.seen(), ILLEGAL, self.over, False, {**self.told(), "illegal": True}
        self.batch.step(np.array([action]))
        self.let_others_play()
        reward = float(self.batch.rewards[0, self.seat]) if self.over else 0.0
        return self.seen(), reward, self.over, False, self.told()

    @property
    def over(self) -> bool:
        return bool(self.batch.asked[0] < 0)

    def let_others_play(self) -> None:
        """The bots decide until our seat is asked or the game is over."""
        game, state = self.study.game, self.batch.tables[0]
        while (seat := int(self.batch.asked[0])) not in (-1, self.seat):
            self.batch.look()
            legal = self.batch.moves[0, : self.batch.count[0]]
            action = int(legal[0])
            if len(legal) > 1:
                action = decide(self.bot_at(seat), game, state, seat, self.np_random)
            if action not in legal:
                raise ValueError(f"the bot at seat {seat} chose {action}, which is not legal")
            self.batch.act(np.array([action]))

    def bot_at(self, seat: int) -> Bot:
        """Bots sit to the left in their order; the last takes all seats that are left."""
        return self.bots[min((seat - self.seat) % self.study.seats, len(self.bots)) - 1]

    def action_masks(self) -> Array:
        """What may be chosen, as Stable-Baselines3 asks for it."""
        masks: Array = self.batch.mask[0].astype(np.bool_)
        return masks

    def seen(self) -> Any:
        seen = self.batch.observe(np.array([self.seat]))[0]
        return formed(self.study, self.form, seen)

    def told(self) -> dict[str, Any]:
        return {"action_mask": self.batch.mask[0].copy(), "seat": self.seat}

    def render(self) -> Any:
        """What a spectator sees, as text or as a picture."""
        return rendered(self.study.game, self.batch.tables[0], self.render_mode)


def register() -> None:
    """Let `gymnasium.make("ziggurat/NAME-v1", …)` find every game."""
    for name, game in GAMES.items():
        known = f"ziggurat/{name}-v{game.platform.layout_version}"
        if known not in gymnasium.registry:
            gymnasium.register(
                known, entry_point="ziggurat.research.gym:Solo", kwargs={"game": name}
            )
