"""The weights that come with the package: trained ones, and those set by hand."""

import threading
from collections.abc import Sequence
from contextlib import AbstractContextManager
from functools import cache
from importlib import resources
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from ziggurat.bots.evaluation.evaluations import EVALUATIONS, FOLDERS
from ziggurat.bots.evaluation.network import (
    LINEAR_ALONE,
    PLANES,
    SINGLE,
    WEIGHTS,
    Network,
    initial_weights,
    network_of,
    no_planes,
)
from ziggurat.bots.evaluation.policy import POLICY, Policy, initial_policy, policy_of
from ziggurat.core.errors import Malformed
from ziggurat.core.evaluation import Evaluation
from ziggurat.core.state import Array
from ziggurat.core.ways import BY_HAND, LINEAR, NAIVE, NET

REMEDY = "install Ziggurat anew, or train them (`ziggurat train`)"
THREAD = threading.local()


def network(game: str, seats: int, kind: str) -> Network:
    """The network of this kind for so many seats; each thread has one of its own to write on."""
    networks: dict[tuple[str, int, str], Network] = THREAD.__dict__.setdefault("networks", {})
    key = game, seats, kind
    if key not in networks:
        networks[key] = network_of(EVALUATIONS[game], weights(game, seats, kind))
    return networks[key]


def policy(game: str, seats: int, kind: str) -> Policy:
    """The policy beside a network of this kind; one of an empty shape where none was learned."""
    policies: dict[tuple[str, int, str], Policy] = THREAD.__dict__.setdefault("policies", {})
    key = game, seats, kind
    if key not in policies:
        policies[key] = policy_of(EVALUATIONS[game], policy_weights(game, seats, kind))
    return policies[key]


@cache
def policy_weights(game: str, seats: int, kind: str) -> list[Array]:
    if kind != NET or not EVALUATIONS[game].notices:
        return initial_policy(EVALUATIONS[game], 0)
    with shipped(game, f"{seats}-policy.npz") as path:
        return read_policy(path, game)


def read_policy(path: Path, game: str) -> list[Array]:
    """The policy of a file. Raises Malformed if it is missing, broken or for other notices."""
    found, evaluation = read_arrays(path, POLICY), EVALUATIONS[game]
    if (len(found[0]), len(found[1])) != (evaluation.cases, len(evaluation.features)):
        raise Malformed(path.name, f"this policy is for other notices; {REMEDY}")
    return found


def clear_network(game: str, seats: int, kind: str) -> None:
    """Let this thread's network forget the sums of its last position.

    It goes on from there, changing sums only where a position differs, and their last digits
    would tell what it evaluated before.
    """
    network(game, seats, kind).cached[:] = 0


@cache
def weights(game: str, seats: int, kind: str) -> list[Array]:
    """Weights by their kind; every kind fits the others in shape, so that search compiles once."""
    if kind in (BY_HAND, NAIVE):
        linear = EVALUATIONS[game].by_hand()
        seen = linear if kind == BY_HAND else short_sighted(game, linear)
        return initial_weights(EVALUATIONS[game], seen)
    with shipped(game, f"{seats}.npz") as path:
        return read_weights(path, game, kind)


def shipped(game: str, name: str) -> AbstractContextManager[Path]:
    """A file of weights that comes with a game."""
    return resources.as_file(resources.files(FOLDERS[game]) / "weights" / name)


def read_weights(path: Path, game: str, kind: str) -> list[Array]:
    """The weights of a file. Raises Malformed if it is missing, broken or for other features."""
    evaluation = EVALUATIONS[game]
    found = read_arrays(path, (LINEAR_ALONE,) if kind == LINEAR else WEIGHTS)
    if len(found[0]) != len(evaluation.features):
        raise Malformed(path.name, f"these weights are for other features; {REMEDY}")
    if kind == LINEAR:
        return initial_weights(evaluation, found[0])
    if len(found[PLANES]) != len(no_planes(evaluation, 0)):
        raise Malformed(path.name, f"these weights are for other planes; {REMEDY}")
    return [array.astype(SINGLE) for array in found]


def read_arrays(path: Path, names: Sequence[str]) -> list[Array]:
    try:
        with path.open("rb") as opened, np.load(opened) as stored:
            return [stored[name] for name in names]
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise Malformed(path.name, f"the bots' weights are missing or broken; {REMEDY}") from error


def odd_weights(evaluation: Evaluation, character: str) -> Array:
    """Weights set by hand, bent by one character; its words say of which features it thinks."""
    linear = evaluation.by_hand().copy()
    for words, more in evaluation.characters[character].items():
        meant = [all(word in name for word in words.split("…")) for name in evaluation.features]
        if not any(meant):
            raise Malformed(words, f"the {character} thinks of no feature that there is")
        linear[meant] += more
    return linear


def short_sighted(game: str, linear: Array) -> Array:
    """Somebody who looks at his own things only, and perhaps not at all of them."""
    evaluation = EVALUATIONS[game]
    missed = [
        name.startswith("rival") or any(word in name for word in evaluation.overlooked)
        for name in evaluation.features
    ]
    return np.where(missed, 0, linear)
