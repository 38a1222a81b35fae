import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mondayOf, mondaysBefore, sundayOf, weeksAfter } from '../../../schema/predictions/demand-series.ts';
import { backTest, forecast } from '../../../schema/predictions/forecast.ts';
import { SAMPLE_WEEKS, sampleDepartments, sampleSeries } from '../../../schema/predictions/sample-series.ts';
import { seasonalLine } from '../../../schema/predictions/seasonal-line.ts';
import { createJob } from '../../factories/job.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

describe('the method', () => {
  const mondays = Array.from({ length: 52 }, (_, weeks) => weeksAfter('2026-11-23', weeks));

  test.each([...Object.keys(sampleDepartments), ''])(
    'beats last week on the sample series of %j, on each Monday of a year',
    (department) => {
      const worse = mondays.filter((monday) => {
        const { weeks } = sampleSeries(department, monday);
        const tested = backTest(
          weeks.map(({ posts }) => posts),
          52,
        );
        expect(tested.weeks).toBe(52);
        return tested.error >= tested.naiveError;
      });
      expect(worse).toEqual([]);
    },
  );

  test('finds a trend and a season, and is halfway between them and the level', () => {
    const valueIn = (week: number) => 40 + week / 4 + 9 * Math.cos((2 * Math.PI * week * 7) / 365.25);
    const values = Array.from({ length: 104 }, (_, week) => valueIn(week));
    const line = seasonalLine(values);
    for (const week of [0, 52, 104, 117]) expect(line(week)).toBeCloseTo(valueIn(week), 6);
    const level = values.reduce((so, value) => so + 0.4 * (value - so), valueIn(0));
    expect(forecast(values, 13)[12]).toBeCloseTo((level + valueIn(116)) / 2, 6);
  });

  test('looks for no season in less than a year', () => {
    const values = Array.from({ length: 51 }, (_, week) => week);
    const [next, last] = [forecast(values, 1)[0], forecast(values, 13)[12]];
    expect(next).toBe(last);
  });

  test('expects nothing below 0, and of a level series its level', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(200), { minLength: 1, maxLength: 110 }),
        fc.integer({ min: 1, max: 13 }),
        (values, weeks) => {
          const expected = forecast(values, weeks);
          expect(expected).toHaveLength(weeks);
          for (const value of expected) expect(value).toBeGreaterThanOrEqual(0);
        },
      ),
    );
    for (const weeks of [30, 60]) {
      for (const value of forecast(Array(weeks).fill(7), 4)) expect(value).toBeCloseTo(7);
    }
  });
});

describe('weeks', () => {
  test('begin on Monday, and follow each other', () => {
    expect(mondayOf('2026-11-25')).toBe('2026-11-23');
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
    expect(sundayOf('2026-11-23')).toBe('2026-11-29');
    expect(mondaysBefore('2026-11-23', 2)).toEqual(['2026-11-09', '2026-11-16']);
  });

  test('of the sample are the same each time', () => {
    expect(sampleSeries('Maternity', '2026-11-23')).toEqual(sampleSeries('Maternity', '2026-11-23'));
    expect(sampleSeries('Maternity', '2026-11-23').weeks).toHaveLength(SAMPLE_WEEKS);
  });
});

describe('a forecast', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ clock: { now: () => testNow } });
  });
  afterAll(() => app.close());

  const fields = `{ department origin method modelVersion weeks { start posts } backTest { error naiveError weeks }
    history { posts } staffDemand { predictedShortage confidence peakPeriods recommendations { action estimatedCost } } }`;
  const predict = async (department: string, timeframe = 'DAYS_30') => {
    const { data } = await askGraph(
      app,
      `{ predictResource(department: "${department}", timeframe: ${timeframe}) ${fields} }`,
    );
    return data?.['predictResource'] as {
      origin: string;
      weeks: unknown[];
      backTest: unknown;
      history: { posts: number }[];
      staffDemand: { confidence: number; predictedShortage: number; recommendations: { estimatedCost: number }[] };
    };
  };

  test('of a department with few weeks is made from the marked sample, and says so', async () => {
    const found = await predict('critical-care', 'DAYS_90');
    expect(found).toMatchObject({ department: 'Critical care', origin: 'SAMPLE', modelVersion: '1.1.0' });
    expect(found.weeks).toHaveLength(13);
    expect(found.staffDemand.confidence).toBeGreaterThan(0.5);
    expect(found.staffDemand.confidence).toBeLessThan(1);
    const { predictedShortage, recommendations } = found.staffDemand;
    expect(recommendations.length > 0).toBe(predictedShortage > 0);
  });

  test.each(['CRITICAL CARE', 'critical Care', 'critical_care'])('of %j is that of the department', async (written) => {
    expect(await predict(written)).toEqual(await predict('Critical care'));
  });

  test('of a department that there is not is none, and recommends nothing', async () => {
    const { data } = await askGraph(
      app,
      '{ predictResource(department: "no-such-department") { department } recommendStaff(department: "zzz") { action } }',
    );
    expect(data).toEqual({ predictResource: null, recommendStaff: [] });
  });

  test('of a department with half a year of posts is made from these', async () => {
    for (let week = 1; week <= 26; week += 1) {
      const posted = new Date(testNow.getTime() - week * 7 * 86_400_000).toISOString();
      await createJob(app.db, { department: 'Sleep medicine', posted_at: posted });
    }
    const found = await predict('Sleep medicine');
    expect(found).toMatchObject({ origin: 'OWN' });
    expect(found.history).toEqual(Array(26).fill({ posts: 1 }));
    expect(found.backTest).toEqual({ error: 0, naiveError: 0, weeks: 13 });
  });

  test('without a department is of the whole portal', async () => {
    const { data } = await askGraph(app, '{ predictResource { department weeks { posts } } }');
    expect(data?.['predictResource']).toMatchObject({
      department: null,
      weeks: Array(4).fill({ posts: expect.any(Number) }),
    });
  });

  test('trends compare 4 weeks with the 4 before', async () => {
    const { data } = await askGraph(app, '{ demandTrends { department posts postsBefore change origin } }');
    const trends = data?.['demandTrends'] as { posts: number; postsBefore: number; change: number | null }[];
    expect(trends.length).toBeGreaterThan(0);
    for (const { posts, postsBefore, change } of trends) {
      expect(change).toBe(postsBefore === 0 ? null : Math.round((100 * (posts - postsBefore)) / postsBefore));
    }
  });
});
