import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeAlerts } from '../../../schema/alerts/write-alerts.ts';
import { createAccount } from '../../factories/account.ts';
import { createArticle } from '../../factories/article.ts';
import { createJob } from '../../factories/job.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { alertHost, alertMails } from './alert-host.ts';

let app: TestApp;
let token: string;
const NOW = '2026-11-24T09:00:00.000Z';
/** A row that cannot be taken, nor those that are taken with it. */
const WORST = '01a1ede2-0000-7000-8000-000000000001';

beforeAll(async () => {
  app = await openTestApp();
  await sql`
    create function refuse_worst() returns trigger language plpgsql as $$
    begin
      if old.record_id = ${sql.lit(WORST)} then raise exception 'it takes too long'; end if;
      return old;
    end $$`.execute(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`drop trigger if exists refuse_worst on published_record`.execute(app.db);
  for (const table of ['outgoing_mail', 'published_record', 'account'] as const) {
    await app.db.deleteFrom(table).execute();
  }
  await sql`create trigger refuse_worst before delete on published_record
    for each row execute function refuse_worst()`.execute(app.db);
  const { id } = await createAccount(app.db, { email_confirmed_at: NOW });
  token = (await createSession(app.db, { account_id: id })).accessToken;
});

const save = (filter: string, frequency: string) =>
  askGraph(app, `mutation { saveSearch(filter: { ${filter} }, frequency: ${frequency}) { __typename } }`, { token });
const run = (now = NOW) => writeAlerts(alertHost(app.db, now));

test('a batch that cannot be compared holds up neither other lists nor due mails, and is reported', async () => {
  await save('jobs: {}', 'DAILY');
  await save('news: {}', 'INSTANT');
  await createJob(app.db);
  expect(await run()).toMatchObject({ matches: 1, mails: 0 });
  await app.db.insertInto('published_record').values({ area: 'jobs', record_id: WORST }).execute();
  await createArticle(app.db);
  await expect(run('2026-11-25T08:00:00.000Z')).rejects.toThrow('it takes too long');
  expect((await alertMails(app.db)).map(({ subject }) => subject).toSorted()).toEqual([
    '1 new article: All articles',
    '1 new job: All jobs',
  ]);
});

test('a batch is a few hundred rows at most: those before one that fails are done', async () => {
  await sql`
    insert into published_record (area, record_id)
    select 'jobs', case n when 600 then ${WORST}::uuid else uuid_v7() end from generate_series(1, 600) as n`.execute(
    app.db,
  );
  await expect(run()).rejects.toThrow('it takes too long');
  expect(await app.db.selectFrom('published_record').select('id').execute()).toHaveLength(100);
});
