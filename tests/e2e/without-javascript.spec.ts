import { StaffPortal } from './jobs/staff-portal.ts';
import { expect, failedRequest, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('home can be read and leads on', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
  await page.locator('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
});

test('the staff portal shows its jobs, partners and texts', async ({ page }) => {
  await page.goto('/staff-portal');
  const portal = new StaffPortal(page);
  await portal.hasTotal(5);
  await expect(portal.rows).toHaveCount(5);
  await expect(page.getByRole('table', { name: 'Recruitment partners' }).getByRole('row')).toHaveCount(5);
  await expect(page.getByText('5 Active Positions')).toBeVisible();
});

test('the privacy policy can be read', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await expect(page.getByRole('table', { name: 'What is kept, why, and for how long' })).toContainText(
    'Job applications',
  );
  await expect(page.getByRole('heading', { level: 2, name: 'Your rights' })).toBeVisible();
});

test('the filters are a form that can be sent', async ({ page }) => {
  await page.goto('/staff-portal');
  const portal = new StaffPortal(page);
  const { box, count } = await portal.choice('Type', 'Permanent');
  await box.check();
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('e');
  await page.getByLabel('Sort by').selectOption('Highest pay');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/[?&]type=permanent/);
  await expect(page).toHaveURL(/[?&]sort=highest-pay/);
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Permanent');
  expect(await portal.total()).toBeLessThanOrEqual(count);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await portal.hasTotal(5);
});

test('a job opens as a page', async ({ page }) => {
  await page.goto('/staff-portal');
  await page.getByRole('link', { name: 'Rotational Physiotherapist', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rotational Physiotherapist');
  await expect(page.getByRole('region', { name: 'Job description' })).toBeVisible();
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(new StaffPortal(page).rows).toHaveCount(5);
});

test.describe('an unknown address', () => {
  test.use({ expectedInConsole: failedRequest });

  test('says so', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.locator('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });
});

test('the filters open on a phone @phone', async ({ page }) => {
  await page.goto('/staff-portal');
  await page.locator('summary', { hasText: 'Filter' }).tap();
  const portal = new StaffPortal(page);
  const { box } = await portal.choice('Urgency', 'High');
  await box.check();
  await page.getByRole('button', { name: /^Show/ }).tap();
  await expect(page).toHaveURL(/[?&]urgency=high/);
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('High urgency');
});
