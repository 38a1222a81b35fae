import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { settled } from '../support/settled.ts';
import { test } from '../support/test.ts';

const directory = join(import.meta.dirname, '../../../screenshots');

/** The console may say anything here: many of the states are failures. */
export const anything = /^/;

/** After so many looks, a frame apart, that found it where it was, the page stands still. */
const STILL_LOOKS = 20;
const FRAME_MS = 16;

/** How each page and state is looked at: as it is, in the colours that a user has chosen, and printed. */
const modes = [
  { suffix: '', media: { media: 'screen', forcedColors: 'none' } },
  { suffix: '-forced-colours', media: { media: 'screen', forcedColors: 'active' } },
  // Last, because it closes what is open and takes the focus.
  { suffix: '-print', media: { media: 'print', forcedColors: 'none' } },
] as const;

/** Pictures named for what they show and how wide the window is: one of each mode. */
export function picture(name: string, show: (parts: Parts) => Promise<unknown>, { fullPage = true } = {}): void {
  test(name, async ({ page, open, baseURL }) => {
    const width = page.viewportSize()?.width ?? 0;
    await show({ page, open, width, origin: baseURL ?? '' });
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    await scrolledOut(page);
    for (const { suffix, media } of modes) {
      await page.emulateMedia(media);
      const path = join(directory, `${name}-${width}${suffix}.png`);
      // On paper there is no window, and what scrolls in a dialog is there whole.
      await page.screenshot({ path, fullPage: fullPage || suffix === '-print', animations: 'disabled' });
    }
  });
}

/**
 * Waits until the page no longer scrolls by itself: what stays in place while it is scrolled is drawn too low, or in the
 * place that it left, in a picture that is taken meanwhile.
 */
async function scrolledOut(page: Page): Promise<void> {
  // Asked again and again from here: a page without scripts is told of no frame.
  let last = Number.NaN;
  for (let still = 0; still < STILL_LOOKS; still += 1) {
    const y = await page.evaluate(() => window.scrollY);
    if (y !== last) still = 0;
    last = y;
    await page.waitForTimeout(FRAME_MS);
  }
}

export interface Parts {
  readonly page: Page;
  readonly open: (address: string) => Promise<void>;
  readonly width: number;
  readonly origin: string;
}

/** Goes to the staff portal inside the client, so that its data comes over the network. */
export async function enterStaffPortal({ page, open, width }: Parts): Promise<void> {
  await open('/');
  if (width < 769) {
    await page.locator('summary', { hasText: 'Menu' }).tap();
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff portal' }).click();
  await page.getByRole('heading', { level: 1, name: 'Staff portal' }).waitFor();
}
