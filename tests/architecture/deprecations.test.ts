import { expect, test } from 'vitest';
import { deprecationOf, parts } from '../../schema/graph/deprecated-elements.ts';
import { earliestSunset, reasonOf } from '../../schema/graph/deprecation.ts';
import { schema } from '../../schema/index.ts';
import { routes } from '../../server/rest/routes.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const deprecated = [...parts(schema)].filter(([, { deprecationReason }]) => deprecationReason != null);

test('each part of the graph that is deprecated says what to ask instead and since when', () => {
  const incomplete = deprecated.filter(([, part]) => {
    const said = deprecationOf(part);
    return (
      !said || !/^[A-Z].*\.$/.test(said.instead) || !DAY.test(said.since) || part.deprecationReason !== reasonOf(said)
    );
  });
  expect(incomplete.map(([element]) => element)).toEqual([]);
  expect(deprecated.map(([element]) => element)).toEqual(expect.arrayContaining(['Query.payScales', 'Query.towns']));
});

test('nothing is taken away sooner than six months after it was deprecated', () => {
  const all = [
    ...deprecated.map(([element, part]) => ({ element, ...deprecationOf(part) })),
    ...routes.flatMap(({ path, deprecation }) => (deprecation ? { element: path, ...deprecation } : [])),
  ];
  const hasty = all.filter(
    ({ since = '', sunset }) => sunset !== undefined && !(DAY.test(sunset) && sunset >= earliestSunset(since)),
  );
  expect(hasty.map(({ element }) => element)).toEqual([]);
});

test.each([
  ['2026-11-22', '2027-05-22'],
  ['2026-08-31', '2027-03-01'],
  ['2027-08-31', '2028-03-01'],
  ['2026-12-31', '2027-07-01'],
])('six months after %s is %s', (since, earliest) => {
  expect(earliestSunset(since)).toBe(earliest);
});
