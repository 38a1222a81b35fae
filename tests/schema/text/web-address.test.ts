import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkTarget } from '../../../client/ui/link-target.ts';
import { webAddress } from '../../../schema/text/web-address.ts';

test.each([
  ['https://www.jobs.example.com/candidate?a=1#apply', 'https://www.jobs.example.com/candidate?a=1#apply'],
  ['HTTPS://Example.com', 'https://Example.com'],
  ['Http://example.com:8080/a@b', 'http://example.com:8080/a@b'],
])('%s is kept as %s', (text, kept) => {
  expect(webAddress(text)).toBe(kept);
});

test.each([
  '',
  'x',
  'https:x',
  'https:/example.com',
  'https://',
  'https:///example.com',
  'ftp://example.com',
  'javascript:alert(1)//https://example.com',
  'https://www.jobs.example.com@evil.example/',
  'https://user:secret@example.com/',
  'https://evil.example\\@good.example',
  'https://example.com/a b',
  'https://example.com/"x',
  'https://exa mple.com',
  'https://[::1',
  'https://example.com:99999',
])('%j is none', (text) => {
  expect(webAddress(text)).toBeUndefined();
});

test('of pictures only those over https are', () => {
  expect(webAddress('http://example.com/a.png', ['https'])).toBeUndefined();
  expect(webAddress('https://example.com/a.png', ['https'])).toBe('https://example.com/a.png');
});

test('whatever is kept the database takes, pages lead to, and browsers read as the site that it names', () => {
  const part = fc.constantFrom(
    'https',
    'HTTP',
    ':',
    '/',
    '//',
    '@',
    '\\',
    '?',
    '#',
    'a.example',
    '[',
    '%',
    ' ',
    '\t',
    'é',
  );
  const texts = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  const addresses = fc.tuple(fc.constantFrom('https://', 'http:/', 'HTTPS:', ''), texts).map((both) => both.join(''));
  fc.assert(
    fc.property(addresses, (text) => {
      const kept = webAddress(text);
      if (kept !== undefined) {
        expect(kept).toMatch(/^https?:\/\//);
        expect(linkTarget(kept)).toBe('other-site');
        const { username, password, host } = new URL(kept);
        expect({ username, password }).toEqual({ username: '', password: '' });
        expect(host).not.toBe('');
        expect(webAddress(kept)).toBe(kept);
      }
    }),
    { numRuns: 2_000 },
  );
});
