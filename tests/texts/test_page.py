"""Page and server speak the same languages."""

import re
from pathlib import Path

import pytest

from ziggurat.bots.players.levels import BOTS
from ziggurat.bots.players.warnings import SAYINGS
from ziggurat.core.text import LANGUAGES, Message

WEB = Path(__file__).parents[2] / "web" / "src"


def test_the_page_has_a_catalog_for_every_language_of_the_server_and_no_other() -> None:
    assert {file.stem for file in (WEB / "texts").glob("*.ftl")} == set(LANGUAGES)


def test_every_game_of_the_page_has_one_too() -> None:
    folders = [folder for folder in (WEB / "games").glob("*/texts") if folder.is_dir()]

    assert folders
    for folder in folders:
        assert {file.stem for file in folder.glob("*.ftl")} == set(LANGUAGES), folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_has_one_name_on_the_page_and_at_the_server(language: str) -> None:
    catalog = (WEB / "texts" / f"{language}.ftl").read_text()
    names = dict(re.findall(r"^level-(\w+) = (.*)$", catalog, re.MULTILINE))

    for level in BOTS:
        assert names.get(level) == SAYINGS.say(Message(f"level_{level}"), language), level
