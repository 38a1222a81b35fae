import { type AskedList, expectAgreement } from '../support/agreement.ts';
import { originWithManyRows } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { jobs } from './shown-job.ts';

// Without scripts: what is compared is the HTML as it was served.
test.use({ baseURL: originWithManyRows(), javaScriptEnabled: false });

const lists: Record<string, AskedList> = {
  'a type': {
    address: 'type=permanent',
    rest: 'type=Permanent',
    filter: { type: ['PERMANENT'] },
    sort: 'NEWEST',
  },
  'an urgency and a band, by pay': {
    address: 'urgency=high&urgency=medium&band=5-7&sort=highest-pay',
    rest: 'urgency=high&urgency=medium&band=5&band=6&band=7&sort=salary-high',
    filter: { urgency: ['HIGH', 'MEDIUM'], band: ['BAND_5', 'BAND_6', 'BAND_7'] },
    sort: 'SALARY_HIGH',
  },
  'words, by closing date': {
    address: 'q=nurse&sort=closing-soon',
    rest: 'search=nurse&sort=closing-soon',
    filter: { search: 'nurse' },
    sort: 'CLOSING_SOON',
  },
};

for (const [name, list] of Object.entries(lists)) {
  test(`${name}: page, REST and graph show the same jobs, in order, field by field`, async ({ page, request }) => {
    await expectAgreement(jobs, list, { page, request });
  });
}
