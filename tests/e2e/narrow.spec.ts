import type { Page } from 'playwright/test';
import { settled } from './support/settled.ts';
import { anyFailureOrNotFound, expect, test } from './support/test.ts';

test.use({
  viewport: { width: 320, height: 640 },
  expectedInConsole: anyFailureOrNotFound,
});

const addresses = [
  '/',
  '/staff-portal',
  '/staff-portal?q=zzzz&type=permanent&urgency=high',
  '/compliance',
  '/compliance?doc=nhs-procurement-guidelines',
  '/equipment',
  '/news',
  '/privacy-policy',
  '/cookie-policy',
  '/nowhere/at/all',
];

for (const address of addresses) {
  test(`${address} does not scroll sideways at 320, and its tables stay tables @phone`, async ({ page, open }) => {
    await open(address);
    await expectNoSidewaysScroll(page);
    expect(await cellsAsRead(page)).toBe(await page.locator('td, th').count());
    for (const summary of await page.locator('summary:visible').all()) {
      await summary.click();
    }
    await expectNoSidewaysScroll(page);
  });
}

test('an open job does not scroll sideways at 320, as a dialog or as a page @phone', async ({ page, open }) => {
  await open('/staff-portal');
  await page.getByRole('link', { name: 'Advanced Clinical Practitioner, Emergency Medicine', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Job description' })).toBeVisible();
  await settled(page);
  await expectNoSidewaysScroll(page);
  const sideways = await dialog.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].some(
      (node) => node.scrollWidth > node.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(node).overflowX),
    ),
  );
  expect(sideways).toBe(false);
  await open(page.url());
  await expectNoSidewaysScroll(page);
});

/** How many cells of tables the browser tells assistive technology of, where rows are stacked. */
async function cellsAsRead(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ role }) => ['cell', 'columnheader', 'rowheader'].includes(String(role?.value))).length;
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const culprits = [...document.body.querySelectorAll('*')].filter(
      (node) => node.getBoundingClientRect().right > width + 1 && node.scrollWidth > 0,
    );
    return document.documentElement.scrollWidth > width ? culprits.map((node) => node.outerHTML.slice(0, 120)) : [];
  });
  expect(tooWide).toEqual([]);
}
