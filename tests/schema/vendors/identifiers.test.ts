import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as inBrowser from '../../../client/vendors/identifiers.ts';
import { companyNumber, isCompanyNumber } from '../../../schema/vendors/identifiers/company-number.ts';
import { phoneNumber } from '../../../schema/vendors/identifiers/phone-number.ts';
import { isOdsCode, supplierCode } from '../../../schema/vendors/identifiers/supplier-code.ts';
import { vatNumber } from '../../../schema/vendors/identifiers/vat-number.ts';

describe('numbers of Companies House', () => {
  test.each(['00000001', 'SC234456', 'NI612345', 'OC301234', 'CE012345', 'R0000123', 'RS007018', 'IP12345R'])(
    '%s is one',
    (number) => {
      expect(isCompanyNumber(number)).toBe(true);
    },
  );

  test.each(['1234567', 'XX123456', '12345678A', '', 'SC23445'])('%s is none', (number) => {
    expect(isCompanyNumber(number)).toBe(false);
  });

  test.each([
    ['1234567', '01234567'],
    [' sc 234456 ', 'SC234456'],
    ['SC1', 'SC000001'],
    ['123456789', undefined],
  ])('%s is read as %s', (typed, number) => {
    expect(companyNumber(typed)).toBe(number);
  });
});

describe('VAT numbers', () => {
  test.each(['339072747', '245719348', '163040349', '252637601', '249638366', '246401820'])('%s is one', (number) => {
    expect(vatNumber(number)).toBe(`GB${number}`);
  });

  test.each(['123456783', '123456728', 'GBGD500', 'GBHA499', 'FR339072747', '000000000', '33907274'])(
    '%s is none',
    (number) => {
      expect(vatNumber(number)).toBeUndefined();
    },
  );

  test.each([
    ['GB 339 0727 47', 'GB339072747'],
    ['xi339072747', 'XI339072747'],
    ['339072747001', 'GB339072747001'],
    ['GBGD001', 'GBGD001'],
    ['GBHA599', 'GBHA599'],
  ])('%s is read as %s', (typed, number) => {
    expect(vatNumber(typed)).toBe(number);
  });

  test('no digit can be mistyped unnoticed by one place', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), digit, (place, other) => {
        const number = '339072747';
        fc.pre(number[place] !== String(other));
        const typed = number.slice(0, place) + other + number.slice(place + 1);
        const sum = (text: string) =>
          [8, 7, 6, 5, 4, 3, 2].reduce((total, weight, at) => total + weight * Number(text[at]), 0);
        // The second rule forgives what shifts the sum by 55.
        fc.pre(Math.abs(sum(typed) - sum(number)) % 97 !== 42 && Math.abs(sum(typed) - sum(number)) !== 55);
        expect(vatNumber(typed)).toBeUndefined();
      }),
    );
  });
});

test.each(['RGT', 'RGT01', 'R0A', '7A3', '7A3C7', 'D82626', 'A1B2C', 'TAK01'])('%s is an ODS code', (code) => {
  expect(isOdsCode(code)).toBe(true);
});

test.each(['ABC', 'rgt', '7A8'])('%s is no ODS code', (code) => {
  expect(isOdsCode(code)).toBe(false);
});

test.each([
  ['01632 960 001', '01632 960001'],
  ['+44 20 7946 0000', '020 7946 0000'],
  ['+49 30 901820', '+49 30 901820'],
  ['12345', undefined],
  ['call us', undefined],
  ['020 7946 0000 ext 5', undefined],
])('the phone number %s is read as %s', (typed, number) => {
  expect(phoneNumber(typed)).toBe(number);
});

test('the browser reads them as the server does', () => {
  const samples = [
    '00000001',
    '1234567',
    'SC234456',
    'XX123456',
    'IP12345R',
    'GB339072747',
    '123456783',
    'RGT01',
    'SMS-2041',
  ];
  const typed = fc.oneof(
    fc.constantFrom(...samples),
    fc.stringMatching(/^(GB|XI|SC|OC|R)?[0-9A-Z]{3,12}$/),
    fc.string({ maxLength: 14 }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      expect(inBrowser.isCompanyNumber(text)).toBe(companyNumber(text) !== undefined);
      expect(inBrowser.isVatNumber(text)).toBe(vatNumber(text) !== undefined);
      expect(inBrowser.isSupplierCode(text)).toBe(supplierCode(text) !== undefined);
    }),
    { numRuns: 500 },
  );
});
