"""Weights that cannot be used are told in a sentence, and every game has some that can."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.evaluation.network import LINEAR_ALONE, WEIGHTS
from ziggurat.bots.evaluation.weights import read_weights, weights
from ziggurat.core.errors import Malformed
from ziggurat.core.ways import LINEAR, NAIVE, NET
from ziggurat.games import GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", [LINEAR, NET])
def test_every_number_of_seats_has_weights(game: str, kind: str) -> None:
    assert all(weights(game, seats, kind) for seats in GAMES[game].seats)


@pytest.mark.parametrize("kind", [LINEAR, NET])
def test_a_missing_file_is_told(tmp_path: Path, kind: str) -> None:
    with pytest.raises(Malformed, match=r"tigris2\.npz: .* missing or broken"):
        read_weights(tmp_path / "tigris2.npz", "tigris", kind)


@pytest.mark.parametrize("half", [0, 10, 0.5])
def test_a_broken_file_is_told(tmp_path: Path, half: float) -> None:
    whole, broken = tmp_path / "whole.npz", tmp_path / "broken.npz"
    np.savez(whole, **dict[str, Any]({name: np.zeros(100) for name in (*WEIGHTS, LINEAR_ALONE)}))
    content = whole.read_bytes()
    broken.write_bytes(content[: int(half if half >= 1 else half * len(content))])
    with pytest.raises(Malformed, match="missing or broken"):
        read_weights(broken, "tigris", NET)


def test_weights_without_a_part_are_told(tmp_path: Path) -> None:
    np.savez(tmp_path / "part.npz", linear=np.zeros(3))
    with pytest.raises(Malformed, match="missing or broken"):
        read_weights(tmp_path / "part.npz", "babel", NET)


def test_weights_for_other_features_are_told(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", **dict[str, Any]({LINEAR_ALONE: np.zeros(3)}))
    with pytest.raises(Malformed, match="for other features"):
        read_weights(tmp_path / "other.npz", "china", LINEAR)


def test_a_beginner_of_china_overlooks_more_than_his_rivals() -> None:
    china, tigris = (np.count_nonzero(weights(game, 2, NAIVE)[0]) for game in ("china", "tigris"))
    assert 0 < china < tigris


def test_a_beginner_of_babel_plans_no_strike() -> None:
    """Who leaves others in peace would spend his cards on the way to one, and then not strike."""
    names = EVALUATIONS["babel"].features
    thought_of = dict(zip(names, weights("babel", 2, NAIVE)[0], strict=True))
    powers = {name: weight for name, weight in thought_of.items() if ": ready" in name}

    assert [name for name, weight in powers.items() if weight] == ["me, persians: ready"]
    assert not thought_of["a strike wins"] and not thought_of["assyrians: with hand"]
