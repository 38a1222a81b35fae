import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSearchFilters } from '../../../schema/jobs/search/search-filters.ts';

const labels = (search: string) => readSearchFilters(search).map(({ label }) => label);

describe('a search for posts', () => {
  test.each([
    ['nurse over £40,000', ['£40,000 or more']],
    ['35k+', ['£35,000 or more']],
    ['porter paying at least 28,500', ['£28,500 or more']],
    ['£45000 consultant', ['£45,000 or more']],
    ['more than 50 k', ['£50,000 or more']],
    ['band 6 nurse', ['Band 6']],
    ['Band 8', ['Bands 8a to 8d']],
    ['band 8a', ['Band 8a']],
    ['bands 5-7 physio', ['Bands 5 to 7']],
    ['band 5 or 6', ['Bands 5 to 6']],
    ['band 3 or 7', ['Bands 3 and 7']],
    ['band 7 or 3', ['Bands 3 and 7']],
    ['band 5 and 8', ['Bands 5 and 8a to 8d']],
    ['band 7 or 8a', ['Bands 7 to 8a']],
    ['band 6 or 6', ['Band 6']],
    ['8a', ['Band 8a']],
    ['8a to 8c lead', ['Bands 8a to 8c']],
    ['b5', ['Band 5']],
    ['nurse B6', ['Band 6']],
    ['b8a matron', ['Band 8a']],
    ['b5/b6 physio', ['Bands 5 to 6']],
    ['band six', ['Band 6']],
    ['band Six nurse', ['Band 6']],
    ['bands five to seven', ['Bands 5 to 7']],
    ['band eight b', ['Band 8b']],
    ['afc 7', ['Band 7']],
    ['agenda for change band 7', ['Band 7']],
    ['band 6 and two years as a nurse', ['Band 6']],
    ['B5 7UE', []],
    ['nurse in b5', []],
    ['ward 8a sister', []],
    ['vitamin b6', []],
    ['8am to 4pm', []],
    ['b12 injections', []],
    ['£20 an hour', ['£39,107 or more (£20 an hour, 37.5 hours a week)']],
    ['hca £15.50 per hour', ['£30,308 or more (£15.50 an hour, 37.5 hours a week)']],
    ['over 20/hr', ['£39,107 or more (£20 an hour, 37.5 hours a week)']],
    ['£20ph+', ['£39,107 or more (£20 an hour, 37.5 hours a week)']],
    ['under £15 an hour', ['Up to £29,330 (£15 an hour, 37.5 hours a week)']],
    ['£15-£20 per hour', ['£29,330 to £39,107 (£15 to £20 an hour, 37.5 hours a week)']],
    ['12 hour shifts', []],
    ['under £30,000', ['Up to £30,000']],
    ['nurse £30,000 or less', ['Up to £30,000']],
    ['30k max', ['Up to £30,000']],
    ['no more than 30k', ['Up to £30,000']],
    ['up to 35k band 5', ['Up to £35,000', 'Band 5']],
    ['£30,000 to £40,000', ['£30,000 to £40,000']],
    ['40k-30k', ['£40,000 or more']],
    ['under 5 clinic', []],
    ['37.5 hours a week', []],
    ['permanent part time midwife', ['Permanent', 'Part-time']],
    ['locum gp', ['Contract']],
    ['bank shifts', ['Contract']],
    ['blood bank scientist', []],
    ['bank holiday pay', []],
    ['contract manager', []],
    ['contract management lead', []],
    ['contract nurse', ['Contract']],
    ['full-time hca', ['Full-time']],
    ['band 7 over 50k permanent', ['£50,000 or more', 'Band 7', 'Permanent']],
    ['W2114-26-0259', []],
    ['12,972 posts', []],
    ['2026 pay', []],
    ['over 60 clinic', []],
    ['nurse', []],
    ['', []],
  ])('%s names %o', (search, expected) => {
    expect(labels(search)).toEqual(expected);
  });

  test('names filters in its own words alone, whatever it is', () => {
    const words = fc.constantFrom(
      'band',
      '8',
      'a',
      '-',
      '£',
      '40',
      ',000',
      'k',
      '+',
      'over',
      'permanent',
      'part',
      ' ',
      'time',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
        const search = parts.join('');
        for (const { start, end } of readSearchFilters(search)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(search.length);
        }
      }),
    );
  });
});
