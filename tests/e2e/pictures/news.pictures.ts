import { test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

test.use({ expectedInConsole: anything });

const addresses = {
  news: '/news',
  'news-filtered': '/news?q=device&category=compliance',
  'news-empty': '/news?q=zzzz&category=policy',
  'article-page': '/news?article=pay-scales-for-2026-to-2027',
  'article-unknown': '/news?article=no-such-article',
};

for (const [name, address] of Object.entries(addresses)) {
  picture(name, ({ open }) => open(address));
}

picture('news-error', async ({ page, open }) => {
  await open('/news');
  await page.route('**/graphql', (route) => route.fulfill({ status: 400, json: { error: 'Request refused' } }));
  await page
    .getByRole('navigation', { name: 'Category' })
    .getByRole('link', { name: /^Policy/ })
    .click();
  await page.getByRole('alert').filter({ hasText: 'News could not be loaded' }).waitFor();
});

picture(
  'article-dialog',
  async ({ page, open }) => {
    await open('/news');
    await page.getByRole('link', { name: /^View Full Update/ }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'What each band pays' }).waitFor();
  },
  { fullPage: false },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  picture('news-without-javascript', ({ page }) => page.goto('/news?q=pay'));
});
