"""People who know no rules: they press what is lit, until it is somebody else's turn.

A game says only where its choices are on the screen, the better ones first. Whatever is pressed
must change something that can be seen or heard; a lit place that does nothing is an error.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from page.browsing import Visitor

LONGEST = 1500  # presses in a game
FAR = 150  # presses of a key to get anywhere on a page

# What may be pressed, as selectors; the first that finds something counts.
CHOICES: Mapping[str, Sequence[str]] = {
    "tigris": (
        ".boardbox [role=gridcell].lit",
        ".panel button.send",
        ".panel > footer button.pri:not(:disabled)",  # what was chosen, to be built
        ".panel .scroll button:not(.more, :disabled)",
        ".dock button.piece:not(:disabled)",
        ".prompt .acts button.btn:not([title])",
    ),
    "china": (
        ".boardbox [role=dialog] button.way",
        ".boardbox [role=button].lit",
        "[aria-label='Face up'] button:not(:disabled)",
        "[aria-label='Keep one of these'] button:not(:disabled)",
        ".prompt .acts button.btn:not([title])",
    ),
    "plain": (
        ".choices li button",
        ".choices .set button.pri:not(:disabled)",
        ".choices .set button:not(:disabled)",
        ".choices h3 button",
        ".prompt .acts button.btn:not([title])",
    ),
    "babel": (
        ".dock button.option",
        ".dock button.hand-card:not([aria-disabled=true])",
        ".prompt .acts button.btn:not([title])",
    ),
}

# All one can see or hear of a position: what is said, what is lit, what is pressed.
SEEN = """() => {
  const nameOf = (one) => one.getAttribute("aria-label") ?? one.textContent.trim();
  const names = (what) => [...document.querySelectorAll(what)].map((one) =>
    [nameOf(one), one.ariaPressed, one.getAttribute("class")].join("|"));
  return JSON.stringify([
    document.querySelector(".prompt")?.innerText,
    document.querySelector("[role=log]")?.innerText,
    names(".boardbox :is(button, [role=button], [role=gridcell])"),
    names(".dock button, .panel button"),
  ]);
}"""
# Whose turn it is on this screen; nothing while a move is on its way.
TURN = """() => {
  const prompt = document.querySelector(".prompt");
  if (prompt === null || prompt.querySelector("p[role=status]")) return null;
  if (prompt.classList.contains("mine")) return "asked";
  const says = [...prompt.querySelectorAll("button")].map((one) => one.textContent.trim());
  return says.includes("Result") ? "over" : "waits";
}"""
# The key that leads from what has the focus towards a choice, or nothing once it is there.
NEXT_KEY = """(choice) => {
  const at = document.activeElement;
  if (at.matches(choice)) return null;
  const isPlace = (one) => one.matches("[role=gridcell], [data-place]");
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(at);
  const way = (one) => [middle(one)[0] - x, middle(one)[1] - y];
  const near = [...document.querySelectorAll(choice)]
    .toSorted((one, other) => Math.hypot(...way(one)) - Math.hypot(...way(other)))[0];
  if (isPlace(at) && isPlace(near)) {
    return "n";
  }
  const follows = at.compareDocumentPosition(near) & Node.DOCUMENT_POSITION_FOLLOWING;
  return at === document.body || follows ? "Tab" : "Shift+Tab";
}"""
IS_LOST = "() => document.activeElement === document.body"  # the focus, as it was when it came
HEARD = f"(before) => ({TURN})() !== null && ({SEEN})() !== before"


class Player:
    """Somebody who plays in a browser by what he sees."""

    def __init__(self, visitor: Visitor, game: str, seed: int = 0) -> None:
        self.visitor, self.game, self.rng = visitor, game, random.Random(seed)

    @property
    def page(self) -> Page:
        return self.visitor.page

    @property
    def is_asked(self) -> bool:
        return self.page.locator(".prompt.mine").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.get_by_role("button", name="Result").count() > 0

    def found(self) -> tuple[str, int]:
        """The best kind of choice on the screen, and how many there are.

        A question can stand there a moment before its places are lit, as after another language.
        """
        choices = CHOICES[self.game]
        try:
            self.page.locator(", ".join(choices)).first.wait_for(state="attached")
        except PlaywrightError as error:
            name = self.visitor.name
            raise AssertionError(f"{name} is asked, and nothing is lit: {self.said()}") from error
        counted = ((choice, self.page.locator(choice).count()) for choice in choices)
        return next((choice, n) for choice, n in counted if n)

    def said(self) -> str:
        return self.visitor.prompt.inner_text()

    def press(self) -> None:
        """Press something that is lit, and see that it was heard."""
        choice, n = self.found()
        before = self.page.evaluate(SEEN)
        place = self.page.locator(choice).nth(self.rng.randrange(n))
        place.click()
        self.wait_until_heard(before, choice)

    def wait_until_heard(self, before: str, choice: str) -> None:
        """Until the screen shows another question. Tells what it shows if none comes."""
        try:
            self.page.wait_for_function(HEARD, arg=before)
        except PlaywrightError as error:
            at = self.page.evaluate("() => document.activeElement.outerHTML.slice(0, 200)")
            raise AssertionError(f"nothing came of {choice} at {at}: {self.said()}") from error

    def press_by_keys(self) -> None:
        """The same without a mouse: keys lead to where the choices are, then Enter."""
        choice, _ = self.found()
        for _ in range(FAR):
            key = self.page.evaluate(NEXT_KEY, choice)
            if key is None:
                break
            self.page.keyboard.press(key)
        else:
            raise AssertionError(f"no key leads to {choice}: {self.said()}")
        before = self.page.evaluate(SEEN)
        self.page.keyboard.press("Enter")
        self.wait_until_heard(before, choice)
        assert not self.page.evaluate(IS_LOST), f"the focus is lost after {choice}: {self.said()}"


def play_out(players: Sequence[Player], most: int = LONGEST, by_keys: bool = False) -> None:
    """Let them press in turn until every screen says that it is over."""
    for _ in range(most):
        mover = whose_turn(players)
        if mover is None:
            return
        mover.press_by_keys() if by_keys else mover.press()
    raise AssertionError("the game does not end")


def whose_turn(players: Sequence[Player]) -> Player | None:
    """Who is asked, once the screens agree that somebody is, or that nobody will be."""
    while True:
        states: list[Any] = [one.page.evaluate(TURN) for one in players]
        for one, state in zip(players, states, strict=True):
            if state == "asked":
                return one
        if all(state == "over" for state in states):
            return None
        players[0].page.wait_for_timeout(20)
