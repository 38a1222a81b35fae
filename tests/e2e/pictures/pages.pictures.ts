import { signInAsOperator, signInBefore } from '../accounts/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { visitedPages } from '../support/visited-pages.ts';
import { anything, picture } from './picture.ts';

test.use({ expectedInConsole: anything });

/** Every route, and the lists and items that look different. */
for (const { address, as } of visitedPages) {
  picture(
    `route${address.replaceAll(/[^a-z0-9]+/g, '-').replace(/-$/, '') || '-home'}${as ? `-as-${as}` : ''}`,
    async ({ page, open, origin }) => {
      if (as === 'member') await signInBefore(page);
      if (as === 'operator') await signInAsOperator(page, origin);
      await open(address);
    },
  );
}

const others = {
  'compliance-filtered': '/compliance?q=device&category=guidelines',
  'job-unknown': '/staff-portal?job=01a00000-0000-7000-8000-000000000000',
};

for (const [name, address] of Object.entries(others)) {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  picture('staff-portal-without-javascript', ({ page }) => page.goto('/staff-portal'));
});
