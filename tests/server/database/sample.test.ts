import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSampleLoaded, loadSample } from '../../../server/database/seed/sample.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const noon = (day: string) => ({ now: () => new Date(`${day}T12:00:00.000Z`) });
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadSample(database.db, noon('2026-11-20'));
});
afterAll(() => database.close());

async function everything() {
  const { db } = database;
  return {
    employers: await db.selectFrom('employer').selectAll().orderBy('id').execute(),
    partners: await db.selectFrom('recruitment_partner').selectAll().orderBy('id').execute(),
    jobs: await db.selectFrom('job').selectAll().orderBy('id').execute(),
    content: await db.selectFrom('content_entry').selectAll().orderBy('key').execute(),
  };
}

const hero = () =>
  database.db.selectFrom('content_entry').selectAll().where('key', '=', 'home.hero').executeTakeFirstOrThrow();

test('a second load on the same day changes nothing', async () => {
  const before = await everything();
  expect([before.employers.length, before.partners.length, before.jobs.length]).toEqual([5, 4, 5]);
  await loadSample(database.db, { now: () => new Date('2026-11-20T23:59:59.000Z') });
  expect(await everything()).toEqual(before);
});

test('jobs are as many days old, and close in as many days, whenever they are loaded', async () => {
  const { db } = database;
  const job = db.selectFrom('job').select(['posted_at', 'closes_on']).where('reference', '=', 'W2114-26-0259');
  expect(await job.executeTakeFirst()).toEqual({ posted_at: '2026-11-18T00:00:00.000Z', closes_on: '2026-12-04' });
  await loadSample(db, noon('2027-06-10'));
  expect(await job.executeTakeFirst()).toEqual({ posted_at: '2027-06-08T00:00:00.000Z', closes_on: '2027-06-24' });
});

test('applications that were counted stay counted', async () => {
  const { db } = database;
  const job = db.selectFrom('job').select('application_count').where('reference', '=', 'W2114-26-0259');
  await db.updateTable('job').set({ application_count: 99 }).where('reference', '=', 'W2114-26-0259').execute();
  await loadSample(db, noon('2027-06-11'));
  expect(await job.executeTakeFirst()).toEqual({ application_count: 99 });
});

test("an editor's change to an entry is kept, even to one field, and also when the file has changed since", async () => {
  const { db } = database;
  const edits = [{ title: 'Our own words' }, { body: '', sample_digest: 'of an older file' }, { sample_digest: null }];
  for (const edit of edits) {
    await db.updateTable('content_entry').set(edit).where('key', '=', 'home.hero').execute();
    const edited = await hero();
    await loadSample(db, noon('2027-06-12'));
    expect(await hero()).toEqual(edited);
  }
});

test('an entry that was not edited follows a newer file, and a missing one is restored', async () => {
  const { db } = database;
  await db.deleteFrom('content_entry').execute();
  await loadSample(db, noon('2027-06-12'));
  const loaded = await hero();

  // As an older release left it: its values and their digest agree with each other.
  const older = JSON.stringify(['', '', [], false]).replaceAll(',', ', ');
  const digest = createHash('md5').update(older).digest('hex');
  await db
    .updateTable('content_entry')
    .set({ title: '', body: '', items: '[]', illustrative: false, sample_digest: digest })
    .where('key', '=', 'home.hero')
    .execute();
  await loadSample(db, noon('2027-06-12'));
  expect(await hero()).toMatchObject({ title: loaded.title, body: loaded.body, sample_digest: loaded.sample_digest });
});

test('the portal can tell whether the sample is loaded', async () => {
  expect(await isSampleLoaded(database.db)).toBe(true);
  await database.db.deleteFrom('job').execute();
  expect(await isSampleLoaded(database.db)).toBe(false);
});
