import { expect, failedRequest, test } from './support/test.ts';
import { expectNoViolations } from './support/violations.ts';

test.use({ expectedInConsole: failedRequest });

/** The pages of information: the words of the link to each, its address, and a heading that only its data brings. */
const pages = {
  'Help center': ['/help-center', 'Popular articles'],
  Training: ['/training', 'Training paths'],
  'System status': ['/system-status', 'Components'],
  About: ['/about', 'Mission'],
  Documentation: ['/documentation', 'Quick start guides'],
  'API reference': ['/api-reference', 'Categories'],
  'Privacy policy': ['/privacy-policy', 'In short'],
  Contact: ['/contact', 'Ways to reach us'],
} as const;

for (const [name, [address, heading]] of Object.entries(pages)) {
  test(`a page whose data is refused says so, and is there once it is tried again: ${name} @turns`, async ({
    page,
    open,
  }) => {
    await open('/accessibility');
    await page.route('**/graphql', (route) => route.fulfill({ status: 400, json: { error: 'Request refused' } }));
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(address);
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'could not be loaded' }).first();
    await expect(alert).toContainText('Request refused');
    await expect(
      page.locator('main .skeleton-block').locator('visible=true'),
      'nothing seems to be loading',
    ).toHaveCount(0);
    // While the page scrolls up, its header lies over other controls.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expectNoViolations(page);

    await page.unroute('**/graphql');
    await alert.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.locator('main .skeleton-block').locator('visible=true')).toHaveCount(0);
  });
}
