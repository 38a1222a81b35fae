import { type AskedList, expectAgreement } from '../support/agreement.ts';
import { originWithManyRows } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { products } from './shown-product.ts';

// Without scripts: what is compared is the HTML as it was served.
test.use({ baseURL: originWithManyRows(), javaScriptEnabled: false });

const lists: Record<string, AskedList> = {
  'all, newest first': { address: '', rest: '', filter: {}, sort: 'NEWEST' },
  'a condition and two availabilities, dearest first': {
    address: 'condition=new&availability=in-stock&availability=out-of-stock&sort=highest-price',
    rest: 'condition=new&availability=in-stock,out-of-stock&sort=price-high',
    filter: { condition: ['NEW'], availability: ['IN_STOCK', 'OUT_OF_STOCK'] },
    sort: 'PRICE_HIGH',
  },
  'words, cheapest first': {
    address: 'q=equipment&sort=lowest-price',
    rest: 'search=equipment&sort=price-low',
    filter: { search: 'equipment' },
    sort: 'PRICE_LOW',
  },
};

for (const [name, list] of Object.entries(lists)) {
  test(`${name}: page, REST and graph show the same products, in order, field by field`, async ({ page, request }) => {
    await expectAgreement(products, list, { page, request });
  });
}
