"""The lessons of the page are what the rules say now."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lessons import draw
from lessons.write import BOARDS, HERE, lesson, text_of
from ziggurat.core.game import Game
from ziggurat.games import GAMES

RULES = Path(__file__).parents[2] / "docs" / "rules" / "play"
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


# Pictures of the rules pages.


@every_game
def test_pictures_are_what_the_rules_make_of_their_script(game: Game) -> None:
    kept = (BOARDS / game.name / "pictures.json").read_text(encoding="utf-8")

    assert kept == draw.text_of(draw.pictures(game)), "run `make lessons`"


@every_game
@pytest.mark.parametrize("language", sorted(SPOKEN))
def test_every_chapter_of_a_rules_page_has_a_picture(game: Game, language: str) -> None:
    page = (RULES / f"{game.name}.{language}.md").read_text(encoding="utf-8")
    chapters = re.findall(r"^## .+ \{#(\w+)\}$", page, re.M)
    drawn = draw.pictures(game)

    assert list(dict.fromkeys(one["chapter"] for one in drawn)) == chapters
    assert all(set(one["caption"]) == SPOKEN for one in drawn)
    assert len({one["caption"][language] for one in drawn}) == len(drawn)
