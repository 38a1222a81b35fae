import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Limit } from '../../../schema/ports.ts';
import { argon2Passwords } from '../../../server/credentials/passwords.ts';
import { databaseLimiter } from '../../../server/limits/limiter.ts';
import { sourceFiles } from '../../architecture/source-files.ts';
import { createAccount, factoryDigest } from '../../factories/account.ts';
import { createApiKey } from '../../factories/api-key.ts';
import { createArticle } from '../../factories/article.ts';
import { createArticleComment } from '../../factories/article-comment.ts';
import { createContentEntry } from '../../factories/content-entry.ts';
import { createConversation } from '../../factories/conversation.ts';
import { createEnquiry } from '../../factories/enquiry.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createHelpArticle } from '../../factories/help-article.ts';
import { createJob } from '../../factories/job.ts';
import { createJobApplication } from '../../factories/job-application.ts';
import { createJobDraft } from '../../factories/job-draft.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { createQuote } from '../../factories/quote.ts';
import { createSavedSearch } from '../../factories/saved-search.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { createSentVendor } from '../../factories/vendor-application.ts';
import { createWebhook, createWebhookDelivery } from '../../factories/webhook.ts';
import { grantAccess, newAccount, password, send, sessionOf } from '../../support/signed-in.ts';
import { openTestApp, type TestApp, testNow, testSecret } from '../../support/test-app.ts';
import type { Asking } from './doors.ts';
import { limitedCalls, limitModules } from './limited-calls.ts';

const clock = { now: () => testNow };
/** Passwords that cost no time, one of which is right: it is how often they are looked at that is tested. */
const passwords = argon2Passwords({
  hash: async () => factoryDigest,
  verify: async (_digest, given) => given === password,
});

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ clock, environment: { RATE_LIMITS: 'on' }, passwords });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('rate_limit').execute();
});

// It can be changed and sent, and waits for no operator.
const sentBack = { state: 'changes_requested', revision: 0, decision_reason: 'Add a licence.' };

async function newAsking(): Promise<Asking> {
  const key = randomUUID();
  const organization = `Hospital ${key}`;
  const signedUp = newAccount({ organization });
  const headers = { 'idempotency-key': key };
  const answer = await app.server.inject({ method: 'POST', url: '/api/auth/signup', headers, payload: signedUp });
  const { id, token } = sessionOf(answer, 201);
  await grantAccess(app, 'verified', { id });
  const { id: job } = await createJob(app.db, { owner_id: id });
  const { id: account_id } = await createAccount(app.db);
  const { id: application } = await createJobApplication(app.db, { job_id: job, account_id });
  const { id: job_id } = await createJob(app.db, { owner_id: account_id });
  const { id: ownApplication } = await createJobApplication(app.db, { job_id, account_id: id });
  const { id: savedSearch } = await createSavedSearch(app.db, { account_id: id });
  const { id: draft } = await createJobDraft(app.db, { owner_id: id });
  const supplier = await createSupplier(app.db, { name: organization, owner_id: id });
  const { id: equipment } = await createEquipment(app.db, { owner_id: id, supplier_id: supplier.id });
  const { id: apiKey } = await createApiKey(app.db, { account_id: id });
  const { id: webhook } = await createWebhook(app.db, { account_id: id });
  const { id: webhookDelivery } = await createWebhookDelivery(app.db, { endpointId: webhook });
  const { id: enquiry } = await createEnquiry(app.db, { account_id: id });
  const { id: conversation } = await createConversation(app.db, { account_id: id });
  const issue = { subject: 'News', body: 'Text', created_at: testNow.toISOString(), changed_at: testNow.toISOString() };
  const { id: newsletterIssue } = await app.db
    .insertInto('newsletter_issue')
    .values(issue)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: vendor } = await createSentVendor(app.db, sentBack);
  const members = [{ id }, { id: account_id }];
  const { memberships } = await createOrganisation(app.db, members, { name: organization });
  const membership = memberships[0] ?? '';
  const order = await createQuote(app.db, { buyerId: id, sellerId: id, at: testNow.toISOString() });
  const { id: article_id } = await createArticle(app.db);
  const discussed = { article_id, posted_at: testNow.toISOString() };
  const { id: comment } = await createArticleComment(app.db, { ...discussed, account_id });
  const { id: helpArticle } = await createHelpArticle(app.db);
  const { id: entry } = await createContentEntry(app.db);
  const texts = { comment, helpArticle, entry };
  const written = { enquiry, conversation, newsletterIssue, vendor, membership, order, apiKey, ...texts };
  const own = { ownApplication, draft, savedSearch, equipment, webhook, webhookDelivery };
  return {
    id,
    token,
    signedUp,
    key,
    job,
    application,
    ...own,
    ...written,
  };
}

/** Counts that many attempts just now. */
async function tried(limit: Limit, who: string, times: number): Promise<void> {
  await app.db.deleteFrom('rate_limit').execute();
  await databaseLimiter({ db: app.db, clock, secret: testSecret }).take(limit, who);
  await sql`update rate_limit set attempts = array_fill(attempts[1], array[${times}::int])`.execute(app.db);
}

/** What a request may say of its address, so that it seems to come from another network each time. */
function madeUp(number: number): Record<string, string> {
  const address = `198.51.100.${number}`;
  return {
    'x-forwarded-for': `${address}, 203.0.113.${number}`,
    forwarded: `for=${address}`,
    'x-real-ip': address,
    'x-client-ip': address,
    'true-client-ip': address,
    'cf-connecting-ip': address,
  };
}

const table = limitedCalls.flatMap(({ doors, ...call }) => doors.map((door) => ({ ...call, door })));

describe.each(table)('$limit.attempts of $limit.name at $door.name', ({ limit, who, door }) => {
  test('are made, and no more, whatever is said of where they come from', async () => {
    const asking = await newAsking();
    const authorization = `Bearer ${asking.token}`;
    await tried(limit, who(asking), limit.attempts - 1);
    expect((await door.knock(app, asking, { authorization, ...madeUp(1) })).outcome).toBe(door.otherwise);
    await tried(limit, who(asking), limit.attempts);
    for (const number of [2, 3, 4]) {
      expect(await door.knock(app, asking, { authorization, ...madeUp(number) })).toEqual({
        outcome: door.refusal,
        retryAfterSeconds: limit.seconds,
      });
    }
    await tried(limit, `${who(asking)}, another`, limit.attempts);
    expect((await door.knock(app, asking, { authorization })).outcome).not.toBe(door.refusal);
  });
});

test('each call of the limiter in the code has a row', () => {
  const names = new Map<Limit, string>(
    Object.values(limitModules).flatMap((limits) =>
      Object.entries(limits).map(([name, limit]): [Limit, string] => [limit, name]),
    ),
  );
  // Counted by hand, or by `act`, which is told the limit.
  const known = new Set(names.values());
  const calls = sourceFiles('{schema,server}/**/*.ts').flatMap(({ path, code }) =>
    [...code.matchAll(/\blimiter\s*\.take(?:Each)?\(\s*(\w+)|\blimit: (\w+)(?!, who \})\b/g)]
      .map(([, byHand, byAct]) => byHand ?? byAct ?? '')
      .filter((name) => known.has(name))
      .map((name) => `${path}: ${name}`),
  );
  const rows = limitedCalls.map(({ file, limit }) => `${file}: ${names.get(limit)}`);
  expect(rows.toSorted()).toEqual(calls.toSorted());
});

test('each limit of the code stands in one of the modules, and has a row', () => {
  const declared = sourceFiles('{schema,server}/**/*.ts').flatMap(({ path, code }) =>
    [...code.matchAll(/\b(\w+): Limit\b(?! *[,;)])/g)].map(([, name]) => `${path}: ${name}`),
  );
  const known = Object.entries(limitModules).flatMap(([path, limits]) =>
    Object.keys(limits).map((name) => `${path}: ${name}`),
  );
  expect(declared.toSorted()).toEqual(known.toSorted());
  const limited = new Set(limitedCalls.map(({ limit }) => limit));
  const without = Object.values(limitModules).flatMap((limits) =>
    Object.values<Limit>(limits).filter((limit) => !limited.has(limit)),
  );
  expect(without).toEqual([]);
});

test('they are as many as was decided, in so many seconds', () => {
  const limits = Object.values(limitModules).flatMap((module) => Object.values<Limit>(module));
  expect(Object.fromEntries(limits.map(({ name, attempts, seconds }) => [name, [attempts, seconds]]))).toEqual({
    'content-edit': [300, 3_600],
    'vendor-application': [20, 3_600],
    'document-following': [120, 3_600],
    'document-reading': [120, 3_600],
    'vendor-application-change': [120, 3_600],
    'vendor-application-submission': [10, 3_600],
    upload: [60, 3_600],
    'vendor-application-mail': [10, 3_600],
    'vendor-application-review': [300, 3_600],
    'assistant-model': [40, 3_600],
    'assistant-model-all': [5_000, 86_400],
    'help-search': [60, 3_600],
    'article-reaction': [300, 3_600],
    'article-comment': [10, 3_600],
    'article-comment-network': [60, 3_600],
    'article-comment-change': [60, 3_600],
    'comment-report': [20, 86_400],
    'comment-report-network': [60, 86_400],
    tracking: [1_200, 600],
    'password-guess': [10, 300],
    'password-guess-site': [60, 3_600],
    'password-guess-account': [150, 3_600],
    'password-guess-device': [10, 300],
    reauthentication: [10, 300],
    'sign-in': [60, 300],
    'sign-up': [20, 3_600],
    refresh: [600, 300],
    'social-sign-in': [60, 300],
    'own-data': [10, 3_600],
    'password-reset': [3, 3_600],
    'password-reset-network': [20, 3_600],
    'email-confirmation': [5, 3_600],
    'mailed-link': [60, 300],
    'mailed-link-look': [60, 300],
    'profile-change': [60, 3_600],
    'password-change': [5, 3_600],
    'job-application': [60, 3_600],
    'job-application-move': [20, 86_400],
    'job-application-bulk-move': [60, 3_600],
    'job-application-start': [60, 3_600],
    'application-note': [600, 3_600],
    'saved-job': [600, 3_600],
    'saved-search': [120, 3_600],
    'webhook-endpoint': [60, 86_400],
    'webhook-sent-by-hand': [60, 3_600],
    job: [200, 3_600],
    'job-change': [600, 3_600],
    'job-draft': [600, 3_600],
    'job-address': [100, 86_400],
    'training-enrolment': [60, 3_600],
    'webinar-place': [60, 3_600],
    equipment: [200, 3_600],
    'equipment-change': [600, 3_600],
    'access-change': [20, 86_400],
    'enquiry-network': [20, 3_600],
    enquiry: [5, 3_600],
    'enquiry-reply': [20, 3_600],
    'supplier-message-network': [20, 3_600],
    'supplier-message': [10, 3_600],
    'supplier-message-reply': [20, 3_600],
    'supplier-message-report': [5, 3_600],
    'newsletter-test': [30, 3_600],
    'newsletter-network': [20, 3_600],
    newsletter: [3, 3_600],
    'bulk-order': [20, 3_600],
    'bulk-order-network': [20, 3_600],
    'bulk-order-address': [5, 3_600],
    'organisation-invitation': [30, 86_400],
    'membership-change': [100, 86_400],
    'api-key': [30, 86_400],
    'tier-request': [10, 86_400],
    'bulk-order-change': [100, 3_600],
    quote: [20, 86_400],
    'status-subscription': [3, 3_600],
    'status-subscription-network': [20, 3_600],
  });
});

test('60 sign-ins of as many people come from one network, wherever they say that they come from', async () => {
  const statuses: number[] = [];
  for (let number = 1; number <= 62; number += 1) {
    const { statusCode } = await app.server.inject({
      method: 'POST',
      url: '/api/auth/signin',
      headers: madeUp(number),
      payload: { email: `person-${number}@example.com`, password: 'not the right one' },
    });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([...Array(60).fill(401), 429, 429]);
});

test('a trusted proxy states the network of a client', { timeout: 120_000 }, async () => {
  const behind = await openTestApp({ clock, environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' }, passwords });
  const signUp = (address: string) =>
    behind.server.inject({
      method: 'POST',
      url: '/api/auth/signup',
      headers: { 'x-forwarded-for': `203.0.113.9, ${address}` },
      payload: newAccount(),
    });
  expect((await signUp('198.51.100.1')).statusCode).toBe(201);
  await sql`update rate_limit set attempts = array_fill(attempts[1], array[20])`.execute(behind.db);
  expect((await signUp('198.51.100.1')).statusCode).toBe(429);
  expect((await signUp('198.51.100.2')).statusCode).toBe(201);
  await behind.close();
});

test('nothing is counted where limits are off, which only this machine may be told', { timeout: 120_000 }, async () => {
  const open = await openTestApp({ clock, environment: { RATE_LIMITS: 'off' }, passwords });
  for (let number = 0; number < 12; number += 1) {
    const body = { email: 'somebody@example.com', password };
    expect((await send(open, 'POST', '/auth/signin', { body })).statusCode).toBe(401);
  }
  expect(await open.db.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
  await open.close();
});
