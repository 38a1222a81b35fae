import { type AskedList, expectAgreement } from '../support/agreement.ts';
import { originWithManyRows } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { articles } from './shown-article.ts';

// Without scripts: what is compared is the HTML as it was served.
test.use({ baseURL: originWithManyRows(), javaScriptEnabled: false });

const lists: Record<string, AskedList> = {
  'a category, newest first': {
    address: 'category=recruitment',
    rest: 'category=recruitment',
    filter: { category: ['RECRUITMENT'] },
    sort: 'NEWEST',
  },
  'words, best match first': {
    address: 'q=audit&sort=best-match',
    rest: 'search=audit&sort=relevance',
    filter: { search: 'audit' },
    sort: 'RELEVANCE',
  },
  'words in a category, newest first': {
    address: 'q=unit&category=research&sort=newest',
    rest: 'search=unit&category=research&sort=newest',
    filter: { search: 'unit', category: ['RESEARCH'] },
    sort: 'NEWEST',
  },
};

for (const [name, list] of Object.entries(lists)) {
  test(`${name}: page, REST and graph show the same articles, in order, field by field`, async ({ page, request }) => {
    await expectAgreement(articles, list, { page, request });
  });
}
