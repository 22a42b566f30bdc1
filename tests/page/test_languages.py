"""The page speaks every language it has a catalog for, and changes it in the middle of a game."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from page.conftest import Visit
from page.tables import lay
from server.running import Server

CATALOGS = Path(__file__).parents[2] / "web" / "src" / "texts"
LANGUAGES = {catalog.stem for catalog in CATALOGS.glob("*.ftl")}
BOARDS = {
    "tigris": {"en": "Your hand", "fr": "Votre main", "de": "Deine Hand"},
    "china": {"en": "Face up", "fr": "Faces visibles", "de": "Auslage"},
    "babel": {"en": "Your row", "fr": "Votre rangée", "de": "Deine Reihe"},
}
CHOICE = re.compile("Language|Langue|Sprache")
YOURS = {"en": "You", "fr": "Vous", "de": "Du"}


def speak(page: Page, language: str) -> None:
    page.get_by_role("combobox", name=CHOICE).select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("game", BOARDS)
def test_the_language_changes_at_the_table(visit: Visit, server: Server, game: str) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    page = ann.sit(lay(server, game, [ann, bob])).page
    assert set(BOARDS[game]) == LANGUAGES
    for language in ("en", "fr", "de", "en"):
        speak(page, language)
        expect(page.get_by_text(BOARDS[game][language]).first).to_be_visible()
        expect(page.get_by_role("region", name=YOURS[language], exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "title", "button"),
    [
        ("fr", "Rois, bâtisseurs", "Jouer maintenant contre des robots"),
        ("de", "Könige, Baumeister", "Jetzt gegen Bots spielen"),
    ],
)
def test_the_home_page_speaks_to_each_in_their_language(
    visit: Visit, language: str, title: str, button: str
) -> None:
    page = visit("Ann", language=language).visit("/")

    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    expect(page.get_by_role("button", name=button)).to_be_visible()


def test_only_the_language_that_is_read_travels(visit: Visit) -> None:
    ann, asked = visit("Ann", language="de"), list[str]()

    def note(request: Request) -> None:
        if found := re.search(r"/assets/([a-z]{2})-[^/]*\.js$", request.url):
            asked.append(found[1])

    ann.page.on("request", note)
    page = ann.visit("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert asked == ["de", "de"]  # what is said at first, and the rest; nothing of games
    page.goto("/new")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert set(asked) == {"de"}
    speak(page, "fr")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ouvrir")
    assert set(asked) == {"de", "fr"}


def test_a_language_that_is_no_more_is_forgotten(visit: Visit) -> None:
    page = visit("Ann", language="xx").visit("/")

    expect(page.get_by_role("heading", level=1)).to_contain_text("Kings, builders")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_every_language_can_be_chosen_by_its_own_name(visit: Visit) -> None:
    page = visit("Ann").visit("/settings")
    names = page.get_by_role("group", name="Language").get_by_role("radio")

    expect(names).to_have_count(len(LANGUAGES))
    page.get_by_label("Deutsch").check(force=True)
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
