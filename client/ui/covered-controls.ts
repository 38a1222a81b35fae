/** A part of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far apart the places are that are tried, in pixels. */
const STEP = 8;

const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"]';

/** By these a page is read: what always lies over it covers none of them where it can. */
export const HEADINGS = 'h1, h2, h3, h4, legend';

/** Whether two parts of the window have something in common. */
function meet(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/**
 * The parts of the window where something stands that is pressed or filled in: in an open dialog those of the dialog, with
 * its title. Nothing that lies over the page may cover them.
 *
 * @param over what lies over the page: its own controls do not count.
 * @param more what else must not be covered, as a selector.
 */
export function controlBoxes(over: Element, more?: string): Box[] {
  const dialog = [...document.querySelectorAll('[role="dialog"], dialog[open]')].at(-1);
  const selector = [CONTROLS, ...(dialog ? ['h2'] : []), ...(more ? [more] : [])].join();
  const controls = (dialog ?? document).querySelectorAll(selector);
  // Content that is scrolled out of a dialog is beyond its edge, where it is not visible.
  const view = dialog?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return [...controls]
    .filter((control) => !over.contains(control) && !control.contains(over))
    .flatMap((control) => {
      const boxes = [...control.getClientRects()].filter((box) => meet(box, view));
      return boxes.length > 0 && control.checkVisibility({ visibilityProperty: true }) ? boxes : [];
    });
}

/** How far a box that is moved up or down must go so that it covers none of the others; undefined if it always does. */
export function clearShift(box: Box, others: readonly Box[], shifts: readonly number[]): number | undefined {
  const near = others.filter(({ left, right }) => left < box.right && right > box.left);
  return shifts.find((shift) => {
    const moved = { ...box, top: box.top + shift, bottom: box.bottom + shift };
    return !near.some((other) => meet(moved, other));
  });
}

/** The ways that a box may go within the window, nearest first: from the upper half of it down, from the lower half up. */
export function shiftsOf({ top, bottom }: Box, height: number): number[] {
  const isUpper = top + bottom < height;
  const steps = Math.max(0, Math.floor((isUpper ? height - bottom : top) / STEP));
  return Array.from({ length: steps + 1 }, (_, step) => (isUpper ? step : -step) * STEP);
}
