import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as accountLimits from '../../../schema/accounts/account-limits.ts';
import * as equipmentLimits from '../../../schema/equipment/postings/equipment-limits.ts';
import * as jobLimits from '../../../schema/jobs/job-limits.ts';
import type { KeptKind } from '../../../schema/legal/kept-kind.ts';
import { keptKinds } from '../../../schema/legal/retention.ts';
import { deleteOldData } from '../../../schema/maintenance.ts';
import * as accessLimits from '../../../schema/operations/access-limits.ts';
import type { Limit } from '../../../schema/ports.ts';
import type { DB } from '../../../schema/tables.ts';
import { databaseLimiter, forgetAttempts } from '../../../server/limits/limiter.ts';
import { createAccount } from '../../factories/account.ts';
import { createArticle } from '../../factories/article.ts';
import { createArticleComment } from '../../factories/article-comment.ts';
import { createDocumentVersion } from '../../factories/document.ts';
import { createDocumentFollow } from '../../factories/document-follow.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createJob } from '../../factories/job.ts';
import { createApplicationNote, createJobApplication } from '../../factories/job-application.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { createPlace } from '../../factories/place.ts';
import { createQuote } from '../../factories/quote.ts';
import { createSafetyNotice } from '../../factories/safety-notice.ts';
import { createSavedSearch } from '../../factories/saved-search.ts';
import { createStatusHistory } from '../../factories/status-history.ts';
import { createTraining } from '../../factories/training.ts';
import { createWebhook } from '../../factories/webhook.ts';
import { newAccount, signUp } from '../../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { mutate, password } from './accounts-by-mail.ts';
import { agelessRecords } from './ageless-records.ts';
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
const count = async (table: keyof DB) =>
  (
    await app.db
      .selectFrom(table)
      .select(({ lit }) => lit(1).as('one'))
      .execute()
  ).length;

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

/** What the policy promises of a table, told by the words in its own list. */
function untilOf(table: keyof DB): KeptKind['until'] {
  const kind = keptKinds.find(({ tables }) => tables.includes(table));
  return kind?.until ?? '';
}

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

test('nothing else is deleted for its age', async () => {
  const old = at(-4_000 * DAY);
  const account = await createAccount(app.db, { created_at: old });
  const job = await createJob(app.db, { owner_id: account.id, posted_at: old });
  const applied = { job_id: job.id, account_id: account.id, applied_at: old, changed_at: old };
  const { id: application_id } = await createJobApplication(app.db, applied);
  await createApplicationNote(app.db, { application_id, author_id: account.id, noted_at: old });
  await createWebhook(app.db, { account_id: account.id, created_at: old });
  const search = await createSavedSearch(app.db, { account_id: account.id, saved_at: old });
  await app.db
    .insertInto('saved_search_term')
    .values({ area: 'jobs', term: ':all', saved_search_id: search.id })
    .execute();
  await createDocumentFollow(app.db, { account_id: account.id, followed_at: old });
  const { id: document_version_id } = await createDocumentVersion(app.db);
  const read = { account_id: account.id, document_version_id, read_at: old };
  await app.db.insertInto('document_reading').values(read).execute();
  await app.db.insertInto('saved_job').values({ account_id: account.id, job_id: job.id, saved_at: old }).execute();
  const product = await createEquipment(app.db, { owner_id: account.id, created_at: old });
  const identity = { issuer: 'https://issuer.example', subject: 'a', provider: 'google', email: account.email };
  await app.db
    .insertInto('connected_identity')
    .values({ ...identity, account_id: account.id, connected_at: old })
    .execute();
  await createOrganisation(app.db, [{ id: account.id, joinedAt: old }], { created_at: old });
  const actor = { actor_kind: 'account', actor_id: account.id, owner_id: account.id };
  const subject = { subject_kind: 'account', subject_id: account.id };
  await app.db
    .insertInto('audit_entry')
    .values({ ...actor, ...subject, action: 'account.signed_up', happened_at: old })
    .execute();
  const { id: article_id } = await createArticle(app.db);
  const own = { account_id: account.id, article_id };
  const [saved, liked] = [app.db.insertInto('saved_article'), app.db.insertInto('article_like')];
  await saved.values({ ...own, saved_at: old }).execute();
  await liked.values({ ...own, liked_at: old }).execute();
  const { id: comment_id } = await createArticleComment(app.db, { ...own, posted_at: old });
  await app.db
    .insertInto('content_revision')
    .values({
      ...{ kind: 'article', subject_id: article_id, number: 1, action: 'edited', note: '', fields: '{}' },
      ...{ changed_fields: [], account_id: account.id, saved_at: old },
    })
    .execute();
  const report = { comment_id, account_id: account.id, reason: 'It names a patient.', reported_at: old };
  await app.db.insertInto('comment_report').values(report).execute();
  await createStatusHistory(app.db, old);
  await createTraining(app.db, account.id, old);
  const { itemId: item_id } = await createQuote(app.db, { buyerId: account.id, sellerId: account.id, at: old });
  const { id: notice_id } = await createSafetyNotice(app.db, { entered_at: old });
  const found = { notice_id, is_concerned: true, found_at: old };
  await app.db
    .insertInto('safety_notice_equipment')
    .values({ ...found, equipment_id: product.id })
    .execute();
  await app.db
    .insertInto('safety_notice_order_item')
    .values({ ...found, item_id })
    .execute();
  await app.db
    .insertInto('safety_notice_recipient')
    .values({ notice_id, account_id: account.id, told_at: old })
    .execute();
  const counts = () => Promise.all(agelessRecords.map(async ([table]) => [table, await count(table)] as const));
  const before = await counts();
  expect(before.filter(([, rows]) => rows === 0)).toEqual([]);
  await forget();
  expect(await counts()).toEqual(before);
  for (const [table, until] of agelessRecords) {
    expect(untilOf(table), table).toBe(until);
  }
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
