import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { settled } from '../support/settled.ts';
import { test } from '../support/test.ts';

const directory = join(import.meta.dirname, '../../../screenshots');

/** The console may say anything here: many of the states are failures. */
export const anything = /^/;

/** One picture, named for what it shows and how wide the window is. */
export function picture(name: string, show: (parts: Parts) => Promise<unknown>, { fullPage = true } = {}): void {
  test(name, async ({ page, open }) => {
    const width = page.viewportSize()?.width ?? 0;
    await show({ page, open, width });
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    await page.screenshot({ path: join(directory, `${name}-${width}.png`), fullPage, animations: 'disabled' });
  });
}

export interface Parts {
  readonly page: Page;
  readonly open: (address: string) => Promise<void>;
  readonly width: number;
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
