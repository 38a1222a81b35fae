import type { Page } from 'playwright/test';

/** Counts clicks from now on, those by the keyboard as well, for as long as the document stays. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  const clicks = await page.evaluateHandle(() => {
    const counted = { count: 0 };
    window.addEventListener('click', () => {
      counted.count += 1;
    });
    return counted;
  });
  return () => clicks.evaluate(({ count }) => count);
}
