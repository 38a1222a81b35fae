import { expect, test } from '../support/test.ts';
import { anything, enterStaffPortal, picture } from './picture.ts';

test.use({ expectedInConsole: anything });

picture('staff-portal-empty', ({ open }) => open('/staff-portal?q=zzzz&urgency=high'));

picture('staff-portal-loading', async (parts) => {
  await parts.page.route('**/graphql', () => new Promise(() => undefined));
  await enterStaffPortal(parts);
  await parts.page.locator('[aria-busy="true"] .skeleton-block').first().waitFor();
});

picture('staff-portal-error', async (parts) => {
  await parts.page.route('**/graphql', (route) => route.fulfill({ status: 400, json: { error: 'Request refused' } }));
  await enterStaffPortal(parts);
  await parts.page.getByRole('alert').filter({ hasText: 'Jobs could not be loaded' }).waitFor();
});

picture('staff-portal-offline', async ({ page, open }) => {
  await open('/staff-portal');
  await page.context().setOffline(true);
  await page.getByText('No internet connection').waitFor();
});

picture('error-page', async ({ page, open, width }) => {
  const body = `export const handle = { title: 'Staff portal', area: 'staff', description: '' };
    export function Component() { throw new Error('The page is broken.'); }`;
  await page.route('**/assets/JobsPage-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await open('/no/such/page');
  await page
    .getByRole('link', { name: /staff portal/i })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 }), `at ${width}`).toHaveText('Unexpected Application Error!');
});

const opened = { fullPage: false };

picture(
  'job-dialog',
  async ({ page, open }) => {
    await open('/staff-portal');
    await page.getByRole('link', { name: 'Senior Staff Nurse, Critical Care', exact: true }).click();
    await page.getByRole('dialog').getByRole('region', { name: 'Job description' }).waitFor();
  },
  opened,
);

picture(
  'compliance-dialog',
  async ({ page, open }) => {
    await open('/compliance');
    await page.getByRole('link', { name: 'Medical device regulations guidance', exact: true }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Versions' }).waitFor();
  },
  opened,
);

picture(
  'job-dialog-loading',
  async ({ page, open }) => {
    await open('/staff-portal');
    await page.route('**/graphql', () => new Promise(() => undefined));
    await page.getByRole('link', { name: 'Senior Staff Nurse, Critical Care', exact: true }).click();
    await page.getByRole('dialog').locator('.skeleton-block').first().waitFor();
  },
  opened,
);

picture(
  'toast',
  async ({ page, open }) => {
    await open('/staff-portal');
    await page.getByRole('link', { name: /^CV Template/ }).click();
    await page.getByText('CV template downloaded').waitFor();
  },
  opened,
);

for (const [name, focused] of [
  ['link', 'CV Template'],
  ['button', 'Apply Now'],
] as const) {
  picture(
    `focus-${name}`,
    async ({ page, open }) => {
      await open('/staff-portal');
      await page.keyboard.press('Tab');
      await page
        .getByRole('link', { name: new RegExp(`^${focused}`) })
        .first()
        .focus();
    },
    opened,
  );
}

picture(
  'focus-field',
  async ({ page, open }) => {
    await open('/staff-portal');
    await page.getByRole('searchbox', { name: 'Search jobs' }).focus();
  },
  opened,
);

picture(
  'skip-link',
  async ({ page, open }) => {
    await open('/');
    await page.keyboard.press('Tab');
  },
  opened,
);

picture(
  'menu-or-navigation',
  async ({ page, open, width }) => {
    await open('/staff-portal');
    if (width < 769) {
      await page.locator('summary', { hasText: 'Menu' }).tap();
    }
  },
  opened,
);

picture('filters', async ({ page, open, width }) => {
  await open('/staff-portal?type=permanent');
  if (width < 990) {
    await page.locator('summary', { hasText: 'Filter' }).tap();
  }
  await page.getByText('Search by distance').click();
});
