import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { LONGEST_TEXT } from '../queries/filter-values.ts';
import { type DemandWeek, sundayOf } from './demand-series.ts';
import { METHOD, METHOD_VERSION } from './forecast.ts';
import type { DemandTrend, ForecastWeek, Prediction, Timeframe } from './predictions.service.ts';
import { SAMPLE_WEEKS } from './sample-series.ts';
import type { StaffAdvice } from './staff-advice.ts';

const SeriesOrigin = builder.enumType('DemandSeriesOrigin', {
  description: 'Where the weeks of a series are from.',
  values: {
    OWN: { value: 'own', description: 'Posts and applications of this portal.' },
    SAMPLE: {
      value: 'sample',
      description: 'Made up, as the portal has too few weeks of its own. They say nothing about real need.',
    },
  } as const,
});

const TimeframeType = builder.enumType('PredictionTimeframe', {
  description: 'How far ahead is forecast.',
  values: {
    DAYS_30: { value: 4 as Timeframe, description: '4 weeks.', extensions: { word: '30d' } },
    DAYS_60: { value: 9 as Timeframe, description: '9 weeks.', extensions: { word: '60d' } },
    DAYS_90: { value: 13 as Timeframe, description: '13 weeks.', extensions: { word: '90d' } },
  },
});

const ResourceType = builder.enumType('PredictedResource', {
  description: 'The subject of a forecast.',
  values: {
    STAFF_DEMAND: {
      value: 'staff_demand',
      description: 'Posts of a department.',
      extensions: { word: 'staff_demand' },
    },
  } as const,
});

const AdviceUrgency = builder.enumType('StaffAdviceUrgency', {
  description: 'How soon something should be done.',
  values: {
    HIGH: { value: 'high', description: 'Now: 5 or more are missing.' },
    MEDIUM: { value: 'medium', description: 'Soon.' },
    LOW: { value: 'low', description: 'In good time.' },
  } as const,
});

const Advice = builder.objectRef<StaffAdvice>('StaffAdvice').implement({
  description: 'A recommendation about a shortage, by a stated rule.',
  fields: (t) => ({
    action: t.exposeString('action', { description: 'What to do.' }),
    urgency: t.expose('urgency', { type: AdviceUrgency, description: 'How soon.' }),
    estimatedCost: t.exposeInt('estimatedCost', {
      description:
        'Pounds for the time that is forecast: entry pay of band 5 in England, without what an employer pays besides.',
    }),
    reasoning: t.exposeString('reasoning', { description: 'Why, in a sentence.' }),
  }),
});

const Week = builder.objectRef<DemandWeek>('DemandWeek').implement({
  description: 'The values of a department in one week.',
  fields: (t) => ({
    start: t.expose('start', { type: 'Date', description: 'The Monday of the week.' }),
    posts: t.exposeInt('posts', { description: 'Posts that were advertised.' }),
    filled: t.exposeInt('filled', { description: 'Applicants who were hired.' }),
  }),
});

const NextWeek = builder.objectRef<ForecastWeek>('ForecastWeek').implement({
  description: 'The forecast for one week.',
  fields: (t) => ({
    start: t.expose('start', { type: 'Date', description: 'The Monday of the week.' }),
    posts: t.exposeFloat('posts', { description: 'Expected posts, with one decimal.', ...constrained({ minimum: 0 }) }),
  }),
});

const StaffDemand = builder.objectRef<Prediction>('StaffDemand').implement({
  description: 'The forecast needs of a department.',
  fields: (t) => ({
    predictedShortage: t.exposeInt('shortage', {
      description: 'Posts that are expected to be advertised less those that are expected to be filled; 0 at least.',
      ...constrained({ minimum: 0 }),
    }),
    confidence: t.exposeFloat('confidence', {
      description: '1 less the mean error of the back-test as a part of a usual week; 0 at least.',
      ...constrained({ minimum: 0, maximum: 1 }),
    }),
    peakPeriods: t.stringList({
      description: 'The quarter of the weeks in which most posts are expected, like 2026-12-21 to 2026-12-27.',
      resolve: ({ peaks }) => peaks.map(({ start }) => `${start} to ${sundayOf(start)}`),
    }),
    recommendations: t.field({
      type: [Advice],
      description: 'The recommendations; empty if no shortage is expected.',
      ...constrained({ maxItems: 2 }),
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ advice }) => [...advice],
    }),
  }),
});

const Test = builder.objectRef<Prediction['backTest']>('ForecastBackTest').implement({
  description: 'The error of the method for weeks that it was not given.',
  fields: (t) => ({
    error: t.exposeFloat('error', { description: 'Mean absolute error of the forecast for the next week, in posts.' }),
    naiveError: t.exposeFloat('naiveError', { description: 'The same of taking each week to be like the one before.' }),
    weeks: t.exposeInt('weeks', { description: 'How many weeks were forecast.' }),
  }),
});

const PredictionType = builder.objectRef<Prediction>('ResourcePrediction').implement({
  description: 'A forecast for a department, with the weeks that it is made from and how far off it has been.',
  fields: (t) => ({
    department: t.exposeString('department', {
      nullable: true,
      description: 'The department; null for the whole portal.',
    }),
    staffDemand: t.field({ type: StaffDemand, description: 'Its forecast needs.', resolve: (all) => all }),
    weeks: t.field({
      type: [NextWeek],
      description: 'The weeks ahead, this one first.',
      ...constrained({ maxItems: 13 }),
      complexity: { field: 1, multiplier: 13 },
      resolve: ({ weeks }) => [...weeks],
    }),
    history: t.field({
      type: [Week],
      description: 'The weeks that it is made from, the oldest first; the first one has something in it.',
      ...constrained({ maxItems: SAMPLE_WEEKS }),
      complexity: { field: 1, multiplier: SAMPLE_WEEKS },
      resolve: ({ series }) => [...series.weeks],
    }),
    origin: t.field({
      type: SeriesOrigin,
      description: 'Where these weeks are from.',
      resolve: ({ series }) => series.origin,
    }),
    backTest: t.field({ type: Test, description: 'How far off it has been.', resolve: (all) => all.backTest }),
    method: t.string({ description: 'The method.', resolve: () => METHOD }),
    modelVersion: t.string({ description: 'Version of the method.', resolve: () => METHOD_VERSION }),
    lastTrained: t.expose('trainedUntil', { type: 'Date', description: 'The Monday of the last week that was used.' }),
  }),
});

const TrendType = builder.objectRef<DemandTrend>('DemandTrend').implement({
  description: 'How many posts a department advertised lately, and before.',
  fields: (t) => ({
    department: t.exposeString('department', { description: 'The department.' }),
    posts: t.exposeInt('posts', { description: 'Posts in the last 4 full weeks.' }),
    postsBefore: t.exposeInt('postsBefore', { description: 'Posts in the 4 weeks before.' }),
    change: t.int({
      nullable: true,
      description: 'The change in whole percent; null if there were none before.',
      ...constrained({ minimum: -100 }),
      resolve: ({ posts, postsBefore }) =>
        postsBefore === 0 ? null : Math.round((100 * (posts - postsBefore)) / postsBefore),
    }),
    origin: t.expose('origin', { type: SeriesOrigin, description: 'Where the weeks are from.' }),
  }),
});

builder.queryFields((t) => {
  const department = t.arg.string({
    description:
      'Name of the department, like Critical care or critical-care, 200 characters at most; by default the whole portal.',
    ...constrained({ maxLength: LONGEST_TEXT }),
  });
  const timeframe = t.arg({
    type: TimeframeType,
    defaultValue: 4,
    required: true,
    description: 'How far ahead.',
  });
  return {
    predictResource: t.field({
      type: PredictionType,
      nullable: true,
      description:
        'Forecasts the posts of a department from its weeks of the last two years: the mean of a smoothed level and a line with a trend and one wave a year, or the level alone if there is less than a year of them; null if the portal has fewer than 26 weeks of it and no sample content of it is shown.',
      args: {
        type: t.arg({
          type: ResourceType,
          defaultValue: 'staff_demand',
          required: true,
          description: 'The subject of the forecast.',
        }),
        department,
        timeframe,
      },
      complexity: 40,
      resolve: (_root, asked, { services }) =>
        services.predictions.predict(asked.department, asked.timeframe as Timeframe),
    }),
    recommendStaff: t.field({
      type: [Advice],
      description:
        'Recommendations about the forecast shortage of a department: those of `predictResource`. The rule: the posts that are expected to be missing are to be advertised now, which is urgent from 5 of them on, and bank staff planned for the week with most posts. Empty if no shortage is expected, or too little is known.',
      args: { department, timeframe },
      complexity: 40,
      resolve: async (_root, asked, { services }) => [
        ...((await services.predictions.predict(asked.department, asked.timeframe as Timeframe))?.advice ?? []),
      ],
    }),
    demandTrends: t.field({
      type: [TrendType],
      description:
        'How many posts the largest departments advertised in the last 4 full weeks and in the 4 before; 12 at most.',
      ...constrained({ maxItems: 12 }),
      complexity: { field: 40, multiplier: 12 },
      resolve: (_root, _args, { services }) => services.predictions.trends(),
    }),
  };
});
