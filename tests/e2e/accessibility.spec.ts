import { anyFailure, anyFailureOrNotFound, expect, hydrated, test } from './support/test.ts';
import { expectNoViolations } from './support/violations.ts';

test.use({ expectedInConsole: anyFailureOrNotFound });

test('axe finds nothing on an open job, as a dialog and as a page @either', async ({ page, open }) => {
  await open('/staff-portal');
  await page.getByRole('link', { name: 'Senior Staff Nurse, Critical Care', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Job description' })).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior Staff Nurse, Critical Care');
  await expectNoViolations(page);
});

test('axe finds nothing where jobs could not be loaded @either', async ({ page, open }) => {
  await page.route('**/graphql', (route) => route.fulfill({ status: 400, json: { error: 'Not like this.' } }));
  await open('/');
  await page.goto('/');
  await hydrated(page);
  await page
    .locator('main')
    .getByRole('link', { name: /job|staff/i })
    .first()
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'Jobs could not be loaded' })).toBeVisible();
  await expectNoViolations(page);
});

test.describe('without a connection', () => {
  // What comes late asks for its script in vain.
  test.use({ expectedInConsole: anyFailure });

  test('axe finds nothing with a message, an open menu and no connection @phone', async ({ page, open, context }) => {
    await open('/staff-portal');
    await page.locator('summary', { hasText: 'Menu' }).tap();
    await page.locator('summary', { hasText: 'Filter' }).tap();
    await page.getByRole('link', { name: /^CV Template/ }).click();
    await context.setOffline(true);
    await expect(page.getByText('No internet connection')).toBeVisible();
    await expectNoViolations(page);
  });
});
