import { expect, test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

test.use({ expectedInConsole: anything });

const addresses = {
  home: '/',
  'staff-portal': '/staff-portal',
  'staff-portal-filtered': '/staff-portal?type=permanent&urgency=high',
  'not-found': '/no/such/page',
  compliance: '/compliance',
  'compliance-filtered': '/compliance?q=device&category=guidelines',
  'compliance-document': '/compliance?doc=medical-device-regulations',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
  'cookie-policy': '/cookie-policy',
  'job-unknown': '/staff-portal?job=01a00000-0000-7000-8000-000000000000',
};

for (const [name, address] of Object.entries(addresses)) {
  picture(name, ({ open }) => open(address));
}

picture('job-page', async ({ page, open }) => {
  await open('/staff-portal');
  const job = page.getByRole('link', { name: 'Senior Staff Nurse, Critical Care', exact: true });
  await open((await job.getAttribute('href')) ?? '');
});

picture(
  'playground',
  async ({ page }) => {
    await page.goto('/graphql');
    const operation = page.getByRole('menuitem', { name: 'Jobs', exact: true });
    await expect(async () => {
      await page.getByRole('button', { name: /^Execute query/ }).click();
      await expect(operation).toBeVisible({ timeout: 500 });
    }).toPass();
    await operation.click();
    await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('totalCount');
  },
  { fullPage: false },
);

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  picture('staff-portal-forced-colours', ({ open }) => open('/staff-portal?urgency=high'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  picture('staff-portal-without-javascript', ({ page }) => page.goto('/staff-portal'));
});
