import { beforeAll, expect, test, vi } from 'vitest';
import { documentTitle, type Head, PageOutput } from '../../client/navigation/page-output.ts';
import project from '../../package.json' with { type: 'json' };

const route: Head = { title: 'Staff portal', description: 'Jobs', canonicalPath: '/staff-portal' };

beforeAll(() => {
  vi.stubGlobal('__PRODUCT_NAME__', project.productName);
});

test("a page's word goes before the route's, and only where the page says something", () => {
  const output = new PageOutput();
  output.setRoute(route);
  output.add({ title: 'Staff nurse, Leeds', canonicalPath: '/staff-portal?job=1' });
  expect(output.head).toEqual({
    title: 'Staff nurse, Leeds',
    description: 'Jobs',
    canonicalPath: '/staff-portal?job=1',
  });
});

test('the last word is taken back, and the one before it holds', () => {
  const heads: string[] = [];
  const output = new PageOutput((head) => heads.push(head.title));
  output.setRoute(route);
  const takeBackFirst = output.add({ title: 'First' });
  const takeBackSecond = output.add({ title: 'Second' });
  takeBackSecond();
  takeBackFirst();
  expect(heads).toEqual(['Staff portal', 'First', 'Second', 'First', 'Staff portal']);
});

test('the order of effects does not matter: a page may speak before its route', () => {
  const output = new PageOutput();
  output.add({ title: 'Staff nurse, Leeds' });
  output.setRoute(route);
  expect(output.head.title).toBe('Staff nurse, Leeds');
});

test.each([
  ['Staff portal', `Staff portal – ${project.productName}`],
  ['', project.productName],
])('the page %j has the document title %j', (title, text) => {
  expect(documentTitle({ title, canonicalPath: '/' })).toBe(text);
});
