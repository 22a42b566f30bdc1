"""Checkpoints of a training, and the weights that come of it, as files."""

from pathlib import Path
from typing import Any

import numpy as np

from ziggurat.bots.judgement import Judgement
from ziggurat.bots.mind import PLAIN, WEIGHTS
from ziggurat.bots.training import Course


def write_weights(path: Path, course: Course) -> None:
    """What a player needs: the net, and the linear weights trained before it."""
    plain = course.weights[0] if course.plain is None else course.plain
    arrays: dict[str, Any] = dict(zip(WEIGHTS, course.weights, strict=True))
    np.savez(path, **arrays | {PLAIN: plain})


def write_course(path: Path, course: Course) -> None:
    """A checkpoint, whole or not at all."""
    arrays: dict[str, Any] = {name: w for name, w in zip(WEIGHTS, course.weights, strict=True)}
    for kind, moments in zip(("mean", "square"), course.moments, strict=True):
        arrays |= {f"{kind}_{name}": w for name, w in zip(WEIGHTS, moments, strict=True)}
    arrays |= {f"older_{name}": w for name, w in zip(WEIGHTS, course.older, strict=True)}
    if course.plain is not None:
        arrays[PLAIN] = course.plain
    place = np.array([course.seats, course.seed, course.stage, course.game, course.step])
    beside = path.with_suffix(".part.npz")
    np.savez(beside, place=place, **arrays)
    beside.replace(path)


def read_course(path: Path, judge: Judgement) -> Course:
    """Take a training up where its checkpoint left it."""
    with np.load(path) as stored:
        seats, seed, stage, game, step = (int(n) for n in stored["place"])
        weights, mean, square, older = (
            [stored[f"{kind}{name}"] for name in WEIGHTS]
            for kind in ("", "mean_", "square_", "older_")
        )
        plain = stored[PLAIN] if PLAIN in stored.files else None
    moments = [mean, square]
    return Course(judge, seats, seed, weights, moments, stage, game, step, older, plain=plain)
