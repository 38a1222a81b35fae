import { signInAsOperator, signInBefore } from '../accounts/signed-in.ts';
import { signInVerified } from '../accounts/verified.ts';
import { originToPublishIn } from '../support/portals.ts';
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
    await page.getByRole('dialog').getByRole('heading', { name: 'What each band pays', exact: true }).waitFor();
  },
  { fullPage: false },
);

test.describe('of a discussion', () => {
  test.use({ baseURL: originToPublishIn() });

  picture('article-discussion', async ({ page, open, origin }) => {
    await signInVerified(page, origin);
    await open('/news?article=forecasting-night-cover-from-three-years-of-rotas#discussion');
    const section = page.getByRole('region', { name: 'Discussion' });
    await section
      .getByLabel('Your comment')
      .fill('We went through this on our ward last month.\nIt took an afternoon.');
    await section.getByRole('button', { name: 'Post comment' }).click();
    await section.getByRole('button', { name: 'Edit your comment' }).first().waitFor();
  });

  picture('desk-discussion', async ({ page, open, origin }) => {
    await signInBefore(page);
    await open('/news?article=forecasting-night-cover-from-three-years-of-rotas#discussion');
    const section = page.getByRole('region', { name: 'Discussion' });
    await section.getByLabel('Your comment').fill('Where is the form? I looked at https://example.com and found none.');
    await section.getByRole('button', { name: 'Post comment' }).click();
    await section.getByText('Held for moderation').first().waitFor();
    await signInAsOperator(page, origin);
    await open('/operations?section=discussion');
    await page
      .getByRole('button', { name: /^Approve/ })
      .first()
      .waitFor();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  picture('news-without-javascript', ({ page }) => page.goto('/news?q=pay'));
});
