"""Levels of bots, and options, are called by their names and never by the words of programs."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from page.browsing import BOARD_IS_THERE, DESKTOP, PHONE
from page.conftest import Visit
from page.fitting import unfit
from ziggurat.bots.players.levels import BOTS
from ziggurat.bots.players.warnings import SAYINGS
from ziggurat.core.text import LANGUAGES, Message
from ziggurat.core.ways import LEVELS
from ziggurat.games import GAMES

WEB = Path(__file__).parents[2] / "web" / "src"
# All that is written on a page, and all that is said instead of it.
WRITTEN = """() => {
  const words = [document.title];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) words.push(nodes.currentNode.data);
  for (const one of document.querySelectorAll("[aria-label], [title], [alt]"))
    words.push(...["aria-label", "title", "alt"].map((name) => one.getAttribute(name) ?? ""));
  return words.join("\\n");
}"""


def names_in(language: str) -> dict[str, str]:
    return {level: SAYINGS.say(Message(f"level_{level}"), language) for level in BOTS}


def ids_on(page: Page, language: str) -> list[str]:
    """The words of programs that are read there; some are words of the language too."""
    names = names_in(language)
    strange = [level for level in BOTS if level != names[level].lower()]
    return re.findall(rf"\b(?:{'|'.join(strange)})\b", page.evaluate(WRITTEN), re.IGNORECASE)


def never(route: Route) -> None:
    route.abort()


@pytest.mark.parametrize("language", ["fr", "de"])
def test_levels_are_named_on_every_page(visit: Visit, language: str) -> None:
    """At a table also while the server has not said yet what its levels are called."""
    ann, bob = visit("Ann", language=language), visit("Bob")
    assert ann.client and bob.client
    names, page, found = names_in(language), ann.page, dict[str, list[str]]()
    chairs = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in LEVELS)]
    all_levels = ann.client.create("china", 5, chairs=chairs)
    chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    last = ann.client.create("tigris", 3, chairs=chairs, level="scribe")

    page.route("**/api/games?*", never)
    page.goto(f"/table/{last}")
    expect(page.get_by_text(names["random"])).to_be_visible()
    found["waiting room"] = ids_on(page, language)
    options = "|".join(option.name for option in GAMES["tigris"].options)
    found["options"] = re.findall(rf"^(?:{options})\s?:", page.inner_text("main"), re.MULTILINE)
    bob.client.join(last)
    bob.client.done("POST", f"/api/tables/{last}/away", {"id": "away"})
    expect(page.get_by_text(re.compile(rf"\({names['scribe']}\)"))).to_be_visible()
    found["somebody away"] = ids_on(page, language)
    ann.sit(all_levels)
    for level in LEVELS:
        expect(page.get_by_role("region").get_by_text(names[level]).first).to_be_visible()
    found["table"] = ids_on(page, language)
    ann.client.done("POST", f"/api/tables/{all_levels}/resign", {"id": "enough"})
    ann.sit(all_levels, "?ply=0")
    found["replay"] = ids_on(page, language)
    page.goto(f"/summary/{all_levels}")
    expect(page.get_by_text(names["king"]).first).to_be_visible()
    found["summary"] = ids_on(page, language)
    ann.forgive("ERR_FAILED")
    page.unroute("**/api/games?*")

    page.goto("/new?game=china")
    expect(page.locator("select.input option", has_text=names["king"]).first).to_be_attached()
    found["new table"] = ids_on(page, language)
    page.goto("/")
    expect(page.locator(f"a[href='/summary/{all_levels}']").first).to_be_visible()
    found["home"] = ids_on(page, language)
    page.locator("main button.pri").first.click()
    king = re.compile(rf"^{names['king']}")  # and not a word with these letters in it
    expect(page.get_by_role("dialog").get_by_text(king)).to_be_visible()
    found["play now"] = ids_on(page, language)

    assert found == {place: [] for place in found}


def with_elo(route: Route) -> None:
    """As the server says it, but every level of Tigris & Euphrates save the last is measured."""
    games = route.fetch().json()
    for game in games:
        for level in game["levels"]:
            level["elo"] = None
        if game["game"] == "tigris":
            for n, level in enumerate(game["levels"][:-1]):
                level["elo"] = {"elo": 800 + 340 * n, "low": 780, "high": 1510}
    route.fulfill(json=games)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_has_its_elo_and_a_style_and_both_fit_on_a_phone(
    visit: Visit, language: str
) -> None:
    ann = visit("Ann", language=language, phone=True)
    page, said = ann.page, words_in(language)
    page.route("**/api/games?*", with_elo)

    page.goto("/")
    page.locator("main button.pri").first.click()
    sheet = page.get_by_role("dialog")
    sheet.locator("input[name=game]").first.check()
    vizier = names_in(language)["vizier"]
    sheet.get_by_role("radio", name=re.compile(f"^{vizier}")).check()
    expect(sheet.get_by_text("Elo 1480", exact=True)).to_be_visible()
    expect(sheet.get_by_text(re.compile(r"Elo 1480 .*1510"))).to_be_visible()
    expect(sheet.locator(".level", has_text="Elo")).to_have_count(len(LEVELS) - 1)
    sheet.get_by_role("radio", name=said["aggressive"]).check()
    assert unfit(page) == []
    sheet.locator("button.pri").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rpartition("/")[2]
    assert ann.client
    seats = ann.client.update(table)["seats"]
    assert {seat["level"] for seat in seats[1:]} == {"vizier-aggressive"}
    named = re.compile(f"{vizier}, {said['aggressive'].lower()}")
    expect(page.get_by_text(named).first).to_be_attached()
    page.wait_for_function(BOARD_IS_THERE)
    assert unfit(page) == []
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    expect(page.get_by_role("region").get_by_text(named).first).to_be_visible()
    assert unfit(page) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]

    page.goto("/new?game=tigris")
    page.locator("input[name=company]").last.check()
    styles = page.locator("li select", has_text=said["peaceful"])
    styles.first.select_option("peaceful")
    expect(page.locator("option", has_text="Elo 1480").first).to_be_attached()
    assert unfit(page) == []
    page.locator("input[name=game]").nth(1).check()  # nobody is attacked there
    expect(styles).to_have_count(0)
    page.locator("button.pri").click()
    page.wait_for_url(re.compile("/table/"))
    seats = ann.client.update(page.url.rpartition("/")[2])["seats"]
    assert {seat["level"] for seat in seats[1:]} == {"scribe"}


def words_in(language: str) -> dict[str, str]:
    """What styles are called on the page."""
    catalog = (WEB / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^level-style-(\w+) = (.+)$", catalog, re.MULTILINE))
