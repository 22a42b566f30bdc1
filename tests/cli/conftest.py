"""What all tests of commands share: a home of their own, and a seat at a table."""

import io
import sys
from pathlib import Path

import pytest

from cli.terminal import Sit
from ziggurat.cli import main


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is kept in the home of whoever runs the tests."""
    folder = tmp_path / "home"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Type these lines into a game with a fixed shuffle; what was said comes back."""

    def typed(*lines: str, args: str = "", seed: str = "--against random --seed 7") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        command = f"play --lang en {seed} {args}"
        assert main(command.split()) == 0
        return capsys.readouterr().out

    return typed
