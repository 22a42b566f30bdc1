"""Bots with a style, at the terminal."""

from pathlib import Path

import pytest

from cli.terminal import Sit
from ziggurat.bots.players.strength import Strength
from ziggurat.cli import main, settings
from ziggurat.core.jit import PLAIN

slow_uncompiled = pytest.mark.skipif(PLAIN, reason="un-jitted a thought takes seconds")


@slow_uncompiled
def test_bots_play_in_the_style_that_was_asked_for_and_keep_it(sit: Sit, home: Path) -> None:
    said = sit("leader red A2", "tile red A1", seed="--seed 7", args="--style aggressive")
    path = home / "ziggurat" / "unfinished" / "tigris-1.replay"

    assert "Bull is a bot (scribe-aggressive)." in said
    assert path.read_text().startswith("# unfinished 1: people 0, against scribe-aggressive\n")
    assert "is a bot (scribe-aggressive)." in sit(seed="")
    assert "is a bot (scribe-peaceful)." in sit(seed="--resume", args="--style peaceful")
    assert "is a bot (vizier)." in sit(seed="--resume", args="--against vizier")


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("play china --style aggressive", "there is none for the level scribe of China"),
        ("play tigris --against random --style peaceful", "there is none for the level random"),
    ],
)
def test_where_there_is_no_style_that_is_said(
    command: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.split()) != 0
    assert why in capsys.readouterr().err


def test_the_help_tells_the_elo_of_levels_where_it_was_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def known(game: str, level: str) -> Strength | None:
        return Strength(870, 800, 940) if (game, level) == ("babel", "scribe") else None

    monkeypatch.setattr(settings, "strength_of", known)

    assert "Elo for two, random play at 0: scribe 870" in settings.options_of_games("babel")
    assert "Elo" not in settings.options_of_games("tigris")
