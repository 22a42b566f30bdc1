"""A bot's decision as a job: what is asked of a worker, and what comes back.

A job holds a world imagined where the true state is. So a worker, and whoever reads on the way
to it, learns nothing that the seat does not know.
"""

import secrets
from typing import Any

import msgspec
import numpy as np
import structlog

from ziggurat.bots import BOTS
from ziggurat.bots.warnings import choose_gently
from ziggurat.compiled.sources import source_digest
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.core.state import State, copy
from ziggurat.games import GAMES
from ziggurat.server.faults import fault

ID_BYTES = 12
KERNELS = source_digest()
log = structlog.get_logger()


class Job(msgspec.Struct, frozen=True):
    """One question to a bot."""

    id: str
    reply: str  # the topic to tell the thought on
    game: str
    rules: int  # the version of the game's rules
    kernels: str  # the digest of the kernels' sources, on which the layout of a world depends
    seats: int
    options: dict[str, Any]
    world: bytes  # the record of an imagined world
    seat: int
    level: str
    seed: int  # of the bot's own dice
    seconds: float  # a hard end
    warned: bool = False  # whether others heard a warning in the seat's last turn

    @property
    def claim(self) -> str:
        """Who has this key deals with the job: the worker that thinks, or the asker who gave up."""
        return f"job:{self.id}"


class Thought(msgspec.Struct, frozen=True):
    """The answer: the words of a move, or why there is none.

    `warns` says that the bot would rather attack, and will be free to on its next turn; `cpu`
    how many seconds of a processor it took the worker.
    """

    id: str
    move: str = ""
    failed: str = ""
    warns: bool = False
    cpu: float = 0.0


class Position(msgspec.Struct, frozen=True):
    """A position as it can be handed to another process."""

    name: str
    options: dict[str, Any]
    record: bytes

    @classmethod
    def of(cls, match: Match, state: State) -> "Position":
        return cls(match.game.name, match.options, state.tobytes())

    def game(self) -> Game:
        return GAMES[self.name].fitted(GAMES[self.name], self.options)

    def state(self, game: Game) -> State:
        return np.frombuffer(self.record, game.state).copy()[0]


class Unfit(Exception):
    """A job that cannot be done here; the words say why."""


def job_for(
    match: Match,
    seat: int,
    level: str,
    reply: str,
    seconds: float,
    *,
    dice: np.random.Generator | None = None,
) -> Job:
    """Ask for a seat's decision, in a world it cannot tell from the true one.

    The true state never leaves this function. Dice are given only to ask the same twice.
    """
    dice = dice or np.random.default_rng()
    world = copy(match.state)
    match.game.imagine(world, seat, dice.integers(2**64, dtype=np.uint64))
    return Job(
        id=secrets.token_urlsafe(ID_BYTES),
        reply=reply,
        game=match.game.name,
        rules=match.game.version,
        kernels=KERNELS,
        seats=match.seats,
        options=match.options,
        world=world.tobytes(),
        seat=seat,
        level=level,
        seed=int(dice.integers(2**63)),
        seconds=seconds,
    )


def think(job: Job) -> Thought:
    """What the bot decides. Whatever goes wrong is told in the thought."""
    try:
        game = game_of(job)
        world = world_of(job, game)
        dice = np.random.default_rng(job.seed)
        choice = choose_gently(job.level, game, world, job.seat, dice, job.warned)
        return Thought(job.id, game.actions.words(choice.action), warns=choice.warns)
    except Unfit as error:
        log.warning("job_refused", game=job.game, level=job.level, why=str(error))
        return Thought(job.id, failed=str(error))
    except Exception as error:  # noqa: BLE001 - whatever it was, the asker must hear of it
        log.error("bot_failed", game=job.game, level=job.level, fault=fault(error))
        return Thought(job.id, failed=f"the bot failed: {type(error).__name__}")


def game_of(job: Job) -> Game:
    """The game of a job, under its options. Raises Unfit if it is not exactly ours."""
    game = GAMES.get(job.game)
    if game is None or job.level not in BOTS:
        raise Unfit("no such game or bot here")
    if job.rules != game.version or job.kernels != KERNELS:
        raise Unfit("other rules here")
    # The known words only: a job may not name a file of this machine.
    if {option.name for option in game.options} != job.options.keys() or not all(
        job.options[option.name] in option.values for option in game.options
    ):
        raise Unfit("no such options here")
    return game.fitted(game, job.options)


def world_of(job: Job, game: Game) -> State:
    """The record of a job, ours alone. Raises Unfit if nothing is asked of the seat there."""
    if len(job.world) != game.state.itemsize:
        raise Unfit("no world of this game")
    world = np.frombuffer(job.world, game.state).copy()[0]
    if world.seats != job.seats or game.asked(world) != job.seat:
        raise Unfit("the seat is not asked in this world")
    return world
