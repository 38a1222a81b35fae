import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceIn, priceLabel } from '../../../schema/equipment/search-price.ts';

test.each([
  ['ecg under 3000', 'Up to £3,000'],
  ['ventilator below £5,000', 'Up to £5,000'],
  ['hoist between 500 and 2000', '£500 to £2,000'],
  ['hoist between £500 and £2,000', '£500 to £2,000'],
  ['hoist from 2000 to 500', '£500 to £2,000'],
  ['pump less than 2k', 'Up to £2,000'],
  ['pump 2.5k or less', 'Up to £2,500'],
  ['pump £2-5k', '£2,000 to £5,000'],
  ['pump £500-£1,500', '£500 to £1,500'],
  ['pump 2k-5k', '£2,000 to £5,000'],
  ['bed up to £1500', 'Up to £1,500'],
  ['bed for under 1 500 pounds', 'Up to £1,500'],
  ['monitor over £10,000', '£10,000 or more'],
  ['monitor £10,000+', '£10,000 or more'],
  ['monitor >10000', '£10,000 or more'],
  ['monitor <10000', 'Up to £10,000'],
  ['gloves under £9.99', 'Up to £9.99'],
  ['gloves under 20', 'Up to £20'],
  ['wheelchair £300', 'Up to £300'],
  ['wheelchair budget 300', 'Up to £300'],
  ['12 lead ecg max 4000', 'Up to £4,000'],
  ['hoist up to 200 kg below £900', 'Up to £900'],
  ['hoist up to 200kg', undefined],
  ['hoist over 200 kilos', undefined],
  ['tube under 10 mm', undefined],
  ['screen over 12"', undefined],
  ['screen over 12 in', undefined],
  ['screen over 5000 in stock', '£5,000 or more'],
  ['for children under 5 years', undefined],
  ['mask for under 12s', undefined],
  ['bottles over 500ml', undefined],
  ['scanner up to 2.5 MHz', undefined],
  ['4k monitor', undefined],
  ['12-lead ecg', undefined],
  ['SMS-PM12-04', undefined],
  ['iso 13485', undefined],
  ['ffp3', undefined],
  ['', undefined],
])('%s names the price %s', (search, expected) => {
  const found = priceIn(search);
  expect(found && priceLabel(found)).toBe(expected);
});

test('a price stands in its own words, and has limits in their order, whatever was typed', () => {
  const words = fc.constantFrom(
    '£',
    '2',
    '000',
    ',',
    '.5',
    'k',
    ' ',
    ' under ',
    ' between ',
    ' and ',
    '-',
    ' to ',
    '+',
    'kg',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
      const search = parts.join('');
      const found = priceIn(search);
      if (found) {
        expect(found.start).toBeGreaterThanOrEqual(0);
        expect(found.end).toBeGreaterThan(found.start);
        expect(found.end).toBeLessThanOrEqual(search.length);
        expect(found.priceMin ?? 0).toBeLessThanOrEqual(found.priceMax ?? Number.POSITIVE_INFINITY);
      }
    }),
  );
});

test.each(['under ', '1 000 ', '£1-', '1,000 to ', 'for at '])('200 characters of "%s" are read at once', (part) => {
  const start = performance.now();
  priceIn(part.repeat(200).slice(0, 200));
  expect(performance.now() - start).toBeLessThan(100);
});
