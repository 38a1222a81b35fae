import type { Page } from 'playwright/test';
import { signInVerified } from './accounts/verified.ts';
import { originToPublishIn } from './support/portals.ts';
import { expect, failedRequest, test } from './support/test.ts';

const origin = originToPublishIn();
test.use({ baseURL: origin, expectedInConsole: failedRequest });

/** A page with a form, and the link that opens one over it. */
const pages = [
  { address: '/account', opener: undefined, presses: 60 },
  { address: '/staff-portal', opener: 'Post a job', presses: 40 },
  { address: '/equipment', opener: 'List Your Equipment', presses: 30 },
] as const;

for (const { address, opener, presses } of pages) {
  test(`on ${opener ?? address} no message and no bar covers what has the focus @either`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInVerified(page, origin, { organization: `Seller ${crypto.randomUUID()}` });
    // What is said of a script that fails stays until it is closed.
    await page.route(/SearchDialog-.*\.js/, (route) =>
      route.fulfill({ status: 200, body: 'throw new Error()', contentType: 'text/javascript' }),
    );
    await open(address);
    await page.keyboard.press('/');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Search is not available');
    await page.goBack();
    await expect(page).toHaveURL(address);
    if (opener) {
      await page.getByRole('main').getByRole('link', { name: opener }).first().click();
      const item = page.getByRole('dialog').getByRole('link', { name: 'List an item' });
      if (address === '/equipment') await item.click();
      await expect(page.getByRole('dialog').locator('form')).toBeVisible();
    }
    // What comes later would push what has the focus out of the window.
    await page.waitForLoadState('networkidle');
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => covered(page), { timeout: 2_000, intervals: [0, 50, 100, 200] }).toBeNull();
    }
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Search is not available');
  });
}

/** What has the focus and cannot be seen, as something lies over all of it; and what that is. */
function covered(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    let cover = 'nothing: it is outside the window';
    for (const { left, top, width, height } of focused.getClientRects()) {
      for (const [across, down] of [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y] as const))) {
        const seen = document.elementFromPoint(left + width * across, top + height * down);
        if (seen && (focused.contains(seen) || seen.contains(focused))) return null;
        if (seen) cover = seen.outerHTML.slice(0, 80);
      }
    }
    return `${focused.outerHTML.slice(0, 120)} under ${cover}`;
  });
}
