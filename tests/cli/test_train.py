"""`ziggurat train`: from nothing to something, in a few games."""

import json
from pathlib import Path

import numpy as np
import pytest

from ziggurat.bots import Bot
from ziggurat.bots.arena.matches import Contest, play_game
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.evaluation.network import network_of
from ziggurat.bots.evaluation.weights import read_weights, weights
from ziggurat.bots.players.player import AT_RANDOM, Player
from ziggurat.bots.training.recipes import recipe
from ziggurat.cli import main
from ziggurat.core.jit import PLAIN
from ziggurat.core.ways import LINEAR, NET, OnePly


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
def test_a_short_training_writes_weights_and_may_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "mine.npz"
    command = ["train", "china", "--seats", "2", "--out", str(out), "--every", "2"]
    assert main([*command, "--games", "6", "--measure", "2"]) == 0
    said = capsys.readouterr()
    course = [json.loads(line) for line in out.with_suffix(".jsonl").read_text().splitlines()]
    assert [line["game"] for line in course if line["stage"] == 3] == [2, 4]
    assert {"hand", "linear", "shipped", "diplomat"} < set(course[-1]["won"])
    assert "Elo" in said.err
    assert "the weights are in" in said.out
    stages = len(recipe("china", 2).stages)
    assert f"stage {stages} of {stages}" in said.err
    with np.load(out) as stored:
        assert stored["first"].shape == (len(stored["plain"]), recipe("china", 2).stages[1].hidden)

    assert main([*command, "--games", "6"]) == 0
    assert f"going on at stage {stages + 1}" in capsys.readouterr().err


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
def test_a_training_may_go_on_from_the_weights_there(tmp_path: Path) -> None:
    """Its last stage begins with the shipped net, and leaves the linear weights as they are."""
    out = tmp_path / "mine.npz"
    assert main(["train", "china", "--go-on", "--games", "60", "--out", str(out)]) == 0
    learned, shipped = read_weights(out, "china", NET), weights("china", 2, NET)
    assert not np.array_equal(learned[1], shipped[1])
    assert np.abs(learned[1] - shipped[1]).max() < 0.3
    linear = read_weights(out, "china", LINEAR), weights("china", 2, LINEAR)
    assert np.array_equal(linear[0][0], linear[1][0])


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
def test_a_training_from_nothing_does_not_begin_with_what_we_know(tmp_path: Path) -> None:
    known, nothing = tmp_path / "known.npz", tmp_path / "nothing.npz"
    short = ["train", "china", "--games", "2", "--out"]
    assert main([*short, str(known)]) == main([*short, str(nothing), "--from-nothing"]) == 0
    by_hand = EVALUATIONS["china"].by_hand()
    with np.load(known) as near, np.load(nothing) as far:
        assert np.abs(near["linear"] - by_hand).max() < 0.1 < np.abs(far["linear"] - by_hand).max()
        assert np.abs(far["linear"]).max() < 0.1


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
@pytest.mark.slow
def test_a_training_of_a_minute_from_nothing_beats_random_play(tmp_path: Path) -> None:
    """`docs/bots.md` says what this recipe reaches."""
    out = tmp_path / "china2.npz"
    recipe = ["train", "china", "--from-nothing", "--games", "600"]
    assert main([*recipe, "--out", str(out)]) == 0
    assert wins_against_random("china", out, deals=50) >= 95


def wins_against_random(game: str, trained_ones: Path, deals: int) -> int:
    """How many games of two for each deal a player with these weights wins, one look ahead."""
    trained = network_of(EVALUATIONS[game], read_weights(trained_ones, game, NET))
    bots: list[Bot] = [Player(trained, OnePly()), AT_RANDOM]
    contest = Contest(game, 2, ("trained", "random"))
    played = [play_game(contest, bots, deal, turn) for deal in range(deals) for turn in range(2)]
    return sum(one.places[one.bots.index(0)] == 1 for one in played)


@pytest.mark.skipif(PLAIN, reason="processes of their own compile")
@pytest.mark.slow
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
