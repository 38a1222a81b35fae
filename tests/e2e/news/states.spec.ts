import { anyFailure, expect, test } from '../support/test.ts';
import { NewsHub } from './news-hub.ts';

test.use({ expectedInConsole: anyFailure });

test('a search without results says so in its fixed words and leads out @either', async ({ page, open }) => {
  await open('/news?q=zzzz&category=policy');
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms or filters')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/news');
  await new NewsHub(page).hasTotal(11);
});

test('a refused query says why and can be tried again', async ({ page, open }) => {
  const hub = new NewsHub(page);
  await open('/news');
  await page.route('**/graphql', (route) => route.fulfill({ status: 400, json: { error: 'Not like this.' } }));
  await hub.category('Policy').click();
  const alert = page.getByRole('alert').filter({ hasText: 'News could not be loaded' });
  await expect(alert).toContainText('Not like this.');
  await expect(hub.category('Policy'), 'what is there stays').toBeVisible();
  await page.unroute('**/graphql');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(hub.rows).toHaveCount(3);
  await expect(alert).toHaveCount(0);
});

test('without a connection the page keeps what it has, and an article that was read opens again', async ({
  page,
  open,
  context,
}) => {
  const hub = new NewsHub(page);
  await open('/news?category=research');
  const link = page.getByRole('link', { name: /^Forecasting night cover/ });
  await link.click();
  await expect(page.getByRole('dialog')).toContainText('worked example');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'No internet connection' })).toBeVisible();
  await expect(hub.rows).toHaveCount(1);
  await link.click();
  await expect(page.getByRole('dialog')).toContainText('worked example');
});

test('news that takes long is announced by rows of the same height', async ({ page, open }) => {
  const hub = new NewsHub(page);
  await open('/');
  const answer = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading news' })).toBeAttached();
  const busy = page.locator('[aria-busy="true"]');
  const skeleton = busy.locator('.skeleton-block').first().locator('xpath=..');
  const { height } = (await skeleton.boundingBox()) ?? { height: 0 };
  answer.resolve();
  await expect(hub.rows).toHaveCount(9);
  await expect(busy).toHaveCount(0);
  const row = await hub.rows.first().boundingBox();
  expect(Math.abs(height - (row?.height ?? 0)), `${height} is near ${row?.height}`).toBeLessThan(8);
});
