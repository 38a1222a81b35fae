import type { Page } from 'playwright/test';
import { signInBefore } from './accounts/signed-in.ts';
import { expect, failedRequest, hydrated, test } from './support/test.ts';

test.use({ expectedInConsole: failedRequest });

const pages = ['/', '/staff-portal', '/compliance', '/equipment', '/news'];

for (const address of pages) {
  test(`at the end of ${address} no control is behind the button back to the top @phone`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(address);
    await expectClearEnd(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectClearEnd(page);
  });

  test(`what has the focus on ${address} is not behind the button @phone`, async ({ page, open }) => {
    // Without smooth scrolling, which the next press would come in the middle of.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(address);
    await expectClearFocus(page, 'Tab');
    await expectClearFocus(page, 'Shift+Tab');
  });
}

test('on the account page neither is anything @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInBefore(page);
  await page.goto('/account', { waitUntil: 'networkidle' });
  await hydrated(page);
  await expectClearEnd(page);
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expectClearFocus(page, 'Tab');
});

async function expectClearEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  expect(await behindButton(page, 'a, button, input, select, textarea, summary')).toEqual([]);
}

/** Goes through all controls by keyboard. */
async function expectClearFocus(page: Page, key: string): Promise<void> {
  const behind = new Set<string>();
  let presses = 0;
  do {
    await page.keyboard.press(key);
    presses += 1;
    for (const words of await behindButton(page, ':focus')) behind.add(words);
  } while (presses < 250 && (await page.evaluate(() => document.activeElement !== document.body)));
  expect(presses).toBeGreaterThan(10);
  expect([...behind]).toEqual([]);
}

/** What of these the button lies over, in words. */
function behindButton(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((controls) => {
    const button = document.querySelector('button[aria-label="Back to top"]');
    const over = button?.getBoundingClientRect();
    if (!over) return [];
    const isBehind = ({ left, right, top, bottom }: DOMRect) =>
      left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control !== button && control.checkVisibility())
      .filter((control) => [...control.getClientRects()].some(isBehind))
      .map((control) => control.textContent.trim() || control.outerHTML.slice(0, 80));
  }, selector);
}
