"""What must be in reach: the buttons of a question on the screen, and large enough for a finger."""

from collections.abc import Sequence

from playwright.sync_api import Page

# What makes or takes back a move, in the prompt, under a question and in the hand.
DEEDS = ".prompt .acts :is(button, a), .panel > footer .btn, .dock .btn.pri"
FINGER = 44  # pixels, wherever a finger taps
GIVES_WAY = 50  # pixels
LOOKS = 30  # until things have come to rest
LEAST = 24  # on a board, whose places lie as its map has them (WCAG 2.5.8)

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SEEN = """
  const isThere = (one) => !one.disabled && one.offsetWidth !== 0 &&
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const nameOf = (one) => (one.ariaLabel || one.textContent).trim().slice(0, 40);
  const boxOf = (one) => one.getBoundingClientRect();
  const isHit = (one) => {
    const { x, y, width, height } = boxOf(one);
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return one.contains(found);
  };
"""
OUT_OF_VIEW = f"""([deeds, choices]) => {{ {SEEN}
  const SLACK = 1;
  const isInView = (one) => {{
    const {{ left, right, top, bottom }} = boxOf(one);
    return left >= -SLACK && top >= -SLACK && right <= innerWidth + SLACK &&
      bottom <= innerHeight + SLACK && isHit(one);
  }};
  const all = (what) => [...document.querySelectorAll(what)].filter(isThere);
  const lost = all(deeds).filter((one) => !isInView(one)).map(nameOf);
  const kind = choices.map(all).find((found) => found.length > 0) ?? [];
  return kind.length > 0 && !kind.some(isInView) ? [...lost, `every ${{nameOf(kind[0])}}`] : lost;
}}"""
# Links in a sentence are as high as their line; a square that is not lit does nothing; the places
# of a map that is drawn lie where they lie, and the first touch shows them larger.
TOO_SMALL = f"""([finger, least]) => {{ {SEEN}
  const pressed = "button, a[href], select, summary, [role=button], [role=gridcell], [role=tab]";
  return [...document.querySelectorAll(pressed)].flatMap((one) => {{
    const isOnBoard = one.closest(".boardbox") && !one.closest("[role=dialog], .over");
    const isDark = one.matches("[role=gridcell]:not(.lit)");
    const isNoTarget = one.matches("p a, [data-place]") || isDark;
    const {{ width, height }} = boxOf(one);
    if (isNoTarget || one.disabled || width === 0 || !one.checkVisibility()) return [];
    const wanted = isOnBoard ? least : finger;
    return Math.min(width, height) < wanted - 0.5
      ? [`${{nameOf(one)}}: ${{width.toFixed()}} × ${{height.toFixed()}}`] : [];
  }});
}}"""


def out_of_view(page: Page, choices: Sequence[str]) -> list[str]:
    """The deeds that cannot be done without scrolling, and choices of which none can be seen.

    What would follow comes from the server, and may change the place of things when it comes.
    """
    for _ in range(LOOKS):
        page.evaluate(DRAWN)
        found = [str(one) for one in page.evaluate(OUT_OF_VIEW, [DEEDS, list(choices)])]
        if not found:
            break
        page.wait_for_timeout(100)
    return found


def too_small(page: Page) -> list[str]:
    """What a finger would miss."""
    page.evaluate(DRAWN)
    return [str(one) for one in page.evaluate(TOO_SMALL, [FINGER, LEAST])]


def scrolls(page: Page) -> list[str]:
    """Whether the page is higher than the screen: a finger that means the board would move it.

    On the smallest screens a board keeps its height, and the page gives way by a little.
    """
    high, seen = page.evaluate("() => [document.scrollingElement.scrollHeight, innerHeight]")
    return [] if high <= seen + GIVES_WAY else [f"the page is {high} high"]
