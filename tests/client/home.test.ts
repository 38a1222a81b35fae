import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forecastCover, readWeeks } from '../../client/home/features/cover-forecast.ts';
import { checkAgainstLaw, outdatedWords } from '../../client/home/features/law-check.ts';
import content from '../../server/database/seed/sample/content.json' with { type: 'json' };

const week = fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 7, maxLength: 7 });

describe('the forecast of cover', () => {
  test('is the mean of the same weekday in the 4 weeks before, and its error that of the weeks it can be tried on', () => {
    const weeks = [10, 20, 30, 40, 29].map((nurses) => Array.from({ length: 7 }, () => nurses));
    const forecast = forecastCover(weeks);
    expect(forecast).toEqual({ expected: Array.from({ length: 7 }, () => 29.75), error: 4, tested: 1 });
  });

  test('needs 5 weeks', () => {
    fc.assert(fc.property(fc.array(week, { maxLength: 4 }), (weeks) => forecastCover(weeks) === undefined));
  });

  test('stays between the least and the most of the last 4 weeks, and is exact where nothing changes', () => {
    fc.assert(
      fc.property(fc.array(week, { minLength: 5, maxLength: 20 }), (weeks) => {
        const last = weeks.slice(-4);
        forecastCover(weeks)?.expected.forEach((nurses, day) => {
          const seen = last.map((days) => days[day] ?? 0);
          expect(nurses).toBeGreaterThanOrEqual(Math.min(...seen));
          expect(nurses).toBeLessThanOrEqual(Math.max(...seen));
        });
      }),
    );
    fc.assert(fc.property(week, (days) => forecastCover([days, days, days, days, days])?.error === 0));
  });

  test('leaves out what is no week', () => {
    const rows = ['1 2 3 4 5 6 7', '1 2 3', '', null, 'a b c d e f g', ' 7 6 5 4 3 2 1 '].map((value) => ({ value }));
    expect(readWeeks(rows)).toEqual([
      [1, 2, 3, 4, 5, 6, 7],
      [7, 6, 5, 4, 3, 2, 1],
    ]);
  });

  test('can be made of the sample series', () => {
    const items = content.find(({ key }) => key === 'home.cover-series')?.items as { value?: string }[];
    const weeks = readWeeks(items.map(({ value = null }) => ({ value })));
    expect(weeks).toHaveLength(12);
    expect(forecastCover(weeks)?.error).toBeGreaterThan(0);
  });
});

describe('the check against the law', () => {
  const lawChange = {
    rows: [
      { subject: 'Death', before: 'not stated', now: '10 days' },
      { subject: 'Any other incident', before: '30 days', now: '15 days' },
    ],
    marks: ['within 30 days', 'a mark without a row'],
  };
  const documents = [
    { slug: 'devices', title: 'Devices', lawChange },
    { slug: 'other', lawChange: null },
  ];
  const outdated = outdatedWords(documents as unknown as Parameters<typeof outdatedWords>[0]);

  test('knows each marked text that a row of the change replaces', () => {
    const document = { slug: 'devices', title: 'Devices' };
    expect(outdated).toEqual([{ words: 'within 30 days', now: '15 days', subject: 'Any other incident', document }]);
  });

  test.each(['Report it within 30 days.', 'WITHIN 30\n  days', 'we act within 30 days'])('finds it in %j', (text) => {
    expect(checkAgainstLaw(text, outdated)).toEqual(outdated);
  });

  test.each(['', 'within 15 days', '30 days', 'not stated'])('finds nothing in %j', (text) => {
    expect(checkAgainstLaw(text, outdated)).toEqual([]);
  });
});
