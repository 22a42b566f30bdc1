"""The lessons of the page are what the rules say now."""

import json
from pathlib import Path
from typing import Any

import pytest

from lessons.write import BOARDS, HERE, lesson, text_of
from ziggurat.core.game import Game
from ziggurat.games import GAMES

CATALOGS = Path(__file__).parents[2] / "web" / "src" / "texts"
SPOKEN = {catalog.stem for catalog in CATALOGS.glob("*.ftl")}  # the languages of the page

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_a_lesson_is_what_the_rules_make_of_its_script(game: Game) -> None:
    kept = (BOARDS / game.name / "lesson.json").read_text(encoding="utf-8")

    assert kept == text_of(lesson(game)), "run `make lessons`"


@every_game
def test_a_lesson_is_short_and_speaks_every_language(game: Game) -> None:
    script: dict[str, Any] = json.loads((HERE / f"{game.name}.json").read_text(encoding="utf-8"))

    assert 6 <= len(script["steps"]) <= 10
    for step in script["steps"]:
        for said in (step["text"], step["hint"], step["done"]):
            assert set(said) == SPOKEN
            assert all(said.values())
            assert len(set(said.values())) == len(said)
