import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAuditEntry } from '../../../schema/access/audit-entries.queries.ts';
import { ownDataSections } from '../../../schema/accounts/own-data/own-data-sections.ts';
import { digestOf } from '../../../schema/accounts/sessions/refresh-token.ts';
import { insertMail } from '../../../schema/outbox/outbox.queries.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { createAccount } from '../../factories/account.ts';
import { createApiKey } from '../../factories/api-key.ts';
import { createArticle } from '../../factories/article.ts';
import { createDiscussion } from '../../factories/discussion.ts';
import { createJob } from '../../factories/job.ts';
import { createInvitation, createOrganisation } from '../../factories/organisation.ts';
import { createSession } from '../../factories/session.ts';
import { createTraining } from '../../factories/training.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { noQueue } from '../../support/test-ports.ts';
import { createRecruitment } from './recruitment-records.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
});
afterAll(() => app.close());

const now = testNow.toISOString();

test('people are handed all that is kept about them, and nothing about others', async () => {
  const { db } = app;
  const operator = await createAccount(db, { access: 'operator' });
  const other = await createAccount(db);
  await createSession(db, { account_id: other.id });
  const person = await createAccount(
    db,
    { email: 'person@example.com', terms_version: '2026-11', terms_accepted_at: now },
    { first_name: 'Asha', role: 'doctor' },
  );
  const earlier = new Date(testNow.getTime() - 60_000).toISOString();
  const subject = (id: string) => ({ subjectKind: 'account', subjectId: id, ownerId: id, now });
  const byOperator = { kind: 'account', id: operator.id } as const;
  await insertAuditEntry(db, { actor: byOperator, action: 'account.verified', ...subject(person.id), now: earlier });
  // Times of their own: identifiers of one millisecond have no order.
  const shortly = new Date(testNow.getTime() - 30_000).toISOString();
  const byPerson = { kind: 'account', id: person.id } as const;
  await insertAuditEntry(db, { actor: byPerson, action: 'thing.done', ...subject(other.id), now: shortly });
  await insertAuditEntry(db, { actor: byOperator, action: 'account.suspended', ...subject(other.id) });
  const about = { subjectKind: 'job_application', subjectId: 'x', ownerId: person.id };
  const byEmployer = { kind: 'account', id: other.id } as const;
  await insertAuditEntry(db, { actor: byEmployer, action: 'thing.moved', ...about, changedFields: ['stage'], now });
  const { id: jobId } = await createJob(db, { owner_id: other.id });
  const recruitment = await createRecruitment(db, { jobId, person: person.id, other: other.id, third: operator.id });
  const { id: articleId } = await createArticle(db);
  for (const account_id of [person.id, other.id]) {
    await db.insertInto('saved_article').values({ account_id, article_id: articleId, saved_at: now }).execute();
    await db.insertInto('article_like').values({ account_id, article_id: articleId, liked_at: now }).execute();
  }
  const { commentId, otherCommentId } = await createDiscussion(db, { articleId, person, other, now });
  const saved = [person, operator].map(({ id: account_id }) => ({ account_id, job_id: jobId, saved_at: now }));
  await db.insertInto('saved_job').values(saved).execute();
  const endedNow = { created_at: earlier, ended_at: now, end_reason: 'signed_out' };
  const ended = await createSession(db, { account_id: person.id, ...endedNow });
  const mail = {
    content: { subject: 'Subject', text: 'Text', html: '<p>Text</p>' },
    recipient: 'person@example.com',
    now,
  };
  await inTransaction(db, async (transaction) => {
    await insertMail(transaction, noQueue, { ...mail, kind: 'to-person', accountId: person.id });
    await insertMail(transaction, noQueue, { ...mail, kind: 'to-other', accountId: other.id });
  });
  await db.updateTable('refresh_token').set({ spent_at: now }).where('session_id', '=', ended.id).execute();
  for (const [account_id, name] of [
    [person.id, 'own'],
    [other.id, 'other'],
  ] as const) {
    const device = { digest: digestOf(name), account_id, created_at: earlier, last_signed_in_at: now };
    await db.insertInto('known_device').values(device).execute();
  }
  const key = await createApiKey(db, { account_id: person.id, last_used_on: '2026-11-19' });
  await db
    .insertInto('api_key_usage')
    .values({ key_id: key.id, day: '2026-11-19', operations: 2, points: 30 })
    .execute();
  await createApiKey(db, { account_id: other.id });
  await createTraining(db, person.id, now);
  await createOrganisation(db, [{ id: person.id, joinedAt: now, verified: false }]);
  const elsewhere = await createOrganisation(db, [{ id: other.id }], { name: 'Elsewhere' });
  await createInvitation(db, elsewhere.id, 'person@example.com');
  await createInvitation(db, elsewhere.id, 'invited@example.com');
  const { id: sessionId, accessToken: token } = await createSession(db, { account_id: person.id, device: 'curl/8' });

  const { data, errors } = await askGraph(app, '{ myData { takenAt json } }', { token });
  expect(errors).toBeUndefined();
  const described = await askGraph(app, '{ __type(name: "OwnData") { fields { name description } } }');
  const { takenAt, json } = (data?.['myData'] ?? {}) as { takenAt: string; json: string };
  expect(takenAt).toBe(now);
  const opened = '2026-11-01T12:00:00.000Z';
  const session = { device: 'curl/8', createdAt: now, lastUsedAt: now, endedAt: null, endReason: null, renewedAt: [] };
  const change = { device: 'Test browser', endedAt: now, endReason: 'signed_out', renewedAt: [now] };
  const entry = { id: expect.any(String), happenedAt: now, subjectKind: 'account', changedFields: [], reason: null };
  expect(JSON.parse(json)).toEqual({
    takenAt: now,
    account: {
      id: person.id,
      email: 'person@example.com',
      emailConfirmedAt: '2026-11-01T12:00:00.000Z',
      access: 'member',
      verificationAskedAt: opened,
      verifiedAt: null,
      suspendedAt: null,
      termsVersion: '2026-11',
      termsAcceptedAt: now,
      hasPassword: true,
      passwordExpiresAt: null,
      deskMailStoppedAt: null,
      createdAt: opened,
      updatedAt: opened,
    },
    profile: {
      firstName: 'Asha',
      lastName: 'Person',
      phone: '01632 960 001',
      organization: 'Test hospital',
      role: 'doctor',
      updatedAt: opened,
    },
    membership: {
      organisation: 'Test hospital',
      organisationVerifiedAt: now,
      roles: ['publish', 'buy', 'manage'],
      joinedAt: now,
      verifiedAt: null,
    },
    invitations: [
      { organisation: 'Elsewhere', roles: ['publish'], invitedAt: now, expiresAt: '2026-11-21T09:30:00.000Z' },
    ],
    sessions: [
      { ...session, ...change, id: ended.id, createdAt: earlier },
      { ...session, id: sessionId },
    ],
    knownDevices: [{ knownSince: earlier, lastSignedInAt: now }],
    identities: { connected: [], begun: [] },
    apiKeys: [
      {
        ...{ id: key.id, name: 'Test key', scopes: ['read:jobs'], createdAt: now, lastUsedOn: '2026-11-19' },
        secrets: [{ beginning: key.beginning, expiresAt: expect.any(String) }],
        usage: [{ day: '2026-11-19', operations: 2, points: 30 }],
      },
    ],
    webhooks: [],
    partnership: { tier: null, requests: [], hours: [] },
    mailedLinks: [],
    mails: [{ kind: 'to-person', createdAt: now, sentAt: null }],
    ...{ statusSubscription: null, newsletter: null, developerNewsletter: null },
    enquiries: [],
    supplierConversations: { begun: [], answered: [] },
    jobs: [],
    equipment: { suppliers: [], products: [] },
    ...recruitment,
    bulkOrders: [],
    vendorApplications: { applications: [], events: [], files: [] },
    training: [expect.objectContaining({ title: 'Staff Recruitment Mastery', certificateNumber: 'TR-2026-TEST' })],
    webinarPlaces: [expect.objectContaining({ title: 'Test webinar', state: 'waiting' })],
    quotes: [],
    safetyNotices: { told: [], equipment: [], orderItems: [] },
    articles: {
      saved: [{ id: articleId, title: 'Test article', savedAt: now }],
      liked: [{ id: articleId, title: 'Test article', likedAt: now }],
    },
    discussion: {
      comments: [
        {
          id: commentId,
          article: 'Test article',
          text: 'A comment that a test has written.',
          name: 'Test Person',
          role: 'nurse',
          organization: 'Test hospital',
          state: 'shown',
          removalReason: null,
          postedAt: now,
          editedAt: null,
          waitingSince: null,
          hiddenAt: null,
        },
      ],
      reports: [{ commentId: otherCommentId, reason: 'It names a patient.', reportedAt: now, outcome: null }],
    },
    ...{ savedSearches: [], documents: { follows: [], readings: [] } },
    savedJobs: [{ jobId, jobTitle: 'Test nurse', savedAt: now }],
    deskClaims: [{ queue: 'discussion', itemId: commentId, claimedAt: now }],
    contentRevisions: [],
    auditEntries: [
      { ...entry, happenedAt: earlier, action: 'account.verified', actor: 'operator', subjectId: person.id },
      { ...entry, action: 'thing.done', actor: 'you', subjectId: null, happenedAt: shortly },
      {
        ...entry,
        action: 'thing.moved',
        actor: 'employer',
        subjectKind: 'job_application',
        subjectId: 'x',
        changedFields: ['stage'],
      },
    ],
  });
  for (const key of Object.keys(JSON.parse(json))) {
    expect(JSON.stringify(described.data), key).toMatch(new RegExp(`[:;] ${key}[ ;]`));
  }
  expect(json).not.toContain(operator.id);
  expect(json).not.toContain(other.id);
  expect(json).not.toContain('Somebody Else');
  expect(json).not.toContain('argon2');
});

test('it is asked for 10 times an hour at most', async () => {
  const { id } = await createAccount(app.db);
  const { accessToken: token } = await createSession(app.db, { account_id: id });
  for (let times = 1; times <= 10; times += 1) {
    expect((await askGraph(app, '{ myData { takenAt } }', { token })).errors).toBeUndefined();
  }
  const { errors } = await askGraph(app, '{ myData { takenAt } }', { token });
  expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
});

test('every table that holds something about an account is in the download', async () => {
  const { rows } = await sql<{ name: string }>`
    with recursive about(name) as (
      select 'account'::name
      union select table_name::name from information_schema.columns
        where table_schema = 'public' and column_name in ('account_id', 'owner_id', 'actor_id', 'user_id')
      union select conrelid::regclass::name from pg_constraint join about on confrelid = about.name::regclass
        where contype = 'f'
    )
    select name::text as name from about order by name`.execute(app.db);
  // These name no account, and are found by the address.
  const ofAddresses = ['status_subscription', 'newsletter_subscription', 'organisation_invitation'];
  const told = ownDataSections.flatMap(({ tables }) => tables).filter((table) => !ofAddresses.includes(table));
  expect(rows.map(({ name }) => name)).toEqual(told.toSorted());
});
