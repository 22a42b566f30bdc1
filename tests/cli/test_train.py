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


@pytest.mark.parametrize(
    "words", [["chess"], ["tigris", "--seats", "7"], ["babel", "--games", "0"]]
)
def test_what_cannot_be_trained_is_said(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *words]) == 2
    assert capsys.readouterr().err.startswith("ziggurat: ")
