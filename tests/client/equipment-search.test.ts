import { describe, expect, test } from 'vitest';
import { pictureOf } from '../../client/equipment/drawings.ts';
import { conditionAndWarranty, stockLabel } from '../../client/equipment/equipment-facts.ts';
import { equipmentList, equipmentSearchVariables, supplierAddress } from '../../client/equipment/equipment-search.ts';

const read = (address: string) => equipmentList.read(new URLSearchParams(address));

describe('the search of the marketplace in its address', () => {
  test.each([
    ['', { filter: {}, sort: 'NEWEST', first: 9 }],
    ['q=mon', { filter: { search: 'mon' }, sort: 'RELEVANCE', first: 9 }],
    ['category=ppe&category=mobility', { filter: { category: ['MOBILITY', 'PPE'] }, sort: 'NEWEST', first: 9 }],
    ['price=15000-and-over&sort=lowest-price', { filter: { priceBand: ['FROM_15000'] }, sort: 'PRICE_LOW', first: 9 }],
    [
      'availability=pre-order&availability=in-stock&condition=used&after=x',
      {
        filter: { availability: ['IN_STOCK', 'PRE_ORDER'], condition: ['USED'] },
        sort: 'NEWEST',
        first: 9,
        after: 'x',
      },
    ],
    ['category=toys&price=&sort=by-magic', { filter: {}, sort: 'NEWEST', first: 9 }],
  ])('%j asks for what it says', (address, variables) => {
    expect(equipmentSearchVariables(read(address))).toEqual(variables);
  });

  test('a supplier is opened over the same search, and is a part of the product as a page', () => {
    expect(supplierAddress(read('category=ppe'), 'x')).toEqual({
      pathname: '/equipment',
      search: '?category=ppe&item=x&contact=supplier',
      hash: '#supplier',
    });
  });
});

test.each([
  [{ availability: 'IN_STOCK', inStock: 2400, availableOn: null }, '2,400 available'],
  [{ availability: 'LOW_STOCK', inStock: 3, availableOn: null }, '3 left'],
  [{ availability: 'OUT_OF_STOCK', inStock: 0, availableOn: null }, ''],
  [{ availability: 'PRE_ORDER', inStock: 0, availableOn: '2026-12-08' }, 'from 8 December 2026'],
  [{ availability: 'PRE_ORDER', inStock: 0, availableOn: null }, ''],
] as const)('%j is %j', (item, label) => {
  expect(stockLabel(item)).toBe(label);
});

test('a warranty is named where there is one', () => {
  expect(conditionAndWarranty({ conditionLabel: 'New', warranty: '2 years' })).toBe('New, 2 years warranty');
  expect(conditionAndWarranty({ conditionLabel: 'Used', warranty: '' })).toBe('Used');
});

test.each([
  [['/drawings/wheelchair.svg'], '/drawings/wheelchair.svg'],
  [['https://elsewhere.example/a.png', '/uploads/a.png'], '/uploads/a.png'],
  [['//elsewhere.example/a.png'], '/drawings/respirator.svg'],
  [[], '/drawings/respirator.svg'],
])('of the pictures %j the portal shows %s', (images, shown) => {
  expect(pictureOf({ images, category: 'PPE' })).toBe(shown);
});
