import { anyFailureOrNotFound, expect, hydrated, test } from './support/test.ts';
import { expectNoViolations } from './support/violations.ts';

test.use({ expectedInConsole: anyFailureOrNotFound });

const pages = {
  home: '/',
  'staff portal': '/staff-portal',
  'filtered staff portal': '/staff-portal?type=permanent&urgency=high',
  'not found': '/nowhere',
  'empty state': '/staff-portal?q=zzzz',
  'compliance hub': '/compliance',
  'a document': '/compliance?doc=medical-device-regulations',
  'the privacy policy': '/privacy-policy',
  'the terms of service': '/terms-of-service',
  'the cookie policy': '/cookie-policy',
};

for (const [name, address] of Object.entries(pages)) {
  test(`axe finds nothing on ${name} @both`, async ({ page, open }) => {
    await open(address);
    await expectNoViolations(page);
  });
}

test('axe finds nothing on an open job, as a dialog and as a page @both', async ({ page, open }) => {
  await open('/staff-portal');
  await page.getByRole('link', { name: 'Senior Staff Nurse, Critical Care', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Job description' })).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior Staff Nurse, Critical Care');
  await expectNoViolations(page);
});

test('axe finds nothing where jobs could not be loaded @both', async ({ page, open }) => {
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

test('axe finds nothing with a message, an open menu and no connection @phone', async ({ page, open, context }) => {
  await open('/staff-portal');
  await page.locator('summary', { hasText: 'Menu' }).tap();
  await page.locator('summary', { hasText: 'Filter' }).tap();
  await page.getByRole('link', { name: /^CV Template/ }).click();
  await context.setOffline(true);
  await expect(page.getByText('No internet connection')).toBeVisible();
  await expectNoViolations(page);
});
