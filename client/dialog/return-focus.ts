/** How often, and how many milliseconds apart, it is looked for an element that takes the focus. */
const TRIES = 10;
const PAUSE = 50;

/**
 * Gives the focus to the first element of these that can be seen, else to the heading of the page, where it would
 * otherwise be nowhere: what had it is gone, and what takes its place may still be on its way.
 */
export function returnFocus(selector: string): void {
  // A dialog returns the focus in the next frame, however late that is.
  requestAnimationFrame(() => requestAnimationFrame(() => lookForTarget(selector, TRIES)));
}

function lookForTarget(selector: string, triesLeft: number): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const candidates = [...document.querySelectorAll<HTMLElement>(selector)];
    const target = candidates.find((element) => element.checkVisibility());
    if (target) target.focus({ preventScroll: true });
    else if (triesLeft > 0) lookForTarget(selector, triesLeft - 1);
    else document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, PAUSE);
}
