import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DistanceSource } from '../../client/jobs/DistanceSource.tsx';
import { nearestAdvice } from '../../client/jobs/nearest-advice.ts';

/** In the words that the licence of the positions asks for. */
const attribution =
  'Contains OS data © Crown copyright and database right 2025. Contains Royal Mail data © Royal Mail copyright and database right 2025. Source: Office for National Statistics licensed under the Open Government Licence v.3.0';

test('the sources of distances are named word for word, on the page and in the README', async () => {
  expect(renderToStaticMarkup(<DistanceSource />)).toContain(attribution);
  expect(await readFile('README.md', 'utf8')).toContain(attribution);
});

test.each([
  [0.4, 'less than 1 mile away'],
  [1.2, '1 mile away'],
  [20.3, 'just over 20 miles away'],
  [20.6, '21 miles away'],
  [83.6, '84 miles away'],
])('the nearest job at %d miles', (distance, words) => {
  const where = { noneWhere: 'within 20 miles of Aberdeen', measuredFrom: null };
  const nearest = { distance, job: { id: '1', location: 'Inverness' }, ...where };
  expect(nearestAdvice(20, nearest)).toBe(
    `No jobs are within 20 miles of Aberdeen. The nearest one is ${words}, in Inverness.`,
  );
  expect(nearestAdvice(20, null)).toBeUndefined();
});

test.each([
  ['in Rochdale', null, 'No jobs are in Rochdale. The nearest one is 9 miles away, in Manchester.'],
  [
    'in Argyll and Bute',
    'the middle of Argyll and Bute',
    'No jobs are in Argyll and Bute. The nearest one is 9 miles from the middle of Argyll and Bute, in Manchester.',
  ],
])('where no job is %s, which the search names', (noneWhere, measuredFrom, advice) => {
  const nearest = { distance: 9.4, noneWhere, measuredFrom, job: { id: '1', location: 'Manchester' } };
  expect(nearestAdvice(undefined, nearest)).toBe(advice);
});
