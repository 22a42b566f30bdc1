"""`ziggurat train`: from nothing to something, in a few games."""

from pathlib import Path

import numpy as np
import pytest

from ziggurat.cli import main
from ziggurat.core.jit import PLAIN


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
def test_a_short_training_writes_weights_and_may_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "mine.npz"
    command = ["train", "china", "--seats", "2", "--out", str(out), "--every", "2"]
    assert main([*command, "--games", "6"]) == 0
    said = capsys.readouterr()
    assert "the weights are in" in said.out
    assert "stage 2 of 2" in said.err
    with np.load(out) as stored:
        assert stored["first"].shape == (len(stored["plain"]), 48)

    assert main([*command, "--games", "6"]) == 0
    assert "going on at stage 3" in capsys.readouterr().err


@pytest.mark.skipif(PLAIN, reason="processes of their own compile")
def test_a_training_by_several_writes_the_weights_of_one(tmp_path: Path) -> None:
    for name in ("local", "processes"):
        command = ["train", "china", "--games", "6", "--round", "3", "--pool", name]
        assert main([*command, "--workers", "2", "--out", str(tmp_path / f"{name}.npz")]) == 0
    with np.load(tmp_path / "local.npz") as here, np.load(tmp_path / "processes.npz") as there:
        assert all(np.array_equal(here[name], there[name]) for name in here.files)


@pytest.mark.parametrize(
    "words",
    [
        ["chess"],
        ["tigris", "--seats", "7"],
        ["babel", "--games", "0"],
        ["babel", "--round", "0"],
        ["babel", "--pool", "nowhere"],
    ],
)
def test_what_cannot_be_trained_is_said(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *words]) == 2
    assert capsys.readouterr().err.startswith("ziggurat: ")
