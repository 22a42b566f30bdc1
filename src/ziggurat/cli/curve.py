"""The course of a training: a line of JSON a report, with its cost and its strength."""

import json
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ziggurat.bots.training.train import Progress
    from ziggurat.bots.training.training_state import TrainingState


class Curve:
    """A file beside the weights of a training, and the panel they are measured by.

    The panel never changes during a training: weights set by hand, linear ones, the shipped net and
    the odd characters. One look ahead, or a beam where turns are planned, plays one seat and the
    opponent all others.
    """

    def __init__(self, path: Path, state: "TrainingState", games: int) -> None:
        from ziggurat.bots.evaluation.network import initial_weights
        from ziggurat.bots.evaluation.weights import odd_weights, weights
        from ziggurat.core.ways import BY_HAND, LINEAR, NET

        evaluation, self.path, self.games, self.began = (
            state.evaluation,
            path,
            games,
            process_time(),
        )
        kinds = {"hand": BY_HAND, "linear": LINEAR, "shipped": NET}
        self.panel = {
            name: weights(evaluation.game.name, state.seats, kind) for name, kind in kinds.items()
        }
        for name in evaluation.characters:
            self.panel[name] = initial_weights(evaluation, odd_weights(evaluation, name))

    def note(self, state: "TrainingState", at: "Progress") -> dict[str, Any]:
        """Measure where a training stands, and write it down."""
        from ziggurat.bots.arena.rating import elo

        now, won = process_time(), {}
        for name, theirs in self.panel.items() if self.games else ():
            won[name] = share_against(state, theirs, self.games)
        told: dict[str, Any] = {"stage": at.stage + 1, "game": at.game, "loss": round(at.loss, 4)}
        told |= {"cpu_s": round(now - self.began, 1), "won": won}
        if won:
            told["elo"] = round(elo(sum(won.values()) / len(won), 1 / state.seats), 1)
        self.began += process_time() - now  # what measuring costs is no part of the training
        with self.path.open("a") as lines:
            lines.write(json.dumps(told) + "\n")
        return told


def share_against(state: "TrainingState", theirs: list[Any], games: int) -> float:
    """The share of games that the weights as they are win against others on all other seats."""
    from ziggurat.bots.arena.matches import Contest, play_game
    from ziggurat.bots.arena.rating import Tally
    from ziggurat.bots.bot import Bot
    from ziggurat.bots.evaluation.network import network_of
    from ziggurat.bots.players.player import Player
    from ziggurat.core.ways import Beam, OnePly

    evaluation, seats = state.evaluation, state.seats
    plan = Beam(evaluation.beam) if evaluation.beam else OnePly()
    bots: list[Bot] = [
        Player(network_of(evaluation, weights), plan) for weights in (state.weights, theirs)
    ]
    contest = Contest(evaluation.game.name, seats, ("learner", "other"))
    tally = Tally(contest.bots)
    tally.add(play_game(contest, bots, game // seats, game % seats) for game in range(games))
    return tally.share(0)
