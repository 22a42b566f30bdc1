"""Text that does not fit its place: what a reader would miss, found in the page as it is drawn."""

from playwright.sync_api import Page

# Every piece of text is followed up through what holds it. A box that scrolls shows all of it in
# the end; a box that cuts off does not; nothing may reach beyond the screen or out of its button.
FIND = """
() => {
  const SLACK = 1.5;  // pixels: letters lean over their boxes
  const LEANING = 0.35;  // of a line: its box is higher than its letters
  const FANNED = 0.4;  // of a button: cards of a hand lie over each other
  const ARROW = 16;  // at the end of a list
  const HOLDERS = 'button, .btn, .chip, select, input';
  const scrolls = (how) => how === 'auto' || how === 'scroll';
  const cuts = (how) => how === 'hidden' || how === 'clip';
  const isOnlyHeard = (element) =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isOnlyHeard(element.parentElement));
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isOnlyHeard(element) &&
    !element.closest('.unseen, .symbols, svg, [inert], option');

  const lost = (rect, element) => {
    let [across, down] = [true, true];
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'contents') continue;  // has no box
      const edge = box.getBoundingClientRect();
      if (across && (rect.right > edge.right + SLACK || rect.left < edge.left - SLACK)) {
        if (cuts(style.overflowX)) return 'cut off';
        if (box.matches(HOLDERS)) return 'out of its button';
      }
      const below = (rect.bottom - edge.bottom) / rect.height;
      if (down && cuts(style.overflowY) && below > LEANING) return 'cut off below';
      if (scrolls(style.overflowX)) across = false;
      if (scrolls(style.overflowY)) down = false;
      if (style.position === 'fixed') break;
    }
    const isOff = rect.right > innerWidth + SLACK || rect.left < -SLACK;
    return across && isOff ? 'off the screen' : '';
  };

  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!text.data.trim() || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const how = rect.width > 1 ? lost(rect, element) : '';
      const place = element.className || element.tagName;
      if (how) found.add(`${how}: ${text.data.trim().slice(0, 40)} (${place})`);
    }
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const list of document.querySelectorAll('select')) {
    if (!isSeen(list) || list.offsetWidth === 0) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    pen.font = font;
    const said = list.selectedOptions[0]?.label ?? '';
    const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
    if (pen.measureText(said).width > room) found.add(`cut off in its list: ${said}`);
  }

  const buttons = [...document.querySelectorAll('button, a.btn, select')].filter(
    (button) =>
      isSeen(button) && !button.closest('.boardbox, [role=grid]') && button.offsetWidth > 0,
  );
  buttons.forEach((one, i) => {
    const a = one.getBoundingClientRect();
    for (const other of buttons.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      if (one.closest('dialog, [role=dialog]') !== other.closest('dialog, [role=dialog]')) continue;
      const b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const name = (button) => (button.ariaLabel || button.textContent).trim().slice(0, 30);
      const least = Math.min(a.width * a.height, b.width * b.height);
      if (wide > 0 && high > 0 && wide * high > least * FANNED)
        found.add(`one over the other: ${name(one)}, ${name(other)}`);
    }
  });
  return [...found];
}
"""


def unfit(page: Page) -> list[str]:
    """What cannot be read of a page, or lies over something else."""
    return [str(found) for found in page.evaluate(FIND)]
