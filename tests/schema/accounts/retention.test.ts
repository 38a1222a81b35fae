import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as accountLimits from '../../../schema/accounts/account-limits.ts';
import * as equipmentLimits from '../../../schema/equipment/postings/equipment-limits.ts';
import * as jobLimits from '../../../schema/jobs/job-limits.ts';
import { keptKinds } from '../../../schema/legal/retention.ts';
import { deleteOldData } from '../../../schema/maintenance.ts';
import * as accessLimits from '../../../schema/operations/access-limits.ts';
import type { Limit } from '../../../schema/ports.ts';
import type { DB } from '../../../schema/tables.ts';
import { databaseLimiter, forgetAttempts } from '../../../server/limits/limiter.ts';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createPlace } from '../../factories/place.ts';
import { countRows } from '../../support/count-rows.ts';
import { newAccount, signUp } from '../../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { mutate, password } from './accounts-by-mail.ts';
import { agelessRecords } from './ageless-records.ts';
import { untilOf } from './promised-retention.ts';
import { type RecordingPortal, timedRecords } from './timed-records.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let now = testNow;
const clock = { now: () => now };
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(() => {
  now = testNow;
});

/** As the portal does it every ten minutes. */
async function forget(): Promise<void> {
  await deleteOldData(app.db, now);
  await forgetAttempts(app.db, clock);
}

const at = (milliseconds: number) => new Date(testNow.getTime() + milliseconds).toISOString();
const count = (table: keyof DB) => countRows(app.db, table);

/** Where the records of the table are made. */
const portal: RecordingPortal = {
  get db() {
    return app.db;
  },
  signUpWithKey: async (key, instant) => {
    now = new Date(instant);
    await app.server.inject({
      method: 'POST',
      url: '/api/auth/signup',
      headers: { 'idempotency-key': key },
      payload: newAccount(),
    });
    now = testNow;
  },
};

test.each(timedRecords)(
  '$name is kept as long as the policy says, and no longer',
  async ({ table, until, lasts, make }) => {
    expect(untilOf(table)).toBe(until);
    const isOlderThere = await make(portal, at(-lasts - 1));
    const isYoungerThere = await make(portal, at(-lasts + 1));
    await forget();
    expect(await isYoungerThere(), 'a millisecond before').toBe(true);
    expect(await isOlderThere(), 'a millisecond after').toBe(false);
  },
);

test('a mail that still waits is kept, and keeps its words', async () => {
  const words = { recipient: 'a@example.com', subject: 'a', body_text: 'a', body_html: 'a' };
  const waiting = { kind: 'of-this-test', created_at: at(-31 * DAY), ...words };
  const { id } = await app.db.insertInto('outgoing_mail').values(waiting).returning('id').executeTakeFirstOrThrow();
  await forget();
  expect(await app.db.selectFrom('outgoing_mail').select('subject').where('id', '=', id).execute()).toHaveLength(1);
  await app.db.deleteFrom('outgoing_mail').where('id', '=', id).execute();
});

describe('a link in a mail', () => {
  const promise =
    'The link is used, or runs out after 1 hour (new password), 1 day (new address) or 7 days (confirmation)';

  test.each([
    [
      'confirm_email',
      7 * DAY,
      async () => {
        await signUp(app);
      },
    ],
    [
      'reset_password',
      HOUR,
      async () => {
        const { email } = await createAccount(app.db);
        await mutate(app, 'requestPasswordReset', { email });
      },
    ],
    [
      'change_email',
      DAY,
      async () => {
        const { token } = await signUp(app);
        await app.db.deleteFrom('mailed_token').execute();
        await mutate(app, 'requestEmailChange', { newEmail: 'moved@example.com', password }, { token });
      },
    ],
  ] as const)('%s is deleted when it has run out', async (purpose, lasts, ask) => {
    expect(untilOf('mailed_token')).toBe(promise);
    await app.db.deleteFrom('mailed_token').execute();
    await ask();
    const links = app.db.selectFrom('mailed_token').select('purpose');
    for (const [later, left] of [
      [lasts - 1, [{ purpose }]],
      [lasts + 1, []],
    ] as const) {
      now = new Date(testNow.getTime() + later);
      await forget();
      expect(await links.execute()).toEqual(left);
    }
  });
});

test('marks of visitors are deleted at the end of the day in London, also in summer', async () => {
  expect(untilOf('visitor_mark')).toBe('The end of the day in London');
  const days = ['2026-07-01', '2026-07-02'];
  await app.db.deleteFrom('visitor_secret').execute();
  for (const day of days) {
    const mark = { subject: 'of-this-test', day, visitor: 'a', network: 'b' };
    await app.db.insertInto('visitor_mark').values(mark).execute();
    await app.db
      .insertInto('visitor_secret')
      .values({ day, secret: 'a'.repeat(43) })
      .execute();
  }
  const marks = app.db.selectFrom('visitor_mark').select('day').where('subject', '=', 'of-this-test').orderBy('day');
  const secrets = app.db.selectFrom('visitor_secret').select('day').orderBy('day');
  const left = async (): Promise<string[][]> => [
    (await marks.execute()).map(({ day }) => day),
    (await secrets.execute()).map(({ day }) => day),
  ];
  now = new Date('2026-07-01T22:59:59.999Z');
  await forget();
  expect(await left()).toEqual([days, days]);
  now = new Date('2026-07-01T23:00:00.000Z');
  await forget();
  expect(await left()).toEqual([days.slice(1), days.slice(1)]);
});

test('counts of attempts are deleted after 24 hours at most', async () => {
  expect(untilOf('rate_limit')).toBe('24 hours at most');
  const limits = [accountLimits, equipmentLimits, jobLimits, accessLimits].flatMap((module) =>
    Object.values(module).filter((value): value is Limit => typeof value === 'object' && 'attempts' in value),
  );
  expect(limits.length).toBeGreaterThan(15);
  expect(limits.filter(({ seconds }) => seconds * 1_000 > DAY)).toEqual([]);
  const limiter = databaseLimiter({ db: app.db, clock, secret: 'a secret of this test', onRefusal: () => undefined });
  await app.db.deleteFrom('rate_limit').execute();
  for (const limit of limits) {
    await limiter.take(limit, 'an account');
  }
  expect(await count('rate_limit')).toBe(limits.length);
  now = new Date(testNow.getTime() + DAY + 1);
  await forget();
  expect(await count('rate_limit')).toBe(0);
});

test('the address of a job is deleted once no job is there', async () => {
  expect(untilOf('place')).toBe('No job is at the address any more, open or closed');
  const address = () => createPlace(app.db, { kind: 'address' });
  const [used, closed, unused] = await Promise.all([address(), address(), address()]);
  await createJob(app.db, { place_id: used.id });
  await createJob(app.db, { place_id: closed.id, closed_at: at(-400 * DAY) });
  await forget();
  const ids = [used.id, closed.id, unused.id];
  const left = await app.db.selectFrom('place').select('id').where('id', 'in', ids).execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual([used.id, closed.id].toSorted());
});

test('every promise of the list is looked at here', () => {
  const elsewhere: readonly (keyof DB)[] = [
    'mailed_token',
    'visitor_mark',
    'visitor_secret',
    'rate_limit',
    'place',
    'unanswered_help_search',
    ...(['api_key_usage', 'partner_tier'] as const),
    'page_view',
    'tracked_event',
  ];
  const looked = new Set([
    ...timedRecords.map(({ table }) => table),
    ...elsewhere,
    ...agelessRecords.map(([table]) => table),
  ]);
  expect(keptKinds.flatMap(({ tables }) => tables).filter((table) => !looked.has(table))).toEqual([]);
});
