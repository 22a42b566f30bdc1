"""The bench of research measures every adapter beside the bare kernel."""

import json

import pytest

from research.tables import compiled_only
from ziggurat.cli import bench_research, main
from ziggurat.research import speed

pytestmark = compiled_only
WAYS = {
    "bare_kernel",
    "batch",
    "batch_of_4096",
    "batch_masks",
    "batch_masks_observations",
    "pettingzoo_without_observations",
    "pettingzoo",
    "pettingzoo_guarded",
    "gymnasium_against_random",
    "openspiel_sampled",
    "openspiel_explicit",
    "openspiel_explicit_observations",
}


@pytest.mark.slow
def test_every_way_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "SECONDS", 0.01)
    monkeypatch.setattr(speed, "ROUNDS", 1)
    found = speed.measure("babel")

    assert set(found) == WAYS | {"batch_of_bare"}
    assert all(value > 0 for value in found.values())


def test_the_command_says_it_all_in_one_object(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = []

    def measured(game: str) -> dict[str, float]:
        asked.append(game)
        return {"batch": 1.0}

    monkeypatch.setattr(bench_research, "measured_elsewhere", measured)

    assert main(["bench", "research", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {game: {"batch": 1.0} for game in asked}
    assert asked == ["tigris", "china", "babel"]


def test_who_lacks_the_libraries_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_research, "NEEDED", ("gymnasium", "no_such_library"))

    assert main(["bench", "research"]) == 2
    assert "ziggurat[research] first (missing: no_such_library)" in capsys.readouterr().err
