"""The page speaks English and French, and changes its mind in the middle of a game."""

import pytest
from playwright.sync_api import expect

from page.conftest import Visit
from page.tables import lay
from server.running import Server

BOARDS = {
    "tigris": ("Your hand", "Votre main"),
    "china": ("Face up", "Face visible"),
    "babel": ("Your row", "Votre rangée"),
}


@pytest.mark.parametrize("game", BOARDS)
def test_the_language_changes_at_the_table(visit: Visit, server: Server, game: str) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    page = ann.sit(lay(server, game, [ann, bob])).page
    english, french = BOARDS[game]
    expect(page.get_by_text(english).first).to_be_visible()

    page.get_by_role("button", name="Afficher en français").click()

    expect(page.get_by_text(french).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("region", name="Vous", exact=True)).to_contain_text("Vous :")
    page.get_by_role("button", name="Show in English").click()
    expect(page.get_by_text(english).first).to_be_visible()
    expect(ann.prompt).to_contain_text("You:")


def test_the_home_page_speaks_french_to_who_asks_in_french(visit: Visit) -> None:
    page = visit("Ann", language="fr").visit("/")

    expect(page.get_by_role("heading", level=1)).to_contain_text("Rois, bâtisseurs")
    expect(page.get_by_role("button", name="Jouer maintenant contre des robots")).to_be_visible()
