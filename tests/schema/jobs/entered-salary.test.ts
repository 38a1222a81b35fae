import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ValidationError } from '../../../schema/errors.ts';
import type { GivenJob } from '../../../schema/jobs/job-draft.ts';
import { readJob } from '../../../schema/jobs/job-reading.ts';
import payScales from '../../../server/database/seed/reference/pay-scales.json' with { type: 'json' };
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { id } = await createAccount(app.db, { access: 'verified' });
  token = (await createSession(app.db, { account_id: id })).accessToken;
});

async function ask(query: string, variables: object = {}) {
  const { data, errors } = await askGraph(app, query, { token, variables });
  expect(errors).toBeUndefined();
  return data as Record<string, never>;
}

const bandedInput = {
  title: 'Entered salary nurse',
  department: 'Entered salary ward',
  location: 'Cardiff',
  type: 'PERMANENT',
  urgency: 'LOW',
  description: 'Care.',
  band: 'BAND_6',
};
const entered = { salaryMin: 38_123, salaryMax: 46_123 };
const answer = `{ __typename
  ... on JobPayload { job { id band salary salaryMin salaryMax nation pay { year source } } }
  ... on ValidationError { fields { path message } } }`;
const create = async (given: object) => {
  const query = `mutation ($input: JobInput!) { done: createJob(input: $input) ${answer} }`;
  return (await ask(query, { input: { ...bandedInput, ...given } }))['done'] as unknown as { job?: { id: string } };
};
const update = async (id: string, given: object) => {
  const query = `mutation ($id: ID!, $input: JobInput!) { done: updateJob(id: $id, input: $input) ${answer} }`;
  return (await ask(query, { id, input: { ...bandedInput, ...given } }))['done'];
};

describe('a band whose scale is not held', () => {
  test('is posted with the salary that the employer pays, and without a statement of scale', async () => {
    const created = await create(entered);
    expect(created).toMatchObject({
      job: { ...entered, band: 'BAND_6', salary: '£38,123 to £46,123', nation: 'WALES', pay: null },
    });
    const { id } = created.job as { id: string };
    const { job } = await ask('query ($id: ID!) { job(id: $id) { band salary pay { year } } }', { id });
    expect(job).toEqual({ band: 'BAND_6', salary: '£38,123 to £46,123', pay: null });
  });

  test.each([
    ['Cardiff', 'BAND_6', 'band 6 pay scale for Wales'],
    ['Belfast', 'BAND_2', 'band 2 pay scale for Northern Ireland'],
    ['Aberdeen', 'BAND_8A', 'band 8a pay scale for Scotland'],
  ])('is refused in %s as %s without a salary', async (location, band, scale) => {
    const refused = (which: string) => `We do not hold the ${scale}. Enter the ${which} salary that you pay`;
    expect(await create({ location, band })).toEqual({
      __typename: 'ValidationError',
      fields: [
        { path: 'salaryMin', message: refused('lowest') },
        { path: 'salaryMax', message: refused('highest') },
      ],
    });
    expect(await create({ location, band, salaryMin: 30_000 })).toMatchObject({
      fields: [{ path: 'salaryMax', message: refused('highest') }],
    });
  });

  test('is found by its band, by a search that names it and by its pay, and is counted', async () => {
    const { job } = await create({ ...entered, department: 'Ward found by band' });
    const found = async (filter: string) => {
      const { jobs } = await ask(`{ jobs(first: 5, filter: { department: "Ward found by band", ${filter} }) {
        nodes { id } facets { band { value count } } } }`);
      return jobs as unknown as { nodes: object[]; facets: { band: object[] } };
    };
    const here = [{ id: job?.id }];
    expect(await found('band: [BAND_6]')).toMatchObject({
      nodes: here,
      facets: { band: [{ value: 'BAND_6', count: 1 }] },
    });
    expect((await found('search: "band 6"')).nodes).toEqual(here);
    expect((await found('salaryMin: 46123')).nodes).toEqual(here);
    expect((await found('salaryMin: 46124')).nodes).toEqual([]);
    expect((await found('band: [BAND_5]')).nodes).toEqual([]);
  });

  test('keeps its salary when it is changed, and while a scale that came later is not asked for', async () => {
    const { job } = await create({ ...entered, location: 'Belfast', band: 'BAND_7' });
    const id = String(job?.id);
    const given = { location: 'Belfast', band: 'BAND_7', ...entered, title: 'Another title' };
    expect(await update(id, given)).toMatchObject({ job: { ...entered, band: 'BAND_7', pay: null } });
    const asked = 'query ($id: ID!) { jobToChange(id: $id) { band salaryMin salaryMax pay { year } } }';
    expect((await ask(asked, { id }))['jobToChange']).toEqual({ ...entered, band: 'BAND_7', pay: null });

    const scale = { nation: 'northern_ireland', year: '2026/27', band: '7', source: 'Made up by a test.' };
    const added = app.db.insertInto('pay_scale').values({ ...scale, entry: 50_000, top: 60_000 });
    await added.execute();
    expect((await ask(asked, { id }))['jobToChange']).toMatchObject({ ...entered, pay: null });
    expect(await update(id, given)).toMatchObject({ fields: [{ path: 'salaryMin' }, { path: 'salaryMax' }] });
    expect(await update(id, { location: 'Belfast', band: 'BAND_7' })).toMatchObject({
      job: { salaryMin: 50_000, salaryMax: 60_000, pay: { year: '2026/27' } },
    });
    await update(id, { band: null, salaryMin: 30_000, salaryMax: 40_000 });
    await app.db.deleteFrom('pay_scale').where('source', '=', scale.source).execute();
  });
});

test('a salary that contradicts a held scale is refused, and the one that it says is taken', async () => {
  const message = (which: string, pounds: string) =>
    `The ${which} salary of the band 6 pay scale for England is ${pounds}. Enter a band or a salary, not both`;
  expect(await create({ ...entered, location: 'Leeds' })).toMatchObject({
    fields: [
      { path: 'salaryMin', message: message('lowest', '£39,959') },
      { path: 'salaryMax', message: message('highest', '£48,117') },
    ],
  });
  expect(await create({ location: 'Leeds', salaryMin: 39_959, salaryMax: 48_117 })).toMatchObject({
    job: { salaryMin: 39_959, salaryMax: 48_117, pay: { year: '2026/27' } },
  });
});

const belowLivingWage = (which: string) =>
  `The ${which} salary is below the National Living Wage. Enter what full-time work pays in a year: £23,195 or more`;

test.each([
  { salaryMin: 23_195, salaryMax: 1_000_000 },
  { contractType: 'apprenticeship', salaryMin: 14_600 },
  { contractType: 'Honorary', salaryMin: 0, salaryMax: 0 },
])('%j is within bounds', async (given) => {
  expect(await create({ ...entered, ...given })).toMatchObject({
    job: { salaryMin: given.salaryMin, salaryMax: given.salaryMax ?? entered.salaryMax },
  });
});

test.each([
  [{ salaryMax: 1_000_001 }, 'salaryMax', 'The highest salary is too high. It must be £1,000,000 or less'],
  [{ salaryMin: 2_000_000_000 }, 'salaryMin', 'The lowest salary is too high. It must be £1,000,000 or less'],
  [{ salaryMin: -1 }, 'salaryMin', 'The lowest salary must be £0 or more'],
  [{ salaryMin: 1 }, 'salaryMin', belowLivingWage('lowest')],
  [{ salaryMin: 23_194 }, 'salaryMin', belowLivingWage('lowest')],
  [{ salaryMin: 1, salaryMax: 2 }, 'salaryMax', belowLivingWage('highest')],
  [{ band: null, salaryMin: 1 }, 'salaryMin', belowLivingWage('lowest')],
  [
    { contractType: 'Apprenticeship', salaryMin: 14_599 },
    'salaryMin',
    'The lowest salary is below the minimum wage for apprentices. Enter what full-time work pays in a year: £14,600 or more',
  ],
])('%j is out of bounds', async (given, path, message) => {
  expect(await create({ ...entered, ...given })).toMatchObject({
    __typename: 'ValidationError',
    fields: expect.arrayContaining([{ path, message }]),
  });
});

test('which pay holds at a place is known where no scale is held, and null if the place is not known', async () => {
  const pay = async (location: string) =>
    (
      await ask('query ($location: String!) { payAtPlace(location: $location) { nation scales { band year } } }', {
        location,
      })
    )['payAtPlace'] as unknown as { nation: string; scales: object[] } | null;
  expect(await pay('Cardiff')).toEqual({ nation: 'WALES', scales: [] });
  expect((await pay('Aberdeen'))?.scales).toContainEqual({ band: 'BAND_5', year: '2026/27' });
  expect(await pay('Leeds')).toMatchObject({ nation: 'ENGLAND' });
  expect((await pay('Leeds'))?.scales).toHaveLength(11);
  expect(await pay('Nowhere on Sea')).toBeNull();
  expect(await pay(' ')).toBeNull();
});

const nations = { england: 'Leeds', scotland: 'Aberdeen', wales: 'Cardiff', northern_ireland: 'Belfast' };
const bands = ['2', '3', '4', '5', '6', '7', '8a', '8b', '8c', '8d', '9'];

test.each(Object.entries(nations).flatMap(([nation, town]) => bands.map((band) => [nation, band, town] as const)))(
  'in %s band %s follows a scale or states an entered salary, never neither nor both',
  async (nation, band, location) => {
    const held = payScales.filter((scale) => scale.nation === nation && scale.band === band);
    const amount = fc.option(fc.integer({ min: 23_195, max: 1_000_000 }));
    await fc.assert(
      fc.asyncProperty(amount, amount, async (salaryMin, salaryMax) => {
        const given = { ...bandedInput, type: 'permanent', urgency: 'low', location, band, salaryMin, salaryMax };
        const read = await readJob(app.db, given as GivenJob, { today: '2026-11-20', organization: '' }).catch(
          (error) => error,
        );
        const isBackwards = salaryMin !== null && salaryMax !== null && salaryMin > salaryMax;
        const isRight =
          held.length > 0 ? salaryMin === null && salaryMax === null : salaryMin !== null && salaryMax !== null;
        if (!isRight || isBackwards) {
          expect(read).toBeInstanceOf(ValidationError);
          expect(['salaryMin', 'salaryMax']).toContain((read as ValidationError).fields[0]?.path);
          return;
        }
        expect(read.draft).toMatchObject({ band, salaryMin, salaryMax });
        const scale = held.length > 0 ? { payNation: nation, payYear: '2026/27' } : { payNation: null, payYear: null };
        expect(read.references).toEqual({ recruitmentPartnerId: null, ...scale });
      }),
      {
        numRuns: 15,
        examples: [
          [null, null],
          [30_000, null],
          [null, 40_000],
          [30_000, 40_000],
        ],
      },
    );
  },
);
