import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';
import { SearchDialog } from './search-dialog.ts';

/** As on a slow phone: so many times slower than this machine. */
async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

test('what is typed at once after the page has come is in the search, key by key', async ({ page }) => {
  await slowDown(page, 6);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.keyboard.type('/ventilators');
  const search = new SearchDialog(page);
  await expect(search.field).toHaveValue('ventilators');
  await expect(search.field).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' for children');
  await expect(search.field).toHaveValue('ventilator for children');
  await expect(page).toHaveURL('/?dialog=search&find=ventilator+for+children');
});

test('what is typed while the search is fetched is in its field', async ({ page, open }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/SearchDialog-.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await open('/');
  const search = new SearchDialog(page);
  await search.trigger.click();
  await page.keyboard.type('nurse');
  release();
  await expect(search.field).toHaveValue('nurse');
  await page.keyboard.type(' jobs');
  await expect(search.field).toHaveValue('nurse jobs');
});

test('who goes on to another field while the search is fetched types there', async ({ page, open }) => {
  await page.route(/SearchDialog-.*\.js/, (route) =>
    route.fulfill({ status: 200, body: 'throw new Error()', contentType: 'text/javascript' }),
  );
  await open('/staff-portal');
  await page.keyboard.type('/mid');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Search is not available');
  const field = page.getByRole('searchbox', { name: 'Search jobs' });
  await field.focus();
  await page.keyboard.type('wife');
  await expect(field).toHaveValue('wife');
});
