import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJob } from '../../factories/job.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function value<Value>(expression: ReturnType<typeof sql>): Promise<Value> {
  const { rows } = await sql<{ value: Value }>`select ${expression} as value`.execute(database.db);
  return rows[0]?.value as Value;
}

test('uuid_v7() has the version, the variant and the milliseconds of now, and goes up with time', async () => {
  const before = Date.now();
  const made: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    made.push(await value<string>(sql`uuid_v7()`));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const after = Date.now();
  expect(new Set(made).size).toBe(20);
  expect(made.toSorted()).toEqual(made);
  for (const id of made) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const milliseconds = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    expect(milliseconds).toBeGreaterThanOrEqual(before - 1_000);
    expect(milliseconds).toBeLessThanOrEqual(after + 1_000);
  }
});

test.each([
  ['Médecin GÉNÉRALISTE', 'medecin generaliste'],
  ['Ysbyty Gŵyl', 'ysbyty gwyl'],
  ['Straße', 'strasse'],
])('search_fold(%s) is %s', async (text, folded) => {
  expect(await value(sql`search_fold(${text})`)).toBe(folded);
});

test.each([
  ['icu', 'Nurse in intensive care', true],
  ['intensive care', 'Nurse, ICU', true],
  ['intensive care nurse', 'Nurse, ITU', true],
  ['intensive care', 'Intensive courses in care', true],
  ['icu', 'Intensive courses in care', false],
  ['icu', 'Porter', false],
  ['nurse icu', 'Porter, ICU', false],
  ['A&E', 'Emergency department', true],
  ['anaesthesia', 'Anesthesia', true],
  ['nurses', 'Nursing', true],
  ['the of', 'anything', false],
])('search_query(%s) and "%s": %s', async (words, text, expected) => {
  expect(await value(sql`to_tsvector('english', search_fold(${text})) @@ search_query(${words})`)).toBe(expected);
});

test('search_query takes any text without an error', async () => {
  for (const text of ["'", '"', '\\', '&|!:*()<->', "a' | 'b", '%s %L', 'é'.repeat(500)]) {
    await expect(value(sql`search_query(${text})`)).resolves.toBeTypeOf('string');
  }
});

test('a post is found by its new employer name as soon as the name is changed', async () => {
  const job = await createJob(database.db);
  await database.db.updateTable('employer').set({ name: 'Zéphyr Trust' }).where('id', '=', job.employer_id).execute();
  const found = await database.db
    .selectFrom('job')
    .select('search_text')
    .where('id', '=', job.id)
    .where(sql<boolean>`search_vector @@ search_query('zephyr')`)
    .executeTakeFirst();
  expect(found?.search_text).toContain('zephyr trust');
});

test("a post follows its band's pay", async () => {
  const band = { pay_scheme: 'agenda_for_change', pay_nation: 'england', pay_year: '2026/27', pay_band: '5' };
  const job = await createJob(database.db, { ...band, salary_min: 1, salary_max: 2 });
  expect(job).toMatchObject({ salary_min: 32_073, salary_max: 39_043 });
  await database.db.updateTable('pay_scale').set({ top: 40_000 }).where('band', '=', '5').execute();
  const after = await database.db.selectFrom('job').select('salary_max').where('id', '=', job.id).executeTakeFirst();
  expect(after?.salary_max).toBe(40_000);
});

test('recency_spans() names the spans of 1, 6, 36 and 216 hours', async () => {
  const hours = Date.parse('2026-11-20T12:30:00Z') / 3_600_000;
  const expected = [1, 6, 36, 216].map((length, kind) => Math.floor(hours / length) * 4 + kind);
  expect(await value(sql`recency_spans('2026-11-20T12:30:00Z')`)).toEqual(expected);
});

test('recency_spans() is worked out within a statement, without a call for each row', async () => {
  const { rows } = await sql<Record<'QUERY PLAN', string>>`
    explain (verbose) select recency_spans(posted_at) from job`.execute(database.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/date_part/);
  expect(plan).not.toMatch(/recency_spans/);
});
