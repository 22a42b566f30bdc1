"""Bots as one meets them on the page: chosen by level, asked for hints and why, looking back."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from page.browsing import Visitor
from page.conftest import Visit
from server.running import Server

WORDS = {
    "en": {
        "play": "Play now against bots",
        "sheet": "Play now",
        "level": "Vizier",
        "strength": "strength 3 of 4",
        "about": "thinks for at most 0.1 s",
        "start": "Start",
        "hint": "Hint",
        "why": "Why?",
    },
    "fr": {
        "play": "Jouer maintenant contre des robots",
        "sheet": "Jouer maintenant",
        "level": "Vizir",
        "strength": "force 3 sur 4",
        "about": "réfléchit 0,1 s au plus",
        "start": "Commencer",
        "hint": "Conseil",
        "why": "Pourquoi ?",
    },
}
both_languages = pytest.mark.parametrize("language", WORDS)


def begun(ann: Visitor, language: str) -> str:
    """A game of Tigris against a bot of the level that was chosen; the name of its table."""
    words, page = WORDS[language], ann.visit("/")
    page.get_by_role("button", name=words["play"]).click()
    sheet = page.get_by_role("dialog", name=words["sheet"])
    sheet.locator("input[name=seats][value='2']").check()
    sheet.get_by_role("radio", name=re.compile(words["level"])).check()
    expect(sheet.get_by_role("img", name=words["strength"])).to_be_visible()
    expect(sheet).to_contain_text(words["about"])
    sheet.get_by_role("button", name=words["start"]).click()
    page.wait_for_url(re.compile("/table/"))
    return page.url.rsplit("/", 1)[-1]


def hints(ann: Visitor, language: str) -> Locator:
    ann.prompt.get_by_role("button", name=WORDS[language]["hint"]).click()
    listed = ann.prompt.get_by_role("list", name=WORDS[language]["hint"])
    expect(listed.get_by_role("listitem").first).to_contain_text("%")
    return listed


@both_languages
def test_a_bot_of_a_level_advises_and_says_why(visit: Visit, language: str) -> None:
    words, ann = WORDS[language], visit("Ann", language=language)
    table = begun(ann, language)
    expect(ann.page.get_by_role("region").filter(has_text=words["level"]).first).to_be_visible()
    expect(ann.page.locator(".prompt.mine")).to_be_visible()

    told = hints(ann, language).get_by_role("listitem").first.inner_text()
    assert re.search(r"\d+\s% \S.*\.$", told.replace("\n", " ")), told

    assert ann.client
    why = ann.log.get_by_role("button", name=words["why"])
    while why.count() == 0:  # two decisions are a turn
        shown = ann.client.update(table)
        if shown["asked"] == shown["seat"]:
            best = ann.client.done("GET", f"/api/tables/{table}/hint")["hints"][0]
            ann.client.choose(table, str(shown["seq"]), shown["seq"], best["move"])
        ann.page.wait_for_timeout(100)
    why.last.click()
    expect(ann.log.locator("span.told")).to_contain_text(re.compile(r"\w.*\."))
    expect(ann.log.locator("span.told")).to_be_in_viewport(ratio=1)


def test_there_is_no_hint_against_people(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    assert ann.client and bob.client
    table = ann.client.create("tigris", 2)
    bob.client.join(table)
    ann.sit(table)
    expect(ann.page.locator(".prompt.mine")).to_be_visible()
    expect(ann.prompt.get_by_role("button", name="Hint")).to_have_count(0)


# An answer that comes line by line is slow on its way: its first line, half of it, and the rest
# arrive one after the other, each time that it is let go on.
SLOW = """
const { fetch } = window;
window.fetch = async (address, request) => {
  const answer = await fetch(address, request);
  if (!String(address).includes("/analysis/progress")) return answer;
  const lines = (await answer.text()).split(/(?<=\\n)/).filter(Boolean);
  const half = Math.ceil(lines.length / 2);
  const pieces = [lines.slice(0, 1), lines.slice(1, half), lines.slice(half)];
  const body = new ReadableStream({
    async pull(stream) {
      const piece = pieces.shift();
      if (piece.length) window.told = JSON.parse(piece.at(-1)).done;
      stream.enqueue(new TextEncoder().encode(piece.join("")));
      if (!pieces.length) return stream.close();
      await new Promise((go) => (window.goOn = go));
    },
  });
  return new Response(body, { headers: answer.headers });
};
"""
PROGRESS = {
    "en": ("Chances to win", "A bot is going through the game…", "{} of {} positions"),
    "fr": ("Chances de gagner", "Un robot parcourt la partie…", "{} positions sur {}"),
    "de": ("Gewinnchancen", "Ein Bot geht die Partie durch …", "{} von {} Stellungen"),
}


def sees_progress(page: Page, name: str, words: str, of: int) -> None:
    """From the first position on it is told how far the server is, in words too."""
    bar = page.get_by_role("progressbar", name=name)
    for _ in range(2):
        page.wait_for_function("() => window.goOn !== undefined")
        told = words.format(page.evaluate("() => window.told"), of)
        expect(bar).to_have_attribute("aria-valuetext", told)
        expect(page.get_by_text(told)).to_be_visible()
        assert bar.evaluate("(bar) => [bar.value, bar.max]") == [page.evaluate("() => told"), of]
        page.evaluate("() => { const go = goOn; goOn = undefined; go(); }")
    expect(bar).to_have_count(0)


@pytest.mark.parametrize("language", PROGRESS)
def test_a_finished_game_shows_who_stood_how_and_what_turned_it(
    visit: Visit, language: str
) -> None:
    title, wait, words = PROGRESS[language]
    ann = visit("Ann", language=language)
    assert ann.client
    table = ann.client.create("babel", 2, bots=1, level="random")
    ann.client.done("POST", f"/api/tables/{table}/away", {"id": "1"})
    shown = ann.client.update(table)
    while shown["status"] == "live":
        shown = ann.client.update(table, wait=shown["seq"], last=shown["seq"])

    ann.context.add_init_script(SLOW)
    page = ann.visit(f"/summary/{table}")
    decided = sum(turn["kind"] == "choose" for turn in ann.client.update(table)["turns"])
    sees_progress(page, wait, words, of=decided + 1)
    card = page.get_by_role("region", name=title)
    expect(card.get_by_role("img", name=re.compile(title))).to_be_visible()
    first = card.locator("ol li a").first
    place = str(first.get_attribute("href"))
    first.click()

    page.wait_for_url(re.compile(re.escape(place)))
    page.locator(".bar").get_by_role("button", name=title).click()
    sees_progress(page, wait, words, of=decided + 1)
    listed = page.locator(".bar ol li a")
    expect(listed.first).to_be_visible()
    listed.last.click()
    expect(page).to_have_url(re.compile(re.escape(str(listed.last.get_attribute("href")))))
