import { anyFailureOrNotFound, expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

test.use({ expectedInConsole: anyFailureOrNotFound });

test('the page shows all eight components as bars and as a table, by the keyboard alone @either', async ({
  page,
  open,
}) => {
  await open('/system-status');
  const rows = page.getByRole('table', { name: 'Components' }).getByRole('row');
  await expect(rows).toHaveCount(9);
  await expect(page.getByRole('img', { name: /^Web client: 30 days, / })).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Show as table' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show as bars' })).toBeFocused();
  await expect(rows).toHaveCount(31);
  await page.getByLabel('Component', { exact: true }).selectOption('Search');
  await expect(page.getByRole('caption')).toHaveText(/^Search, the last 30 days/);
  await expectNoViolations(page);
});

test('Refresh asks again and says so; a failure says what is shown instead', async ({ page, open }) => {
  await open('/system-status');
  const band = page.getByRole('region', { name: 'Now' });
  const release = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refreshing...' })).toHaveAttribute('aria-disabled', 'true');
  release.resolve();
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeVisible();
  await expect(band.getByRole('status')).toHaveText('Updated');
  await page.unrouteAll();
  await page.route('**/graphql', (route) => route.fulfill({ status: 400, json: { error: 'Not like this.' } }));
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(band.getByRole('alert')).toHaveText(/^Status could not be refreshed\. Showing data from \d+:\d\d[ap]m$/);
  await expectNoViolations(page);
});

test('the page refreshes every 30 seconds by itself, quietly, until it is paused', async ({ page, open }) => {
  await page.clock.install();
  await open('/system-status');
  let asked = 0;
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('StatusPage')) asked += 1;
    await route.continue();
  });
  await page.clock.fastForward(31_000);
  await expect.poll(() => asked).toBe(1);
  await expect(page.getByRole('region', { name: 'Now' }).getByRole('status')).toBeEmpty();
  await page.getByRole('button', { name: 'Pause updates' }).click();
  await expect(page.getByRole('button', { name: 'Resume updates' })).toBeFocused();
  await page.clock.fastForward(120_000);
  await page.getByRole('button', { name: 'Resume updates' }).click();
  await page.clock.fastForward(31_000);
  await expect.poll(() => asked).toBe(2);
});
