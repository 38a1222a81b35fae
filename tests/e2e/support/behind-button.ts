import { expect, type Page } from 'playwright/test';

/** At the end of the page no control is behind the button back to the top, if there is one. */
export async function expectClearEnd(page: Page): Promise<void> {
  const isLong = await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight });
    return window.scrollY > 300;
  });
  await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(isLong ? 1 : 0);
  const { behind } = await look(page, 'a, button, input, select, textarea, summary');
  expect(behind).toEqual([]);
}

/** Goes through all controls by keyboard, without smooth scrolling, and finds none behind the button that has the focus. */
export async function expectClearFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const found = new Set<string>();
  let presses = 0;
  let isOnControl = true;
  while (isOnControl && presses < 250) {
    await page.keyboard.press(key);
    presses += 1;
    const seen = await look(page, ':focus');
    for (const words of seen.behind) found.add(words);
    isOnControl = seen.isOnControl;
  }
  expect(presses).toBeGreaterThan(10);
  expect([...found]).toEqual([]);
}

/** How many frames the button has for going to its place once the page has scrolled. */
const FRAMES = 60;

/** What of these the button lies over when it has gone to its place, in words, and whether any control has the focus. */
function look(page: Page, selector: string): Promise<{ behind: string[]; isOnControl: boolean }> {
  return page.evaluate(
    async ([controls, frames]) => {
      const isOnControl = document.activeElement !== document.body;
      const covered = () => {
        const button = document.querySelector('button[aria-label="Back to top"]');
        const over = button?.checkVisibility({ visibilityProperty: true }) ? button.getBoundingClientRect() : undefined;
        if (!over) return [];
        const isBehind = ({ left, right, top, bottom }: DOMRect) =>
          left < over.right && right > over.left && top < over.bottom && bottom > over.top;
        return [...document.querySelectorAll<HTMLElement>(controls)]
          .filter((control) => control !== button && control.checkVisibility())
          .filter((control) => [...control.getClientRects()].some(isBehind))
          .map((control) => control.textContent.trim() || control.outerHTML.slice(0, 80));
      };
      let behind = covered();
      for (let frame = 0; frame < frames && behind.length > 0; frame += 1) {
        await new Promise(requestAnimationFrame);
        behind = covered();
      }
      return { behind, isOnControl };
    },
    [selector, FRAMES] as const,
  );
}
