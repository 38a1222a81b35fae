import { expect, test } from '../support/test.ts';
import { anything, type Parts, picture } from './picture.ts';

test.use({ expectedInConsole: anything });

/** The areas beside the staff portal, whose states have pictures of their own. */
const areas = ['Compliance', 'Equipment', 'News'];

/** Goes to an area inside the client, so that its data comes over the network. */
async function enter({ page, open, width }: Parts, area: string): Promise<void> {
  await open('/');
  if (width < 769) {
    await page.locator('summary', { hasText: 'Menu' }).tap();
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: area, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(area);
}

for (const area of areas) {
  const name = area.toLowerCase();

  picture(`${name}-loading`, async (parts) => {
    await parts.page.route('**/graphql', () => new Promise(() => undefined));
    await enter(parts, area);
    await parts.page.locator('[aria-busy="true"] .skeleton-block').locator('visible=true').first().waitFor();
  });

  picture(`${name}-refused`, async (parts) => {
    await parts.page.route('**/graphql', (route) => route.fulfill({ status: 400, json: { error: 'Request refused' } }));
    await enter(parts, area);
    await parts.page.getByRole('alert').filter({ hasText: 'could not be loaded' }).first().waitFor();
  });

  picture(`${name}-offline`, async ({ page, open }) => {
    await open(`/${name}`);
    await page.context().setOffline(true);
    await page.getByText('No internet connection').waitFor();
  });
}

for (const [name, link] of [
  ['help-center', 'Help center'],
  ['training', 'Training'],
  ['system-status', 'System status'],
  ['about', 'About'],
  ['documentation', 'Documentation'],
  ['api-reference', 'API reference'],
  ['privacy-policy', 'Privacy policy'],
] as const) {
  for (const state of ['loading', 'refused'] as const) {
    picture(`${name}-${state}`, async ({ page, open }) => {
      await open('/contact');
      await page.route('**/graphql', (route) =>
        state === 'loading' ? undefined : route.fulfill({ status: 400, json: { error: 'Request refused' } }),
      );
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(`/${name}`);
      // Nothing is said of what comes within a second.
      await page.waitForTimeout(2_000);
    });
  }
}

picture('help-category', ({ open }) => open('/help-center?category=equipment'));

picture('help-search', ({ open }) => open('/help-center?q=forgoten+pasword'));

picture('help-answered', async ({ page, open }) => {
  await open('/help-center?article=post-a-job');
  const question = page.getByRole('region', { name: 'Was this page helpful?' });
  await question.getByRole('button', { name: 'No' }).click();
  await question.getByText('Thank you for your answer.').waitFor();
});

picture('system-status-table', async ({ page, open }) => {
  await open('/system-status');
  const asTable = page.getByRole('button', { name: 'Show as table' });
  await expect(async () => {
    await asTable.click({ timeout: 500 });
    await expect(page.getByRole('button', { name: 'Show as bars' })).toBeVisible({ timeout: 500 });
  }).toPass();
});

picture('api-reference-topic', ({ open }) => open('/api-reference?topic=authentication&show=response'));

picture('auth-callback-unknown', ({ page }) => page.goto('/auth/callback?code=abc&state=unknown'));

picture('sample-data-explained', async ({ page, open }) => {
  await open('/about');
  await page.getByText('What this means').click();
});
