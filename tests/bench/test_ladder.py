"""The ladder: who meets whom, what is written down, and that it goes on where it was stopped."""

import json
import sys
from pathlib import Path

import pytest

from ziggurat.core.jit import PLAIN

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

import ladder
import measured
from timed_games import Pairing
from ziggurat.bots.players.strength import digest_of_level


def test_everybody_meets_his_neighbours_and_some_meet_others() -> None:
    met = list(ladder.meetings("tigris"))

    assert {("apprentice", "random"), ("scribe", "apprentice"), ("king", "vizier")} <= set(met)
    assert {("vizier", "apprentice"), ("king", "scribe")} <= set(met)
    assert ("scribe/scribe/vizier", "scribe") in met and ("vizier", "vizier/scribe/vizier") in met
    assert not any("/" in bot + against for bot, against in met if "king" in (bot, against))


@pytest.mark.skipif(PLAIN, reason="un-jitted a single game takes minutes")
@pytest.mark.slow
def test_a_ladder_is_written_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    weights = tmp_path / "china" / "bots" / "weights"
    weights.mkdir(parents=True)
    kept = tmp_path / "games.jsonl"
    command = ["ladder.py", "china", "--games", "2", "--searched", "0", "--keep", str(kept)]
    monkeypatch.setattr(ladder, "FOLDER", tmp_path)
    monkeypatch.setattr(sys, "argv", command)

    assert ladder.main() == 0
    written = json.loads((weights / "strength.json").read_text())
    assert list(written) == ["apprentice", "scribe", "vizier"]  # the king has played nobody
    for level, row in written.items():
        assert row["digest"] == digest_of_level("china", level)
        assert row["low"] <= row["elo"] <= row["high"]
    assert "| china | random | 0 [0, 0] |" in capsys.readouterr().out

    played = kept.read_text()
    assert ladder.main() == 0
    assert kept.read_text() == played, "nothing is played twice"
    assert json.loads((weights / "strength.json").read_text()) == written


def test_what_is_measured_does_not_change_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a ladder that was written would begin anew."""
    monkeypatch.setattr(measured, "DECIDING", (tmp_path,))
    monkeypatch.setattr(measured, "BENCH", tmp_path / "bench")
    pairing, stamps = Pairing("tigris", 2, "scribe", "random", 2), []
    for name in ("levels.py", "strength.json", "2.npz"):
        (tmp_path / name).write_text("…")
        measured.sources.cache_clear()
        stamps.append(measured.stamp(pairing)["sources"])
    measured.sources.cache_clear()

    assert stamps[0] == stamps[1] != stamps[2]
