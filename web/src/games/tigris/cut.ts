/** Whether something of a scrolled box is out of sight below: a reader needs a cue. */
const SLACK = 6; // pixels that hide no line

export function cut(tell: (isCut: boolean) => void): (box: HTMLElement) => () => void {
  return (box) => {
    const look = (): void => {
      const cue = box.querySelector<HTMLElement>(":scope > .more")?.offsetHeight ?? 0;
      tell(box.scrollHeight - cue - box.scrollTop - box.clientHeight > SLACK);
    };
    const sized = new ResizeObserver(look);
    const changed = new MutationObserver(() => {
      for (const part of box.children) sized.observe(part);
      look();
    });
    sized.observe(box);
    for (const part of box.children) sized.observe(part);
    changed.observe(box, { childList: true, subtree: true, characterData: true });
    box.addEventListener("scroll", look, { passive: true });
    look();
    return () => {
      sized.disconnect();
      changed.disconnect();
      box.removeEventListener("scroll", look);
    };
  };
}
