import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInvented, linkTarget } from '../../client/ui/link-target.ts';

test.each([
  ['/', 'page'],
  ['/staff-portal?q=a#pay', 'page'],
  ['/apiary', 'page'],
  ['#pay', 'page'],
  ['?q=a', 'page'],
  ['/graphql', 'site'],
  ['/api/openapi.json', 'site'],
  ['https://example.org/a', 'other-site'],
  ['HTTP://example.org', 'other-site'],
  ['mailto:help@example.org', 'contact'],
  ['tel:+441614960142', 'contact'],
])('%s leads to a %s', (href, target) => {
  expect(linkTarget(href)).toBe(target);
});

test.each([
  '//example.org',
  '/\\example.org',
  '/\t/example.org',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'https:',
  'example.org',
  '',
])('%j is not followed', (href) => {
  expect(linkTarget(href)).toBeUndefined();
});

test.each([
  'https://severn-medical-supply.example',
  'http://shop.example/a?b#c',
  'HTTPS://SHOP.EXAMPLE:8443/',
  'https://a.b.example./x',
  'https://example/',
  'https://nowhere.invalid',
  'https://nowhere.test/',
])('%s is invented', (href) => {
  expect(isInvented(href)).toBe(true);
});

test.each([
  'https://www.example.org/',
  'https://example.com.au/a.example',
  'https://shop.org/?next=https://a.example',
  'https://contest/',
  '/a.example',
])('%s is not invented', (href) => {
  expect(isInvented(href)).toBe(false);
});

/** Whom sample content refers to by an address of theirs. */
const publishers = [
  ...['nhs.uk', 'nhs.scot', 'hscni.net', 'gov.uk', 'gov.wales', 'gov.scot', 'ac.uk', 'samaritans.org'],
  ...['nhsemployers.org', 'nice.org.uk', 'cqc.org.uk', 'nmc.org.uk', 'hcpc-uk.org', 'gmc-uk.org'],
  ...[
    'pharmacyregulation.org',
    'e-lfh.org.uk',
    'lw.com',
    'stevens-bolton.com',
    'wardhadaway.com',
    'nhstakehomepaycalculator.co.uk',
  ],
];

test('each site that sample content leads to was invented as such, or is real', () => {
  const directory = join(import.meta.dirname, '../../server/database/seed');
  const files = globSync('sample/**/*.{json,md}', { cwd: directory });
  const addresses = files.flatMap(
    (file) => readFileSync(join(directory, file), 'utf8').match(/https?:[^\s"')\\]+/g) ?? [],
  );
  expect(addresses.length).toBeGreaterThan(50);
  const isReal = (address: string) =>
    publishers.some((publisher) => `.${new URL(address).hostname}`.endsWith(`.${publisher}`));
  expect(addresses.filter((address) => !isInvented(address) && !isReal(address))).toEqual([]);
});
