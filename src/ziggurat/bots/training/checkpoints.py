"""Checkpoints of a training, and the weights that come of it, as files."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from ziggurat.bots.evaluation.network import LINEAR_ALONE, PLANES, WEIGHTS
from ziggurat.bots.evaluation.policy import POLICY
from ziggurat.bots.training.training_state import BUFFER_SIZE, ReplayBuffer, TrainingState
from ziggurat.core.evaluation import Evaluation
from ziggurat.core.state import Array

POLICY_KINDS = ("policy", "policy_mean", "policy_square")


def write_weights(path: Path, state: TrainingState, lean: float = 0.0) -> None:
    """What a player needs: the net, and the linear weights trained before it."""
    plain = state.weights[0] if state.plain is None else state.plain
    weights = leaning(state.weights, state.evaluation.by_hand(), lean)
    arrays: dict[str, Any] = dict(zip(WEIGHTS, weights, strict=True))
    planes = {WEIGHTS[PLANES]: weights[PLANES].astype(np.float16)}  # half the digits will do
    np.savez_compressed(path, **arrays | planes | {LINEAR_ALONE: plain})


def write_policy(path: Path, state: TrainingState) -> None:
    """What a search needs beside the weights, in a file of its own."""
    arrays: dict[str, Any] = dict(zip(POLICY, state.policy, strict=True))
    np.savez(path, **arrays)


def leaning(weights: list[Array], by_hand: Array, lean: float) -> list[Array]:
    """Weights whose odds are those of the learned ones with a part of those set by hand."""
    linear, *net, last = weights
    kept = last.dtype.type(1 - lean)
    return [kept * linear + by_hand.astype(linear.dtype) * (1 - kept), *net, kept * last]


def write_checkpoint(path: Path, state: TrainingState) -> None:
    """A checkpoint, whole or not at all."""
    arrays: dict[str, Any] = {name: w for name, w in zip(WEIGHTS, state.weights, strict=True)}
    for kind, moments in zip(("mean", "square"), state.moments, strict=True):
        arrays |= {f"{kind}_{name}": w for name, w in zip(WEIGHTS, moments, strict=True)}
    arrays |= {f"older_{name}": w for name, w in zip(WEIGHTS, state.older, strict=True)}
    if state.plain is not None:
        arrays[LINEAR_ALONE] = state.plain
    if state.buffer is not None:
        arrays |= remembered(state.buffer)
    learned = (state.policy, *state.policy_moments) if state.policy else ()
    for kind, weights in zip(POLICY_KINDS, learned, strict=False):
        arrays |= {f"{kind}_{name}": w for name, w in zip(POLICY, weights, strict=True)}
    place = np.array(
        [state.seats, state.seed, state.stage, state.game, state.step, state.policy_step]
    )
    beside = path.with_suffix(".part.npz")
    np.savez_compressed(beside, place=place, **arrays)
    beside.replace(path)


def read_checkpoint(path: Path, evaluation: Evaluation) -> TrainingState:
    """Take a training up where its checkpoint left it."""
    with np.load(path) as stored:
        seats, seed, stage, game, step, policy_step = (int(n) for n in stored["place"])
        weights, mean, square, older = (
            [stored[f"{kind}{name}"] for name in WEIGHTS]
            for kind in ("", "mean_", "square_", "older_")
        )
        plain = stored[LINEAR_ALONE] if LINEAR_ALONE in stored.files else None
        buffer = recalled(stored) if "memory_at" in stored.files else None
        policies = [
            [stored[f"{kind}_{name}"] for name in POLICY]
            for kind in POLICY_KINDS
            if f"{kind}_{POLICY[0]}" in stored.files
        ]
    moments = [mean, square]
    state = TrainingState(evaluation, seats, seed, weights, moments, stage, game, step, older)
    if policies:
        state = replace(state, policy=policies[0], policy_moments=policies[1:])
    return replace(state, plain=plain, buffer=buffer, policy_step=policy_step)


def remembered(buffer: ReplayBuffer) -> dict[str, Any]:
    """What a replay buffer holds, without the places still empty."""
    filled = buffer.filled
    kept = {f"memory_{name}": getattr(buffer, name)[:filled] for name in ("x", "bits", "target")}
    return kept | {"memory_at": np.array(buffer.at)}


def recalled(stored: Any) -> ReplayBuffer:
    x, bits, target = (stored[f"memory_{name}"] for name in ("x", "bits", "target"))
    buffer = ReplayBuffer(BUFFER_SIZE, x.shape[1], bits.shape[1])
    buffer.x[: len(x)], buffer.bits[: len(x)], buffer.target[: len(x)] = x, bits, target
    buffer.filled, buffer.at = len(x), int(stored["memory_at"])
    return buffer
