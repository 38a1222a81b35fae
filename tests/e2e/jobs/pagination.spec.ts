import { originWithManyRows } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';
import { StaffPortal } from './staff-portal.ts';

test.use({ baseURL: originWithManyRows() });

test('Next and Previous walk through every job once', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  const pages = page.getByRole('navigation', { name: 'Pages of jobs' });
  const total = await portal.total();
  await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  const seen = await portal.ids();
  for (let start = 11; start <= total; start += 10) {
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(pages).toContainText(`Showing ${start} to ${Math.min(start + 9, total)} of ${total}`);
    seen.push(...(await portal.ids()));
  }
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  expect(new Set(seen).size).toBe(total);
  expect(seen).toHaveLength(total);
  await pages.getByRole('link', { name: 'Previous' }).click();
  const before = total - (total % 10 || 10);
  await expect(pages).toContainText(`Showing ${before - 9} to ${before} of ${total}`);
  expect(await portal.ids()).toEqual(seen.slice(before - 10, before));
});

test('the page is part of the address, and Back goes to the one before', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  const first = await portal.ids();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?after=/);
  await expect(page.getByRole('navigation', { name: 'Pages of jobs' })).toContainText('Showing 11 to 20');
  const second = await portal.ids();
  expect(second).not.toEqual(first);
  await page.reload();
  await expect.poll(() => portal.ids()).toEqual(second);
  await page.goBack();
  await expect.poll(() => portal.ids()).toEqual(first);
});

test('Back, pressed while the scripts of a page still come, goes to the page before', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  const first = await portal.ids();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('navigation', { name: 'Pages of jobs' })).toContainText('Showing 11 to 20');
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Pages of jobs' })).toContainText('Showing 11 to 20');
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/staff-portal');
  release.resolve();
  await expect.poll(() => portal.ids()).toEqual(first);
  await expect(page.getByRole('navigation', { name: 'Pages of jobs' })).toContainText('Showing 1 to 10');
});

test('a filter starts at the first page', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?after=/);
  await (await portal.choice('Type', 'Permanent')).box.click();
  await expect(page).toHaveURL('/staff-portal?type=permanent');
});

test('an unknown cursor goes to the start', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  const first = await portal.ids();
  for (const address of ['/staff-portal?after=nonsense', '/staff-portal?before=bm9uc2Vuc2U']) {
    await open(address);
    await expect(page, address).toHaveURL('/staff-portal');
    await expect(portal.rows.first()).toBeVisible();
    expect(await portal.ids(), address).toEqual(first);
  }
});

test('one page of jobs shows no pages @either', async ({ page, open }) => {
  await open('/staff-portal?q=Senior+Staff+Nurse,+Critical+Care&type=permanent&location=Manchester');
  await expect(new StaffPortal(page).rows.first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of jobs' })).toHaveCount(0);
});
