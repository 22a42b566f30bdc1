"""The lessons of the page are what the rules say now."""

import json
from typing import Any

import pytest

from lessons.write import HERE, PAGES, lesson, text_of
from ziggurat.core.game import Game
from ziggurat.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_a_lesson_is_what_the_rules_make_of_its_script(game: Game) -> None:
    kept = (PAGES / f"{game.name}.json").read_text(encoding="utf-8")

    assert kept == text_of(lesson(game)), "run `make lessons`"


@every_game
def test_a_lesson_is_short_and_speaks_both_languages(game: Game) -> None:
    script: dict[str, Any] = json.loads((HERE / f"{game.name}.json").read_text(encoding="utf-8"))

    assert 6 <= len(script["steps"]) <= 10
    for step in script["steps"]:
        for said in (step["text"], step["hint"], step["done"]):
            english, french = said
            assert english
            assert french
            assert english != french
