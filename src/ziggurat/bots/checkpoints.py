"""Checkpoints of a training, and the weights that come of it, as files."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from ziggurat.bots.course import MEMORY, Course, Memory
from ziggurat.bots.judgement import Judgement
from ziggurat.bots.mind import PLAIN, WEIGHTS
from ziggurat.core.state import Array


def write_weights(path: Path, course: Course, lean: float = 0.0) -> None:
    """What a player needs: the net, and the linear weights trained before it."""
    plain = course.weights[0] if course.plain is None else course.plain
    weights = leaning(course.weights, course.judge.by_hand(), lean)
    arrays: dict[str, Any] = dict(zip(WEIGHTS, weights, strict=True))
    np.savez(path, **arrays | {PLAIN: plain})


def leaning(weights: list[Array], by_hand: Array, lean: float) -> list[Array]:
    """Weights whose odds are those of the learned ones with a part of those set by hand."""
    linear, *net, last = weights
    kept = last.dtype.type(1 - lean)
    return [kept * linear + by_hand.astype(linear.dtype) * (1 - kept), *net, kept * last]


def write_course(path: Path, course: Course) -> None:
    """A checkpoint, whole or not at all."""
    arrays: dict[str, Any] = {name: w for name, w in zip(WEIGHTS, course.weights, strict=True)}
    for kind, moments in zip(("mean", "square"), course.moments, strict=True):
        arrays |= {f"{kind}_{name}": w for name, w in zip(WEIGHTS, moments, strict=True)}
    arrays |= {f"older_{name}": w for name, w in zip(WEIGHTS, course.older, strict=True)}
    if course.plain is not None:
        arrays[PLAIN] = course.plain
    if course.memory is not None:
        arrays |= remembered(course.memory)
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
        memory = recalled(stored) if "memory_at" in stored.files else None
    moments = [mean, square]
    course = Course(judge, seats, seed, weights, moments, stage, game, step, older)
    return replace(course, plain=plain, memory=memory)


def remembered(memory: Memory) -> dict[str, Any]:
    """What a memory holds, without the places still empty."""
    filled = memory.filled
    kept = {"memory_x": memory.x[:filled], "memory_target": memory.target[:filled]}
    return kept | {"memory_at": np.array(memory.at)}


def recalled(stored: Any) -> Memory:
    x, target = stored["memory_x"], stored["memory_target"]
    memory = Memory(MEMORY, x.shape[1])
    memory.x[: len(x)], memory.target[: len(x)] = x, target
    memory.filled, memory.at = len(x), int(stored["memory_at"])
    return memory
