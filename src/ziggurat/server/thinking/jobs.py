"""A bot's decision as a job: what is asked of a worker, and what comes back.

A job holds a world imagined where the true state is. So a worker, and whoever reads on the way
to it, learns nothing that the seat does not know.
"""

import secrets
from fractions import Fraction
from typing import Any

import msgspec
import numpy as np
import structlog

from ziggurat.bots.bot import World, any_word, imagined
from ziggurat.bots.players.levels import is_player, quick
from ziggurat.bots.players.styles import spelled
from ziggurat.bots.players.warnings import choose_gently
from ziggurat.compiled.sources import source_digest
from ziggurat.core.errors import Malformed
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.core.options import handed_on, read_options, take_over
from ziggurat.core.state import AnyState
from ziggurat.games import GAMES
from ziggurat.server.telemetry.faults import fault

ID_BYTES = 12
NO_TIME = "0"  # the share of a bot that may not think
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
    share: str = ""  # how much of its time the bot has, such as 1/3; 0: none to speak of
    documents: dict[str, Any] = {}  # that options name, such as a map of somebody's own

    @property
    def claim(self) -> str:
        """Whoever claims this key has the job: a worker that thinks, or the asker that gives up."""
        return f"job:{self.id}"


class JobResult(msgspec.Struct, frozen=True):
    """The answer: the words of a move, or why there is none.

    `warns` says that the bot would rather attack, and will be free to on its next turn; `cpu`
    how many seconds of a processor it took the worker; `thought` that it had to hurry: the share
    of its time, such as 1/3, or the level that played in its place.
    """

    id: str
    move: str = ""
    failed: str = ""
    warns: bool = False
    cpu: float = 0.0
    thought: str = ""


class Position(msgspec.Struct, frozen=True):
    """A position as it can be handed to another process."""

    name: str
    rules: int
    options: dict[str, Any]
    documents: dict[str, Any]
    record: bytes

    @classmethod
    def of(cls, match: Match, state: AnyState) -> "Position":
        game, chosen = match.game, match.options
        documents = handed_on(game.options, chosen)
        return cls(game.name, game.version, chosen, documents, state.tobytes())

    def game(self) -> Game:
        game = GAMES[self.name].under(self.rules)
        take_over(game.options, self.options, self.documents)
        return game.fitted(game, self.options)

    def state(self, game: Game) -> AnyState:
        state: AnyState = np.frombuffer(self.record, game.state).copy()[0]
        return state


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
    world = imagined(match.game, match.state, seat, any_word(dice))
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
        documents=handed_on(match.game.options, match.options),
    )


def think(job: Job) -> JobResult:
    """What the bot decides. Whatever goes wrong is told in the thought."""
    try:
        game = game_of(job)
        world = world_of(job, game)
        dice = np.random.default_rng(job.seed)
        level = quick(job.level) if job.share == NO_TIME else job.level
        share = float(Fraction(job.share)) if job.share and level == job.level else 1.0
        choice = choose_gently(level, game, world, job.seat, dice, job.warned, share)
        words = game.actions.words(choice.action)
        thought = job.share if level == job.level else spelled(level)[0]
        return JobResult(job.id, words, warns=choice.warns, thought=thought)
    except Unfit as error:
        log.warning("job_refused", game=job.game, level=job.level, why=str(error))
        return JobResult(job.id, failed=str(error))
    except Exception as error:  # noqa: BLE001 - whatever it was, the asker must hear of it
        log.error("bot_failed", game=job.game, level=job.level, fault=fault(error))
        return JobResult(job.id, failed=f"the bot failed: {type(error).__name__}")


def game_of(job: Job) -> Game:
    """The game of a job, under its options. Raises Unfit if it is not exactly ours."""
    if not is_player(job.game, job.level):
        raise Unfit("no such game or bot here")
    game = GAMES[job.game].under(job.rules)
    if job.rules != game.version or job.kernels != KERNELS:
        raise Unfit("other rules here")
    # The known words only, or a document that comes along: a job may name no file of this machine.
    if {option.name for option in game.options} != job.options.keys() or not all(
        job.options[option.name] in option.values or option.name in job.documents
        for option in game.options
    ):
        raise Unfit("no such options here")
    try:
        take_over(game.options, job.options, job.documents)
        return game.fitted(game, read_options(game.options, job.options))
    except Malformed as error:
        raise Unfit(f"no such document here: {error}") from None


def world_of(job: Job, game: Game) -> World:
    """The record of a job, ours alone. Raises Unfit if nothing is asked of the seat there."""
    if len(job.world) != game.state.itemsize:
        raise Unfit("no world of this game")
    world = np.frombuffer(job.world, game.state).copy()[0]
    if world.seats != job.seats or game.asked(world) != job.seat:
        raise Unfit("the seat is not asked in this world")
    return World(world)
