import { expect, test } from 'vitest';
import { linkTarget } from '../../client/ui/link-target.ts';

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
