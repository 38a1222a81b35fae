import { expect, type Page } from 'playwright/test';
import { expectNoViolations } from '../support/violations.ts';

/** Axe finds nothing, and nothing scrolls sideways at 320 pixels. */
export async function expectAccessibleAndNarrow(page: Page): Promise<void> {
  const before = page.viewportSize();
  // Seen from its top: what has scrolled below the header is covered by it in part.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (before) await page.setViewportSize(before);
}
