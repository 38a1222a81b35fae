import { createPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { jobList, jobSearchVariables } from '../../client/jobs/job-search.ts';
import { understoodFilters } from '../../client/lists/understood-filters.ts';

const read = (query: string) => jobList.read(new URLSearchParams(query));
const address = (query: string, job?: string) => {
  const to = jobList.of(read(query), job);
  return typeof to === 'string' ? to : createPath(to);
};

test('what the address does not know counts as not said, and defaults are left out', () => {
  expect(address('type=permanent&type=pirate&urgency=&radius=7&sort=newest&near=&location=&page=3')).toBe(
    '/staff-portal?type=permanent',
  );
  expect(address('sort=best-match')).toBe('/staff-portal');
});

test('an address keeps everything that was chosen, and the job over it', () => {
  const query = 'q=icu+nurse&type=permanent&type=contract&band=8a-9&near=Leeds&radius=50&sort=closing-soon';
  expect(address(query, 'abc')).toBe(`/staff-portal?${query}&job=abc`);
});

test('the graph is asked for the bands of a group, and for distance only around a place', () => {
  expect(jobSearchVariables(read('band=2-4&urgency=high&near=Leeds&sort=highest-pay')).filter).toEqual({
    band: ['BAND_2', 'BAND_3', 'BAND_4'],
    urgency: ['HIGH'],
    near: 'Leeds',
    radius: 20,
  });
  expect(jobSearchVariables(read('radius=50')).filter).toEqual({});
});

test('the nearest come first only around a place, and pay is one of those offered', () => {
  expect(jobSearchVariables(read('near=Leeds&sort=nearest&pay=30000'))).toMatchObject({
    sort: 'DISTANCE',
    filter: { near: 'Leeds', salaryMin: 30_000 },
  });
  expect(jobSearchVariables(read('pay=30000&payMax=40000')).filter).toEqual({ salaryMin: 30_000, salaryMax: 40_000 });
  expect(jobList.activeFilters(read('payMax=40000')).map(({ label }) => label)).toEqual(['Up to £40,000']);
  expect(address('payMax=41000')).toBe('/staff-portal');
  expect(address('sort=nearest&pay=31000')).toBe('/staff-portal');
  expect(jobList.changed(read('near=Leeds&sort=nearest'), { near: '' }).sort).toBe('');
  expect(jobList.activeFilters(read('pay=100000')).map(({ label }) => label)).toEqual(['£100,000 or more']);
});

test('words are answered by the best match unless another order is chosen', () => {
  expect(jobSearchVariables(read('q=nurse')).sort).toBe('RELEVANCE');
  expect(jobSearchVariables(read('q=nurse&sort=newest')).sort).toBe('NEWEST');
  expect(jobList.sortOf(read('')).slug).toBe('newest');
});

test('pages are asked for forwards by after and backwards by before', () => {
  expect(jobSearchVariables(read('after=x'))).toMatchObject({ first: 10, after: 'x' });
  expect(jobSearchVariables(read('before=x'))).toMatchObject({ last: 10, before: 'x' });
});

test('a change starts at the first page again', () => {
  expect(jobList.changed(read('q=nurse&after=x'), { location: 'Leeds' })).toMatchObject({
    q: 'nurse',
    location: 'Leeds',
    after: '',
  });
});

test('two searches are the same whatever page they stand at', () => {
  expect(jobList.isSame(read('q=nurse&after=x'), read('q=nurse'))).toBe(true);
  expect(jobList.isSame(read('q=nurse'), read('q=nurses'))).toBe(false);
});

test('each filter in use has words that stand alone and an address without it', () => {
  const filters = jobList.activeFilters(read('q=icu&urgency=high&urgency=low&near=Leeds'));
  expect(filters.map(({ label }) => label)).toEqual([
    'Search: icu',
    'High urgency',
    'Low urgency',
    'Within 20 miles of Leeds',
  ]);
  expect(filters[1]?.without).toEqual({ pathname: '/staff-portal', search: '?q=icu&urgency=low&near=Leeds' });
});

test('a corrected search leads to what was typed', () => {
  const search = read('q=nusre&type=permanent');
  expect(jobList.correctionOf(search, { search: 'nurse', asTyped: '"nusre"' })).toEqual({
    search: 'nurse',
    typed: 'nusre',
    asTyped: { pathname: '/staff-portal', search: '?q=%22nusre%22&type=permanent' },
  });
  expect(jobList.correctionOf(search, null)).toBeUndefined();
});

test('words that are understood as filters are no search as well', () => {
  const search = read('q=band+5+nurse+over+30k&type=permanent');
  const page = {
    understood: [
      { label: 'Band 5', without: 'nurse over 30k' },
      { label: '£30,000 or more', without: 'band 5 nurse' },
    ],
    searchText: { words: 'nurse', without: 'band 5 over 30k' },
  };
  const shown = (filters: ReturnType<typeof understoodFilters>) =>
    filters.map(({ label, without }) => [label, typeof without === 'string' ? without : createPath(without)]);
  expect(shown(understoodFilters(jobList, search, page))).toEqual([
    ['Search: nurse', '/staff-portal?q=band+5+over+30k&type=permanent'],
    ['Band 5', '/staff-portal?q=nurse+over+30k&type=permanent'],
    ['£30,000 or more', '/staff-portal?q=band+5+nurse&type=permanent'],
    ['Permanent', '/staff-portal?q=band+5+nurse+over+30k'],
  ]);
  const plain = { understood: [], searchText: { words: 'nurse', without: '' } };
  expect(shown(understoodFilters(jobList, read('q=nurse'), plain))).toEqual([['Search: nurse', '/staff-portal']]);
  expect(
    shown(understoodFilters(jobList, read('q=band+5'), { ...page, searchText: null })).map(([label]) => label),
  ).toEqual(['Band 5', '£30,000 or more']);
});
