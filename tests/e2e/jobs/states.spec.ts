import { anyFailure, expect, test } from '../support/test.ts';
import { StaffPortal } from './staff-portal.ts';

test.use({ expectedInConsole: anyFailure });

test('a search without results names the filters and leads out of them @either', async ({ page, open }) => {
  await open('/staff-portal?q=zzzz&urgency=high');
  await expect(page.getByRole('heading', { name: 'No jobs match these filters' })).toBeVisible();
  const inUse = page.getByRole('list', { name: 'Filters in use' });
  await expect(inUse.getByRole('link')).toHaveText([/Search: zzzz/, /High urgency/, 'Clear all']);
  await inUse.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/staff-portal');
  await expect(new StaffPortal(page).rows).toHaveCount(5);
});

test('a refused query is not repeated, says why, keeps the choice, and can be tried again', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  let requests = 0;
  await page.route('**/graphql', (route) => {
    if (!route.request().postData()?.includes('JobsPage')) return route.continue();
    requests += 1;
    return route.fulfill({ status: 400, json: { errors: [{ message: 'Not like this.' }] } });
  });
  const { box } = await portal.choice('Type', 'Permanent');
  await box.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Jobs could not be loaded' });
  await expect(alert).toContainText('Not like this.');
  await expect(box).toBeChecked();
  expect(requests).toBe(1);
  await page.unroute('**/graphql');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(portal.rows.first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a failing server is asked again after 1, 2 and 4 seconds', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  const times: number[] = [];
  await page.route('**/graphql', (route) => {
    times.push(Date.now());
    return route.fulfill({ status: 500, contentType: 'text/plain', body: 'stack trace' });
  });
  await (await portal.choice('Type', 'Permanent')).box.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Jobs could not be loaded' });
  await expect(alert).toContainText('HTTP 500', { timeout: 20_000 });
  await expect(alert).not.toContainText('stack trace');
  // Never earlier. How much later, a busy machine says: the client's own tests have a clock of their own.
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses).toHaveLength(3);
  for (const [index, seconds] of [1, 2, 4].entries()) {
    expect(pauses[index], `pause ${index + 1}`).toBeGreaterThan(seconds * 1_000 - 100);
  }
});

test('a server that cannot be reached ends with the words of the catalogue', async ({ page, open }) => {
  await open('/staff-portal');
  await page.route('**/graphql', (route) => route.abort());
  await (await new StaffPortal(page).choice('Type', 'Permanent')).box.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Jobs could not be loaded' });
  await expect(alert).toContainText('Maximum retries exceeded', { timeout: 20_000 });
});

test('without a connection the page says so and keeps what it has @either', async ({ page, open, context }) => {
  const portal = new StaffPortal(page);
  await open('/staff-portal');
  await context.setOffline(true);
  const bar = page.getByRole('status').filter({ hasText: 'No internet connection' });
  await expect(bar).toContainText(/Saved copy from \d{1,2}:\d{2}[ap]m/);
  await expect(portal.rows).toHaveCount(5);
  await expect(bar.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
});

test('jobs that take long are announced by rows of the same height', async ({ page, open }) => {
  const portal = new StaffPortal(page);
  await open('/');
  const answer = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff portal' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading jobs' })).toBeAttached();
  const busy = page.locator('[aria-busy="true"]');
  const skeleton = busy.locator('.skeleton-block').first().locator('xpath=../..');
  const { height } = (await skeleton.boundingBox()) ?? { height: 0 };
  answer.resolve();
  await expect(portal.rows).toHaveCount(5);
  await expect(busy).toHaveCount(0);
  const row = await portal.rows.first().boundingBox();
  expect(Math.abs(height - (row?.height ?? 0)), `${height} is near ${row?.height}`).toBeLessThan(8);
});
