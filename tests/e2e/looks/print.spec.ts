import type { Locator } from 'playwright/test';
import { originWithManyRows } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';

const sheets = [
  '/staff-portal',
  '/compliance',
  '/equipment',
  '/news',
  '/staff-portal?job=01a1ede2-6680-790d-b5ad-95077e39d315',
];

for (const address of [
  ...sheets,
  '/compliance?doc=medical-device-regulations',
  '/api-reference',
  '/privacy-policy',
  '/',
]) {
  test(`${address} prints without what is pressed, and in ink on white`, async ({ page, open }) => {
    await open(address);
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    const pressed = page.locator('main :is(button, input, select, textarea, form[action], .box-link, [role="tab"])');
    expect(
      await pressed.filter({ visible: true }).evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120))),
    ).toEqual([]);
    await expect(page.getByRole('link', { name: /^All (?:jobs|documents)$/ }).filter({ visible: true })).toHaveCount(0);
    const dark = await page.locator('main *').evaluateAll((all) =>
      all.flatMap((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        const sum = (value: string) =>
          (value.match(/\d+/g) ?? []).slice(0, 3).reduce((total, part) => total + Number(part), 0);
        const isOpaque = !/rgba\(.*, 0\)$/.test(backgroundColor);
        const isSeen = element.checkVisibility() && element.textContent?.trim() !== '';
        return isSeen && ((isOpaque && sum(backgroundColor) < 250) || sum(color) > 500)
          ? [element.outerHTML.slice(0, 120)]
          : [];
      }),
    );
    expect(dark).toEqual([]);
    const added = await page
      .locator('a')
      .evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));
    expect(added.filter((content) => /http/.test(content))).toEqual([]);
  });
}

test('a list takes the column of the filters, which are not printed', async ({ page, open }) => {
  await open('/staff-portal');
  const list = page.locator('ul.result-list');
  const left = () => list.evaluate((element) => element.getBoundingClientRect().left);
  const besideTheFilters = await left();
  await page.emulateMedia({ media: 'print' });
  expect(besideTheFilters - (await left())).toBeGreaterThan(200);
});

test.describe('a full page of the list', () => {
  test.use({ baseURL: originWithManyRows() });

  test('of jobs fits on two sheets of paper', async ({ page, open }) => {
    await open('/staff-portal');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('ul.result-list > li')).toHaveCount(10);
    const pdf = (
      await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '12mm', right: '12mm' } })
    ).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page[^s]/g) ?? [];
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.length).toBeLessThanOrEqual(2);
  });
});

test('the days of the system status are printed in words in their own column, not as bars', async ({ page, open }) => {
  await open('/system-status');
  const components = page.getByRole('table', { name: 'Components' });
  const bars = components.locator('svg[aria-label*=" days, "]');
  const inWords = components.getByText(/^30 days, .*days? without data$/);
  await expect(bars).toHaveCount(4);
  await expect(inWords.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(bars.filter({ visible: true })).toHaveCount(0);
  await expect(inWords.filter({ visible: true })).toHaveCount(8);
  const left = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const column = await left(components.getByRole('columnheader').nth(1));
  for (const words of await inWords.all()) expect(await left(words)).toBe(column);
  // A sheet of paper is narrower than the window: the parts of a component stand below one another there.
  await page.setViewportSize({ width: 720, height: 1000 });
  const height = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().height);
  for (const words of await inWords.all()) expect(await height(words)).toBeGreaterThan(10);
});
