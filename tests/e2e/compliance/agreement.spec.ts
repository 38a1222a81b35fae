import { type AskedList, expectAgreement } from '../support/agreement.ts';
import { originWithManyRows } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { documents } from './shown-document.ts';

// Without scripts: what is compared is the HTML as it was served.
test.use({ baseURL: originWithManyRows(), javaScriptEnabled: false });

const lists: Record<string, AskedList> = {
  'a category, most urgent first': {
    address: 'category=guidelines',
    rest: 'category=guidelines',
    filter: { category: ['GUIDELINES'] },
    sort: 'MOST_URGENT',
  },
  'an urgency, by title': {
    address: 'urgency=low&sort=title',
    rest: 'urgency=low&sort=title',
    filter: { urgency: ['LOW'] },
    sort: 'TITLE',
  },
  'words, best match first': {
    address: 'q=training&sort=best-match',
    rest: 'search=training&sort=relevance',
    filter: { search: 'training' },
    sort: 'RELEVANCE',
  },
};

for (const [name, list] of Object.entries(lists)) {
  test(`${name}: page, REST and graph show the same documents, in order, field by field`, async ({ page, request }) => {
    await expectAgreement(documents, list, { page, request });
  });
}
