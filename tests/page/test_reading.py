"""A game by somebody who sees nothing: names and roles of controls, and what is read out."""

import re

from playwright.sync_api import Locator, expect

from page.browsing import Visitor
from page.conftest import Visit
from page.positions import WAR
from page.tables import lay
from server.running import Server

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
MOST = 60  # controls that are used in a game
# What may be used, by role and name: the first that is there.
CONTROLS = [
    ("gridcell", re.compile("starts a conflict")),
    ("gridcell", re.compile("can be chosen$")),
    ("button", re.compile("^Send (none|[0-9])")),
    ("button", re.compile("^(Temple|Farm|Market|Settlement), [0-9]+ in hand$")),
    ("button", re.compile("^(Build nothing|Pass)$")),
]


class Reader:
    """Somebody who plays by what he hears, and by controls that he finds by role and name."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.heard = visitor, list[str]()
        visitor.context.add_init_script(LISTEN)

    def hears(self, words: str) -> str:
        """Wait until a sentence with these words is read out; all that was since the last time."""
        page = self.visitor.page
        page.wait_for_function(
            "(words) => window.heard.some((text) => new RegExp(words).test(text))", arg=words
        )
        found = page.evaluate("() => window.heard.splice(0)")
        self.heard += found
        return "\n".join(found)

    def control(self) -> Locator:
        for role, name in CONTROLS:
            found = self.visitor.page.get_by_role(role, name=name, disabled=False)  # type: ignore[arg-type]
            if found.count():
                return found.first
        raise AssertionError(f"nothing can be used after {self.heard[-3:]}")


def passes(bob: Visitor, table: str) -> None:
    """Bob does nothing, for as long as he is asked."""
    assert bob.client
    while (shown := bob.client.update(table))["asked"] == 1:
        move = "support 0" if shown["prompt"] == "support" else "pass"
        bob.client.choose(table, f"bob {shown['seq']}", shown["seq"], move)


def test_a_game_of_tigris_by_ear(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "tigris", [ann, bob], position={**WAR, "bag": 4}, dice=1)
    reader = Reader(ann)
    ann.sit(table)
    said = ann.page.get_by_role("region", name="You", exact=True).inner_text()

    for _ in range(MOST):
        if re.search(" wins$|win together$", said, re.MULTILINE):
            break
        if "Waiting for Bob" in said:
            passes(bob, table)
            said = reader.hears("^You: | wins$|win together$")
            continue
        control = reader.control()
        is_piece = "in hand" in (control.get_attribute("aria-label") or "")
        control.press("Enter")
        if not is_piece:  # which is pressed now, and only makes places that can be chosen
            said = reader.hears("^You: |^Waiting for | wins$|win together$")

    story = "\n".join(reader.heard)
    for words in ("You: ", "Waiting for Bob to ", "Ann places", "war", "Bob ends the turn"):
        assert words in story
    expect(ann.page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(ann.page.get_by_role("table").first).to_contain_text("Ann")
