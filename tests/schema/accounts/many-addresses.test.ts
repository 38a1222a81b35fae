import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNamedPlaces } from '../../../schema/jobs/search/named-places.queries.ts';
import { resolvePlaces } from '../../../schema/places/resolved-places.queries.ts';
import { createEmployer } from '../../factories/employer.ts';
import { createJob } from '../../factories/job.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

/** More than any limit that once cut places. */
const MANY = 5_100;
const ward = 'Test ward of many addresses';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  const employer = await createEmployer(app.db);
  await app.db.transaction().execute(async (transaction) => {
    await sql`
      insert into place (slug, name, kind, town, postcode, nation, region, latitude, longitude, outward_code)
      select 'address-many-' || number, 'Manyhamlet', 'address', 'Manyhamlet ' || number, 'LS1 1AA', nation, region,
        latitude, longitude, code
      from outward_code, generate_series(1, ${sql.lit(MANY)}) as number where code = 'LS1'`.execute(transaction);
    await sql`
      insert into job (reference, title, department, employer_id, place_id, type, contract_type, working_pattern,
        urgency, description, pay_scheme, posted_at, closed_at)
      select 'T0009-26-' || number, 'Post in a hamlet', ${ward}, ${employer.id}, place.id, 'permanent', 'Permanent',
        'Full-time', 'medium', 'A post.', 'other', ${testNow.toISOString()}::timestamptz - number * interval '1 minute',
        ${testNow.toISOString()}
      from place, generate_series(1, ${sql.lit(MANY)}) as number
      where slug = 'address-many-' || number`.execute(transaction);
  });
  const { id: placeId } = await app.db
    .selectFrom('place')
    .select('id')
    .where('slug', '=', 'york')
    .executeTakeFirstOrThrow();
  await createJob(app.db, {
    title: 'Post in York',
    department: ward,
    place_id: placeId,
    posted_at: testNow.toISOString(),
  });
});
afterAll(() => app.close());

interface Answer {
  readonly totalCount: number;
  readonly nodes: readonly { readonly title: string }[];
  readonly nearest: { readonly job: { readonly title: string } } | null;
  readonly understood: readonly { readonly label: string }[];
}

async function list(filter: object) {
  const query = `query ($filter: JobFilter) { jobs(filter: $filter, sort: DISTANCE, first: 1) {
    totalCount nodes { title } nearest { job { title } } understood { label } } }`;
  const { data, errors } = await askGraph(app, query, { variables: { filter: { department: ward, ...filter } } });
  expect(errors).toBeUndefined();
  const { totalCount, nodes, nearest, understood } = (data as { readonly jobs: Answer }).jobs;
  return {
    totalCount,
    first: nodes[0]?.title,
    nearest: nearest?.job.title,
    labels: understood.map(({ label }) => label),
  };
}

describe('addresses without a listed post', () => {
  test('keep no post of another place from a list by distance', async () => {
    expect(await list({ near: 'Leeds', radius: 50 })).toMatchObject({ totalCount: 1, first: 'Post in York' });
    expect(await list({ near: 'Leeds', radius: 5 })).toMatchObject({ totalCount: 0, nearest: 'Post in York' });
  });

  test('stand in no place that a search names', async () => {
    const [place] = await findNamedPlaces(app.db, ['north', 'east', 'and', 'yorkshire']);
    const { count } = await app.db
      .selectFrom('place')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('region', '=', 'North East and Yorkshire')
      .where('kind', '<>', 'address')
      .executeTakeFirstOrThrow();
    expect(place?.ids.length).toBe(count);
  });
});

describe('many addresses with listed posts', () => {
  beforeAll(async () => {
    await app.db.updateTable('job').set({ closed_at: null }).where('department', '=', ward).execute();
    // As the database does by itself some time after so many rows.
    await sql`analyze job, place`.execute(app.db);
  });

  test('are all in a list by distance, and what is farther away too', async () => {
    expect(await list({ near: 'Leeds', radius: 50 })).toMatchObject({ totalCount: MANY + 1 });
    expect(await list({ near: 'York', radius: 50 })).toMatchObject({ totalCount: MANY + 1, first: 'Post in York' });
  });

  test('let a region in a search narrow the list as before, and are in it', async () => {
    expect(await list({ search: 'post in north east and yorkshire' })).toMatchObject({
      labels: ['North East and Yorkshire'],
      totalCount: MANY + 1,
    });
    expect(await list({ search: 'post in north west' })).toMatchObject({ labels: ['North West'], totalCount: 0 });
    expect(await list({ region: 'North East and Yorkshire' })).toMatchObject({ totalCount: MANY + 1 });
  });
});

test('what an employer calls an address is no name to measure from, nor one that a search knows', async () => {
  expect(await resolvePlaces(app.db, 'Manyhamlet 7')).toEqual([]);
  const { errors } = await askGraph(app, '{ jobs(filter: { near: "Manyhamlet 7" }) { totalCount } }');
  expect(errors?.[0]?.message).toBe(
    "We do not know the place 'Manyhamlet 7'. Enter a town, a hospital site or a postcode.",
  );
  expect(await findNamedPlaces(app.db, ['manyhamlet', '7'])).toEqual([]);
});
