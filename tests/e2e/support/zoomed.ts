import { expect, type Page } from 'playwright/test';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

/** A window of 1280 x 900 whose page is zoomed to 200% and to 400%, in the pixels of the style sheet. */
const zoomed = [
  { width: 640, height: 450 },
  { width: 320, height: 225 },
];

/**
 * In a zoomed window nothing is cut or scrolls sideways, what stays in place leaves two thirds of the view, and at the end
 * of the page the button of the chat lies over no words.
 */
export async function expectReadableWhenZoomed(page: Page): Promise<void> {
  for (const size of zoomed) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(size.width);
    await expectNoSidewaysScroll(page);
    const { large, cut } = await page.evaluate(largeAndCut);
    expect(large, `what stays in place at ${size.width}`).toEqual([]);
    expect(cut, `what is cut at ${size.width}`).toEqual([]);
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
    await expect.poll(() => page.evaluate(wordsBehind, '[data-assistant="launcher"]')).toEqual([]);
  }
}

/** Runs in the page: what stays in place while it is scrolled and takes more than a third of it, and what is cut off. */
function largeAndCut(): { large: string[]; cut: string[] } {
  const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]'),
  );
  const inWords = (element: Element) => element.outerHTML.slice(0, 120);
  const staying = shown.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position));
  const hiding = shown.filter(
    (element) =>
      // What is there for screen readers alone is a pixel wide. Typed text scrolls in its field.
      element.clientWidth > 1 &&
      !element.matches('input, textarea, select') &&
      /hidden|clip/.test(getComputedStyle(element).overflowX),
  );
  return {
    large: staying.filter((element) => element.getBoundingClientRect().height > innerHeight / 3).map(inWords),
    cut: hiding.filter((element) => element.scrollWidth > element.clientWidth + 1).map(inWords),
  };
}

/** Runs in the page: the lines of text that something over the page lies over. */
export function wordsBehind(selector: string): string[] {
  const over = document.querySelector(selector);
  if (!over?.checkVisibility({ visibilityProperty: true })) return [];
  const { left, right, top, bottom } = over.getBoundingClientRect();
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (over.contains(node) || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const meets = [...range.getClientRects()].some(
      (line) => line.width > 1 && line.left < right && line.right > left && line.top < bottom && line.bottom > top,
    );
    if (meets && node.textContent?.trim()) found.push(node.textContent);
  }
  return found;
}
