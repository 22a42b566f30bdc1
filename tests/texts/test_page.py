"""Page and server speak the same languages."""

from pathlib import Path

from ziggurat.core.text import LANGUAGES

WEB = Path(__file__).parents[2] / "web" / "src"


def test_the_page_has_a_catalog_for_every_language_of_the_server_and_no_other() -> None:
    assert {file.stem for file in (WEB / "texts").glob("*.ftl")} == set(LANGUAGES)


def test_every_game_of_the_page_has_one_too() -> None:
    folders = [folder for folder in (WEB / "games").glob("*/texts") if folder.is_dir()]

    assert folders
    for folder in folders:
        assert {file.stem for file in folder.glob("*.ftl")} == set(LANGUAGES), folder
