import { originWithManyRows } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';
import { StaffPortal } from './staff-portal.ts';

test.use({ baseURL: originWithManyRows() });

const facets = [
  { group: 'Type', choice: 'Permanent', address: 'type=permanent', shows: /^Permanent/ },
  { group: 'Urgency', choice: 'High', address: 'urgency=high', shows: /High urgency/ },
  { group: 'Pay band', choice: 'Bands 5 to 7', address: 'band=5-7', shows: /Band [567]/ },
];

for (const { group, choice, address, shows } of facets) {
  test(`${group} narrows the list to as many jobs as it says`, async ({ page, open }) => {
    const portal = new StaffPortal(page);
    await open('/staff-portal');
    const all = await portal.total();
    const { box, count } = await portal.choice(group, choice);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(all);
    await box.click();
    await expect(page).toHaveURL(`/staff-portal?${address}`);
    await portal.hasTotal(count);
    const rows = await portal.rows.allInnerTexts();
    expect(rows).toHaveLength(Math.min(count, 10));
    for (const row of rows) {
      expect(
        row.split('\n').some((line) => shows.test(line)),
        row,
      ).toBe(true);
    }
    expect((await portal.choice(group, choice)).count, 'a facet does not count itself').toBe(count);
  });
}

test('a choice shows at once that it is made', async ({ page, open }) => {
  await open('/staff-portal');
  const { box } = await new StaffPortal(page).choice('Type', 'Permanent');
  await box.check();
  await expect(box).toBeChecked();
});

test('Location offers the towns that have jobs, with their number', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  const option = page.getByLabel('Location').locator('option').nth(1);
  const [, town = '', count = ''] = (await option.textContent())?.match(/^(.+) \((\d+)\)$/) ?? [];
  await page.getByLabel('Location').selectOption({ index: 1 });
  await expect(page).toHaveURL(`/staff-portal?location=${encodeURIComponent(town).replaceAll('%20', '+')}`);
  await portal.hasTotal(Number(count));
  for (const row of await portal.rows.allInnerTexts()) {
    expect(row).toContain(`, ${town}`);
  }
});

test('Back undoes one choice at a time, and Forward makes it again', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  const all = await portal.total();
  await (await portal.choice('Type', 'Permanent')).box.click();
  await expect(page).toHaveURL('/staff-portal?type=permanent');
  const permanent = await portal.settledTotal(all);
  await (await portal.choice('Urgency', 'High')).box.click();
  await expect(page).toHaveURL('/staff-portal?type=permanent&urgency=high');
  await portal.settledTotal(permanent);
  await page.goBack();
  await portal.hasTotal(permanent);
  await expect((await portal.choice('Urgency', 'High')).box).not.toBeChecked();
  await expect((await portal.choice('Type', 'Permanent')).box).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/staff-portal');
  await portal.hasTotal(all);
  await page.goForward();
  await portal.hasTotal(permanent);
});

test('filters in use are listed, removed one by one, and cleared together', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal?type=permanent&type=contract&urgency=high&sort=highest-pay');
  const inUse = page.getByRole('list', { name: 'Filters in use' });
  await expect(inUse.getByRole('link')).toHaveText([/Permanent/, /Contract/, /High urgency/, 'Clear all']);
  await inUse.getByRole('link', { name: 'Remove filter: Contract' }).click();
  await expect(page).toHaveURL('/staff-portal?type=permanent&urgency=high&sort=highest-pay');
  await inUse.getByRole('link', { name: 'Clear all' }).click();
  await expect(page, 'the order is not a filter').toHaveURL('/staff-portal?sort=highest-pay');
  await expect(inUse).toHaveCount(0);
  for (const box of await page.getByRole('checkbox').all()) {
    await expect(box).not.toBeChecked();
  }
  await expect.poll(() => portal.total()).toBeGreaterThan(60);
});

test('unknown values of filters are ignored', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  const all = await portal.total();
  await open('/staff-portal?type=nonsense&urgency=&band=99&sort=by-magic&radius=-3');
  await portal.hasTotal(all);
  await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveCount(0);
});
