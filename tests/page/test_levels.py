"""Levels of bots, and options, are called by their names and never by the words of programs."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from page.conftest import Visit
from ziggurat.bots.players.levels import BOTS
from ziggurat.bots.players.warnings import SAYINGS
from ziggurat.core.text import Message
from ziggurat.core.ways import LEVELS
from ziggurat.games import GAMES

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
    expect(page.get_by_role("dialog").get_by_text(names["king"])).to_be_visible()
    found["play now"] = ids_on(page, language)

    assert found == {place: [] for place in found}
