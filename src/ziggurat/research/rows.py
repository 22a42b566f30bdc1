"""A finished match as the rows of a dataset."""

import json
from typing import Any, NamedTuple

import numpy as np

from ziggurat.bots.arena.recording import Series, play_to_keep, seated
from ziggurat.core.errors import Malformed
from ziggurat.core.match import Match
from ziggurat.core.notation import digest

UNKNOWN, PERSON = "unknown", "person"


class Rows(NamedTuple):
    """One row about the game, and for each column the values of all its decisions."""

    game: dict[str, Any]
    decisions: dict[str, list[Any]]


class SelfPlay(NamedTuple):
    """One game of self-play, still to be played."""

    series: Series
    number: int
    observe: bool


def self_play_rows(piece: SelfPlay) -> Rows:
    """Play a game and keep only its rows: work for a pool."""
    match = play_to_keep(piece.series, piece.number)
    players = [short(name) for name in seated(piece.series, piece.number)]
    return rows_of(match, "self-play", players, piece.observe)


def short(name: str) -> str:
    """A bot's name without the folders its file lies in: they are nobody else's business."""
    return name.replace("\\", "/").rpartition("/")[2]


def rows_of(match: Match, source: str, players: list[str], observe: bool = False) -> Rows:
    """Everything a dataset says of a match. Raises Malformed if it is not over."""
    if not match.over:
        raise Malformed("", "the game is not over")
    return Rows(game_row(match, source, players), decision_columns(match, observe))


def game_row(match: Match, source: str, players: list[str]) -> dict[str, Any]:
    game, seats = match.game, match.seats
    scores, places = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    game.scores(match.state, scores)
    game.places(match.state, places)
    how, seat = match.ending or ("", -1)
    return {
        "game": game.name,
        "rules": game.version,
        "seats": seats,
        "options": json.dumps(match.options),
        "seed": match.secret.hex(),
        "position": "" if match.position is None else json.dumps(match.position),
        "source": source,
        "players": players,
        "decisions": match.seq,
        "ending": how if seat < 0 else f"{how} {seat}",
        "scores": scores.tolist(),
        "places": places.tolist(),
        "winners": match.winners,
        "digest": digest(game, match.state),
    }


def decision_columns(match: Match, observe: bool) -> dict[str, list[Any]]:
    game, history = match.game, match.history
    moves = np.empty(game.actions.size, np.int64)
    columns: dict[str, list[Any]] = {
        "number": list(range(match.seq)),
        "seat": [step.seat for step in history],
        "action": [step.action for step in history],
        "move": [game.actions.words(step.action) for step in history],
        "legal": [moves[: game.legal(step.before, moves)].tolist() for step in history],
    }
    if observe:
        columns["observation"] = []
        for step in history:
            seen = game.observation.blank()
            game.observe(step.before, step.seat, seen)
            columns["observation"].append(seen)
    return columns
