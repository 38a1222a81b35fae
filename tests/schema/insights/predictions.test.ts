import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mondayOf, mondaysBefore, sundayOf } from '../../../schema/predictions/demand-series.ts';
import { SAMPLE_WEEKS, sampleDepartments, sampleSeries } from '../../../schema/predictions/sample-series.ts';
import { backTest, forecast } from '../../../schema/predictions/smoothing.ts';
import { createJob } from '../../factories/job.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

describe('the method', () => {
  test.each(Object.keys(sampleDepartments))('beats last week on the sample series of %s', (department) => {
    const { weeks } = sampleSeries(department, '2026-11-23');
    const {
      error,
      naiveError,
      weeks: tested,
    } = backTest(
      weeks.map(({ posts }) => posts),
      52,
    );
    expect(tested).toBe(52);
    expect(error).toBeLessThan(naiveError);
  });

  test('expects nothing below 0, and of a level series its level', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(200), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 13 }),
        (values, weeks) => {
          const expected = forecast(values, weeks);
          expect(expected).toHaveLength(weeks);
          for (const value of expected) expect(value).toBeGreaterThanOrEqual(0);
        },
      ),
    );
    for (const value of forecast(Array(60).fill(7), 4)) expect(value).toBeCloseTo(7);
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
      history: { posts: number }[];
      staffDemand: { confidence: number; predictedShortage: number; recommendations: { estimatedCost: number }[] };
    };
  };

  test('of a department with few weeks is made from the marked sample, and says so', async () => {
    const found = await predict('critical-care', 'DAYS_90');
    expect(found).toMatchObject({ department: 'Critical care', origin: 'SAMPLE', modelVersion: '1.0.0' });
    expect(found.weeks).toHaveLength(13);
    expect(found.staffDemand.confidence).toBeGreaterThan(0.5);
    expect(found.staffDemand.confidence).toBeLessThan(1);
    const { predictedShortage, recommendations } = found.staffDemand;
    expect(recommendations.length > 0).toBe(predictedShortage > 0);
  });

  test('of a department with half a year of posts is made from these', async () => {
    for (let week = 1; week <= 26; week += 1) {
      const posted = new Date(testNow.getTime() - week * 7 * 86_400_000).toISOString();
      await createJob(app.db, { department: 'Sleep medicine', posted_at: posted });
    }
    const found = await predict('Sleep medicine');
    expect(found).toMatchObject({ origin: 'OWN' });
    expect(found.history.reduce((sum, { posts }) => sum + posts, 0)).toBe(26);
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
