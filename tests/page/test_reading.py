"""Whole games by somebody who sees nothing: names and roles of controls, and what is read out."""

import re
from collections.abc import Callable, Mapping, Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from page.browsing import BOARD_IS_THERE, Visitor
from page.conftest import Visit
from page.keyboard import begin_against_bots
from page.players import LONGEST, SEEN
from page.positions import WAR, Position
from page.tables import lay
from page.test_keys import TITLES
from server.running import Server
from sizes import sized

# What a screen reader would say by itself: whatever is new in a place that is read out.
LISTEN = """
window.heard = [];
const live = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
const hear = (node) => {
  const one = node.nodeType === 1 ? node : node.parentElement;
  const text = (node.textContent ?? "").trim().replace(/\\s+/g, " ");
  if (text && one?.closest(live) && !one.closest("[aria-hidden=true]")) window.heard.push(text);
};
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes)
    if (type === "characterData") hear(target);
    else addedNodes.forEach(hear);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
# Something was read out, or what can be used is called otherwise.
CHANGED = f"(before) => window.heard.length > 0 || ({SEEN})() !== before"
ASKED, WAITS, SENT = "You: ", "Waiting for ", "Your move is on its way"
OVER = re.compile(" wins$| win together$")

# Tigris & Euphrates takes a minute and a half: whole when there is time, else from a third on.
WHOLE = sized(["babel", "china"], soak=[*TITLES])
FEWER_TILES: Position = {"bag": 88}

Find = Callable[[Page], Locator]


def named(role: str, name: str) -> Find:
    """What is called so, wherever it is."""
    return lambda page: page.get_by_role(role, name=re.compile(name), disabled=False)  # type: ignore[arg-type]


def within(role: str, name: str, button: str = "") -> Find:
    """The buttons of a part of the page that is called so."""
    return lambda page: page.get_by_role(role, name=re.compile(name)).get_by_role(  # type: ignore[arg-type]
        "button", name=re.compile(button), disabled=False
    )


# A plain answer to the question, which is none of what is there at all times.
ANSWER = within("region", "^You$", "^(?!Undo|Hint|Type a move|Special|No thanks|Cancel)")
# What may be used, by role and name: the first that is there.
CONTROLS: Mapping[str, Sequence[Find]] = {
    "tigris": (
        named("gridcell", "starts a conflict"),
        named("gridcell", "can be chosen$"),
        named("button", "^Send (none|[0-9])"),
        named("button", "^War of the "),
        named("button", "^(Priest|King|Farmer|Trader), not on the map"),
        named("button", "^(Temple|Farm|Market|Settlement), [0-9]+ in hand$"),
        ANSWER,
    ),
    "china": (
        within("dialog", "pay with$"),
        named("button", "can be chosen: "),
        within("region", "^Face up$"),
        within("region", "^Keep one of these$"),
        ANSWER,
    ),
    "babel": (
        within("group", "^(At the |With this card|Which |Where to|Who deserts|What you may do)"),
        within("group", "^Your hand"),
        ANSWER,
    ),
}


class Reader:
    """Somebody who plays by what he hears, and by controls that he finds by role and name."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor, self.game, self.heard = visitor, game, list[str]()
        visitor.context.add_init_script(LISTEN)

    @property
    def page(self) -> Page:
        return self.visitor.page

    def hears(self, words: str) -> str:
        """Wait until a sentence with these words is read out; all that was since the last time."""
        self.page.wait_for_function(
            "(words) => window.heard.some((text) => new RegExp(words).test(text))", arg=words
        )
        return "\n".join(self.listen())

    def hears_more(self) -> None:
        """Wait until anything is read out."""
        self.page.wait_for_function("() => window.heard.length > 0")

    def listen(self) -> list[str]:
        found: list[str] = self.page.evaluate("() => window.heard.splice(0)")
        self.heard += found
        return found

    def control(self) -> Locator:
        for find in CONTROLS[self.game]:
            found = find(self.page)
            if found.count():
                return found.first
        raise AssertionError(f"nothing can be used after {self.heard[-3:]}")

    def use(self) -> None:
        """Press Enter on the first thing there is, and hear or find that something came of it."""
        before = self.page.evaluate(SEEN)
        self.control().press("Enter")
        self.page.wait_for_function(CHANGED, arg=before)

    def play(self) -> None:
        """Do whatever is asked, until it is read out who has won."""
        said = self.visitor.prompt.inner_text().strip()
        for _ in range(LONGEST):
            if OVER.search(said):
                return
            if said.startswith(ASKED):
                self.use()
            else:
                self.hears_more()
            said = next(filter(tells_the_turn, reversed(self.listen())), said)
        raise AssertionError("the game does not end")


def tells_the_turn(said: str) -> bool:
    return said.startswith((ASKED, WAITS, SENT)) or bool(OVER.search(said))


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_by_ear(visit: Visit, game: str) -> None:
    """From the form of a new table to who has won."""
    ann = visit()
    reader = Reader(ann, game)
    begin_against_bots(ann.page, TITLES[game], 2, "Ann")
    ann.page.wait_for_function(BOARD_IS_THERE)

    plays_to_the_end(reader)


def test_a_game_of_tigris_from_a_third_on_by_ear(visit: Visit, server: Server) -> None:
    ann = visit("Ann")
    reader = Reader(ann, "tigris")
    ann.sit(lay(server, "tigris", [ann, None], dice=1, position=FEWER_TILES))

    plays_to_the_end(reader)


def plays_to_the_end(reader: Reader) -> None:
    """Every question, every move and the end are read out."""
    page = reader.page
    reader.play()
    waited = next(said for said in reader.heard if said.startswith(WAITS))
    rival = waited.removeprefix(WAITS).partition(" to ")[0]
    for words in (ASKED, "Ann ", f"{rival} "):
        assert any(said.startswith(words) for said in reader.heard), words
    expect(page.get_by_role("heading", name=OVER)).to_be_visible()
    expect(page.get_by_role("table").first).to_contain_text("Ann")


def passes(bob: Visitor, table: str) -> None:
    """Bob does nothing, for as long as he is asked."""
    assert bob.client
    while (shown := bob.client.update(table))["asked"] == 1:
        move = "support 0" if shown["prompt"] == "support" else "pass"
        bob.client.choose(table, f"bob {shown['seq']}", shown["seq"], move)


def test_a_war_by_ear(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "tigris", [ann, bob], position=WAR, dice=1)
    reader = Reader(ann, "tigris")
    ann.sit(table)

    ann.page.get_by_role("button", name="Temple, 2 in hand").first.press("Enter")
    ann.page.get_by_role("gridcell", name=re.compile("starts a conflict")).first.press("Enter")
    reader.hears("^You: ")
    ann.page.get_by_role("button", name=re.compile("^Send ")).first.press("Enter")
    reader.hears("^Waiting for Bob to ")
    passes(bob, table)
    reader.hears("^You: ")

    story = "\n".join(reader.heard)
    for words in ("Ann places", "Two kingdoms", " for the war."):
        assert words in story
