import type { Locator } from 'playwright/test';
import { signInBefore } from '../accounts/signed-in.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const INK = 'rgb(27, 42, 51)';

const colour = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** An item of each area, its colour, and the words of a tag and of a lead. */
const sheets = [
  { list: '/staff-portal', title: 'Senior Staff Nurse, Critical Care', area: 'rgb(11, 79, 138)', tag: /urgency$/ },
  { list: '/compliance', title: 'Medical device regulations guidance', area: 'rgb(15, 107, 102)', tag: /urgency$/ },
  { list: '/equipment', title: 'Bedside patient monitor, 12-inch', area: 'rgb(255, 184, 28)', tag: /^In stock$/ },
  {
    list: '/news?category=breaking',
    title: "Scotland's pay scales for 2026 to 2027 rise by 3.75%",
    area: 'rgb(70, 88, 107)',
    tag: /^High priority$/,
  },
];

for (const { list, title, area, tag } of sheets) {
  test(`what is opened from ${list} has the colour of its part, Close in ink, and its tag above what follows`, async ({
    page,
    open,
  }) => {
    await open(list);
    await page.getByRole('link', { name: title, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(tag).first().waitFor();
    await settled(page);
    const close = dialog.getByRole('button', { name: 'Close' });
    expect(await colour(close, 'color')).toBe(INK);
    const bar = close.locator('..');
    expect(await colour(bar, 'border-top-width')).toBe('4px');
    expect(await colour(bar, 'border-top-color')).toBe(area);
    for (const place of [dialog, page.getByRole('main')]) {
      if (place !== dialog) await open(page.url());
      const heading = place.getByRole('heading', { name: title, exact: true });
      const bottom = await heading.evaluate((element) => element.getBoundingClientRect().bottom);
      const at = await place
        .getByText(tag)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top);
      expect(at - bottom).toBeGreaterThanOrEqual(0);
      expect(at - bottom).toBeLessThan(20);
    }
  });
}

for (const address of ['/?dialog=signin', '/?dialog=search', '/staff-portal?form=job']) {
  test(`Close of ${address} is ink`, async ({ page, open }) => {
    await open(address);
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
    await settled(page);
    expect(await colour(close, 'color')).toBe(INK);
  });
}

test('what is pointed at changes its colour in 120 milliseconds, rows of filters too', async ({ page, open }) => {
  await open('/staff-portal');
  const link = page.locator('main ul.result-list a').first();
  await link.hover();
  expect(await colour(link, 'transition-duration')).toBe('0.12s');
  const row = page.getByRole('group', { name: 'Type' }).locator('div:has(> input:enabled)').first();
  const before = await colour(row, 'background-color');
  await row.hover();
  expect(await colour(row, 'background-color')).not.toBe(before);
});

test('without colours of its own the portal shows its lines and the current choice', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/compliance?category=guidelines');
  const text = await colour(page.locator('body'), 'color');
  for (const path of await page.locator('main svg.stroke-4 path, header svg.stroke-4 path').all()) {
    expect(await colour(path, 'stroke')).toBe(text);
  }
  const categories = page.getByRole('navigation', { name: 'Category' });
  const current = await colour(categories.locator('[aria-current]'), 'border-bottom-color');
  const other = await colour(categories.locator('a:not([aria-current])').first(), 'border-bottom-color');
  expect(other).toBe(await colour(page.locator('body'), 'background-color'));
  expect(current).not.toBe(other);
  // Icons are drawn in the colour of the words beside them.
  const icons = await page
    .locator('svg.lucide')
    .evaluateAll((all) =>
      all
        .filter((icon) => icon.checkVisibility())
        .map((icon) => [getComputedStyle(icon).stroke, getComputedStyle(icon.parentElement ?? icon).color]),
    );
  expect(icons.length).toBeGreaterThan(3);
  for (const [stroke, words] of icons) expect(stroke).toBe(words);
});

test('the account has its contents beside it, and deleting it is a warning', async ({ page, open }) => {
  await signInBefore(page);
  await open('/account');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveText(['Profile', 'Security', 'Activity', 'Data']);
  await contents.getByRole('link', { name: 'Data' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Data' })).toBeFocused();
  await expect(contents).toBeInViewport();
  const remove = page.locator('[data-delete-account]');
  expect(await colour(remove, 'background-color')).toBe('rgb(196, 39, 27)');
});

test('figures that were not counted say so beside themselves, and the CV template says what it is', async ({
  page,
  open,
}) => {
  await open('/compliance');
  await expect(page.locator('dd', { hasText: '1,247' })).toHaveText('1,247illustrative');
  await open('/equipment');
  await expect(page.locator('dd', { hasText: '15,683' })).toHaveText('15,683illustrative');
  await open('/staff-portal');
  await expect(page.locator('li', { has: page.getByRole('link', { name: /^CV Template/ }) })).toContainText(
    '7 sections to fill in',
  );
});

test('the pay bands of an article are a table', async ({ page, open }) => {
  await open('/news?article=pay-scales-for-2026-to-2027');
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Band', 'Lowest', 'Highest']);
  await expect(table.getByRole('row', { name: 'Band 5' }).getByRole('cell')).toHaveText(['£32,073', '£39,043']);
});

test('the foot of a page has four groups, side by side, which begin at the same height', async ({ page, open }) => {
  await open('/about');
  const groups = page.getByRole('contentinfo').locator('h2');
  await expect(groups.filter({ hasText: /^(?!Certifications|Visitors)/ })).toHaveText([
    'Contact',
    'Support',
    'Company and legal',
    'Health-service sites',
  ]);
  const tops = await groups.evaluateAll((all) => all.slice(0, 4).map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('the mark of another site stays in the line of the last word before it', async ({ page, open }) => {
  await open('/compliance');
  const links = page.getByRole('main').locator('a[data-external]');
  await expect(links.first()).toBeVisible();
  for (let width = 320; width <= 420; width += 10) {
    await page.setViewportSize({ width, height: 844 });
    const alone = await links.evaluateAll((all) =>
      all
        .filter((link) => {
          const mark = link.querySelector('svg')?.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(link.firstChild ?? link);
          const words = [...range.getClientRects()].at(-1);
          return mark && words && mark.top > words.bottom;
        })
        .map((link) => link.textContent),
    );
    expect(alone, `at ${width}`).toEqual([]);
  }
});
