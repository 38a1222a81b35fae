import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateToLatest, rollbackOne } from '../../../server/database/migrate/migrate.ts';
import { createJob } from '../../factories/job.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const migration = '20261122T3200-keep-band-with-entered-salary';
const banded = { pay_scheme: 'agenda_for_change', pay_band: '6' };
const scaled = { ...banded, pay_nation: 'england', pay_year: '2026/27' };
const entered = { ...banded, salary_min: 38_000, salary_max: 46_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const stored = (id: string) =>
  database.db
    .selectFrom('job')
    .select(['pay_scheme', 'pay_band', 'pay_nation', 'pay_year', 'salary_min', 'salary_max'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('back again, no post is lost: one with an entered salary loses its band alone', { timeout: 120_000 }, async () => {
  const { id: withScale } = await createJob(database.db, scaled);
  const { id: withSalary } = await createJob(database.db, entered);
  const before = { scale: await stored(withScale), salary: await stored(withSalary) };
  expect(before.salary).toEqual({ ...entered, pay_nation: null, pay_year: null });
  expect(before.scale).toEqual({ ...scaled, salary_min: 39_959, salary_max: 48_117 });
  let undone: readonly string[] = [];
  while (!undone.includes(migration)) {
    undone = await rollbackOne(database.db);
  }
  expect(await stored(withScale)).toEqual(before.scale);
  expect(await stored(withSalary)).toEqual({ ...before.salary, pay_band: null });
  await expect(createJob(database.db, entered)).rejects.toMatchObject({ code: '23514' });
  await migrateToLatest(database.db);
  expect(await stored(withScale)).toEqual(before.scale);
  expect(await stored(withSalary)).toEqual({ ...before.salary, pay_band: null });
  expect(await stored((await createJob(database.db, entered)).id)).toEqual(before.salary);
});

test('a scale that is added later leaves an entered salary as it is', async () => {
  const { id } = await createJob(database.db, entered);
  const scale = { nation: 'wales', year: '2026/27', band: '6', source: 'Made up by a test.' };
  await database.db
    .insertInto('pay_scale')
    .values({ ...scale, entry: 1000, top: 2000 })
    .execute();
  await database.db.updateTable('job').set({ title: 'Another title' }).where('id', '=', id).execute();
  expect(await stored(id)).toMatchObject({ salary_min: 38_000, salary_max: 46_000, pay_nation: null });
});
