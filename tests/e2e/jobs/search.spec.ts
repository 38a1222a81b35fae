import { originWithManyRows } from '../support/portals.ts';
import { expect, takenOver, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { StaffPortal } from './staff-portal.ts';

test.use({ baseURL: originWithManyRows() });

test('the list follows the typing, and Back does not go through each letter', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff portal' }).click();
  await expect(portal.heading).toBeVisible();
  const all = await portal.total();
  const field = page.getByRole('searchbox', { name: 'Search jobs' });
  await field.pressSequentially('pharm', { delay: 60 });
  await expect(page).toHaveURL('/staff-portal?q=pharm');
  const found = await portal.settledTotal(all);
  expect(found).toBeLessThan(all);
  expect(found).toBeGreaterThan(0);
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Enter searches at once, and the number is announced', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('Senior Staff Nurse, Critical Care');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=Senior\+Staff\+Nurse/);
  await expect(portal.rows.first().locator('h3')).toHaveText('Senior Staff Nurse, Critical Care');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ jobs?$/ })).toHaveText(
    (await portal.heading.textContent()) ?? '',
  );
});

test('the field shows the search of the address, and an emptied field all jobs', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal?q=nurse');
  const field = page.getByRole('searchbox', { name: 'Search jobs' });
  await expect(field).toHaveValue('nurse');
  const found = await portal.total();
  await field.fill('');
  await expect(page).toHaveURL('/staff-portal');
  expect(await portal.settledTotal(found)).toBeGreaterThan(found);
});

test('markup in the search is only text', async ({ page, open }) => {
  await open(`/staff-portal?q=${encodeURIComponent('</zqscript><img src=zqx onerror=zqalert()>')}`);
  await expect(page.getByRole('heading', { name: 'No jobs match these filters' })).toBeVisible();
  await expect(page.locator('img[src="zqx"]')).toHaveCount(0);
});

test('distance finds jobs around a place', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  const all = await portal.total();
  await page.getByText('Search by distance').click();
  await page.getByLabel('Town or postcode').fill('Manchester');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL('/staff-portal?near=Manchester');
  const near = await portal.settledTotal(all);
  expect(near).toBeGreaterThan(0);
  await page.getByLabel('Distance').selectOption('Within 100 miles');
  await expect(page).toHaveURL('/staff-portal?near=Manchester&radius=100');
  expect(await portal.settledTotal(near)).toBeGreaterThan(near);
});

test('a place is chosen with the keyboard, and the list stands nearest first', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  await page.getByText('Search by distance').click();
  const field = page.getByRole('combobox', { name: 'Town or postcode' });
  await field.pressSequentially('newcast');
  const options = page.getByRole('listbox', { name: 'Matching places' }).getByRole('option');
  await expect(options.first()).toHaveText('Newcastle upon Tyne, Tyne and Wear');
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expectNoViolations(page);
  await field.press('Enter');
  await expect(page).toHaveURL('/staff-portal?near=Newcastle+upon+Tyne');
  await page.getByLabel('Distance').selectOption('Within 100 miles');
  await page.getByLabel('Sort by').selectOption('Nearest');
  await expect(page).toHaveURL('/staff-portal?near=Newcastle+upon+Tyne&radius=100&sort=nearest');
  // The rows before the choice stay until those after it are there.
  const inOrder = async () => {
    const miles = await distances(portal);
    return miles.length > 1 && miles.every((mile, index) => index === 0 || mile >= (miles[index - 1] ?? 0));
  };
  await expect.poll(inOrder).toBe(true);
  await expect(page.getByText('Source: Office for National Statistics licensed under')).toBeVisible();
});

test('the filter by distance has no violations: with suggestions, with results and without @either', async ({
  page,
  open,
}) => {
  await open('/staff-portal');
  const filters = page.locator('summary').filter({ hasText: /^Filter/ });
  const showFilters = async () => {
    if (await filters.isVisible()) await filters.click();
  };
  await showFilters();
  await page.getByText('Search by distance').click();
  await expectNoViolations(page);
  const field = page.getByRole('combobox', { name: 'Town or postcode' });
  await field.pressSequentially('newcast');
  const options = page.getByRole('listbox', { name: 'Matching places' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await expectNoViolations(page);
  await options.first().click();
  await expect(page).toHaveURL('/staff-portal?near=Newcastle+upon+Tyne');
  await expect(page.getByText('Source: Office for National Statistics licensed under')).toBeVisible();
  await expectNoViolations(page);
  await open('/staff-portal?near=ZE1+0AA&radius=5');
  await expect(page.getByRole('heading', { name: 'No jobs match these filters' })).toBeVisible();
  await expectNoViolations(page);
  await showFilters();
  await expect(field).toBeVisible();
  await expectNoViolations(page);
  await open('/staff-portal?near=Nowhereham');
  await showFilters();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page);
});

test('where no job is near enough, the page says how far the nearest one is', async ({ page, open }) => {
  await open('/staff-portal?near=ZE1+0AA&radius=5');
  await expect(page.getByRole('heading', { name: 'No jobs match these filters' })).toBeVisible();
  await expect(
    page.getByText(/^No jobs are within 5 miles of ZE1 0AA\. The nearest one is \d+ miles away, in [A-Z].+\.$/),
  ).toBeVisible();
});

test('a least pay narrows the list', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  const all = await portal.total();
  await page.getByLabel('Minimum pay').selectOption('£60,000 or more');
  await expect(page).toHaveURL('/staff-portal?pay=60000');
  const found = await portal.settledTotal(all);
  expect(found).toBeLessThan(all);
  for (const salary of await salaries(portal)) {
    expect(salary).toBeGreaterThanOrEqual(60_000);
  }
});

test('a highest pay narrows the list', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  const all = await portal.total();
  await page.getByLabel('Maximum pay').selectOption('Up to £30,000');
  await expect(page).toHaveURL('/staff-portal?payMax=30000');
  expect(await portal.settledTotal(all)).toBeLessThan(all);
  await expect(page.getByRole('link', { name: 'Remove filter: Up to £30,000' })).toBeVisible();
});

test('a misspelt search is corrected, and the page leads to what was typed @either', async ({ page, open }) => {
  await open('/staff-portal?q=nusre');
  const note = page.getByText('Showing results for "nurse". Search instead for "nusre"');
  await expect(note).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Search instead for "nusre"' }).click();
  await expect(page).toHaveURL('/staff-portal?q=%22nusre%22');
  await expect(page.getByRole('heading', { name: 'No jobs match these filters' })).toBeVisible();
  await expect(note).toBeHidden();
});

test('the way to what was typed is taken by keyboard, and the focus goes to what it shows', async ({ page, open }) => {
  await open('/staff-portal?q=nusre');
  const link = page.getByRole('link', { name: 'Search instead for "nusre"' });
  await takenOver(link);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/staff-portal?q=%22nusre%22');
  await expect(page.locator('main').locator(':focus')).toBeVisible();
});

for (const path of ['/equipment?q=ventilater', '/compliance?q=infecton', '/news?q=nusre']) {
  test(`so it is on ${path}`, async ({ page, open }) => {
    await open(path);
    await expect(
      page.getByText(/^Showing results for "(ventilator|infection|nurse)"\. Search instead for "/),
    ).toBeVisible();
  });
}

test('the order of the list is part of the address', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  await page.getByLabel('Sort by').selectOption('Highest pay');
  await expect(page).toHaveURL('/staff-portal?sort=highest-pay');
  await expect.poll(async () => isDescending(await salaries(portal))).toBe(true);
  expect(new Set(await salaries(portal)).size).toBeGreaterThan(1);
  await page.getByLabel('Sort by').selectOption('Newest');
  await expect(page).toHaveURL('/staff-portal');
});

test('the order stands inside its border, whichever it is @phone', async ({ page, open }) => {
  await open('/staff-portal?q=nurse');
  const select = page.getByLabel('Sort by');
  const frame = page.locator('label').filter({ has: select });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const label of await select.getByRole('option').allTextContents()) {
      await select.selectOption(label);
      await expect(select.locator('option:checked')).toHaveText(label);
      const room = await frame.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const [inner, outer] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
        return Math.min(inner.left - outer.left, outer.right - inner.right);
      });
      expect(room, `${label} at ${width}`).toBeGreaterThanOrEqual(4);
    }
  }
});

test('words that are sent at once are answered by the best match', async ({ page, open }) => {
  await open('/staff-portal');
  const field = page.getByRole('searchbox', { name: 'Search jobs' });
  await field.fill('nurse');
  await field.press('Enter');
  await expect(page).toHaveURL('/staff-portal?q=nurse');
  await expect(page.getByLabel('Sort by')).toHaveValue('');
});

/** How many miles away each row says that it is. */
async function distances(portal: StaffPortal): Promise<number[]> {
  const rows = await portal.rows.allInnerTexts();
  return rows.flatMap((row) => {
    const [, miles] = /, (\d+|less than 1) miles? away/.exec(row) ?? [];
    return miles ? [Number(miles) || 0] : [];
  });
}

/** The highest salary of each row, in pounds. */
async function salaries(portal: StaffPortal): Promise<number[]> {
  const rows = await portal.rows.allInnerTexts();
  return rows.map((row) => Number(row.match(/£[\d,]+(?: to £([\d,]+))?/)?.[1]?.replaceAll(',', '') ?? Number.NaN));
}

function isDescending(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value <= (values[index - 1] ?? 0));
}

test.describe('what a search names besides words', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('stands above the list as filters that can be removed', async ({ page }) => {
        await page.goto('/staff-portal?q=nurse+band+5+over+%C2%A330%2C000');
        const filters = page.getByRole('list', { name: 'Filters in use' });
        await expect(filters.getByRole('link', { name: 'Remove filter: Band 5' })).toBeVisible();
        await filters.getByRole('link', { name: 'Remove filter: £30,000 or more' }).click();
        await expect(page).toHaveURL('/staff-portal?q=nurse+band+5');
        await expect(filters.getByRole('link', { name: 'Remove filter: £30,000 or more' })).toHaveCount(0);
        await expect(filters.getByRole('link', { name: 'Remove filter: Band 5' })).toBeVisible();
      });
    });
  }
});

test('what was typed a moment before does not close the job that is opened, and is searched for after it', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('/staff-portal');
  const portal = new StaffPortal(page);
  const link = portal.rows.first().getByRole('heading').getByRole('link');
  const title = await link.innerText();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('zzzz');
  await link.click();
  const dialog = page.getByRole('dialog', { name: title });
  // The dialog's script may come at any moment, and React shows what waited for it by a timer.
  const dialogs = async () => {
    await page.clock.runFor(400);
    return dialog.count();
  };
  await expect.poll(dialogs).toBe(1);
  await page.clock.runFor(2_000);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\?job=/);
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/staff-portal?q=zzzz');
  await expect(portal.rows).toHaveCount(0);
});
