import type { Page } from 'playwright/test';
import { SearchDialog } from '../combined-search/search-dialog.ts';
import { test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

test.use({ expectedInConsole: anything });

const opened = { fullPage: false };

async function openSearch(page: Page, open: (address: string) => Promise<void>): Promise<SearchDialog> {
  await open('/');
  const search = new SearchDialog(page);
  await search.trigger.click();
  await search.field.waitFor();
  return search;
}

picture('search-idle', ({ page, open }) => openSearch(page, open), opened);

for (const text of ['icu', 'PPE supplies']) {
  picture(
    `search-${text.toLowerCase().replace(' ', '-')}`,
    async ({ page, open }) => {
      const search = await openSearch(page, open);
      await search.field.fill(text);
      await search.says(`for "${text}"`);
    },
    opened,
  );
}

picture(
  'search-empty',
  async ({ page, open }) => {
    const search = await openSearch(page, open);
    await search.field.fill('zzzz');
    await search.says('No results found');
  },
  opened,
);

picture(
  'search-loading',
  async ({ page, open }) => {
    await page.route('**/graphql', () => new Promise(() => undefined));
    const search = await openSearch(page, open);
    await search.field.fill('icu');
    await search.says('Searching');
  },
  opened,
);

picture(
  'search-error',
  async ({ page, open }) => {
    await page.route('**/graphql', (route) => route.fulfill({ status: 400, json: { error: 'Request refused' } }));
    const search = await openSearch(page, open);
    await search.field.fill('icu');
    await search.dialog.getByRole('alert').waitFor();
  },
  opened,
);
