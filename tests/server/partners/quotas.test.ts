import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createApiKey } from '../../factories/api-key.ts';
import { createSession } from '../../factories/session.ts';
import { createTierRequest } from '../../factories/tier-request.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { createTestServer, openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

const environment = { RATE_LIMITS: 'on' };
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment });
});
afterAll(() => app.close());

const QUERY = '{ rateLimit { limit cost remaining resetAt } jobs(first: 5) { nodes { title } } }';

async function keyOf(scopes = ['read:jobs', 'write:saved']) {
  const { id } = await createAccount(app.db);
  return { accountId: id, ...(await createApiKey(app.db, { account_id: id, scopes })) };
}

/** Uses up the hour of an account but for so many points. */
async function useAllBut(accountId: string, left: number): Promise<void> {
  await app.db
    .insertInto('api_quota')
    .values({ account_id: accountId, hour: '2026-11-20T09:00:00.000Z', points: 20_000 - left, granted: 0 })
    .execute();
}

const ask = (secret: string, query: string, { server }: Pick<TestApp, 'server'> = app) =>
  server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${secret}` },
    payload: { query },
  });

test('each answer says in points what it costs and what is left of the hour', async () => {
  const { secret } = await keyOf();
  const first = await ask(secret, QUERY);
  const { rateLimit } = first.json().data;
  expect(rateLimit).toMatchObject({ limit: 20_000, resetAt: '2026-11-20T10:00:00.000Z' });
  expect(rateLimit.cost).toBeGreaterThan(5);
  expect(rateLimit.remaining).toBe(20_000 - rateLimit.cost);
  expect(first.headers['ratelimit-policy']).toBe('"points";q=20000;w=3600');
  expect(first.headers['ratelimit']).toBe(`"points";r=${rateLimit.remaining};t=1800`);
  const rest = await app.server.inject({ url: '/api/jobs?limit=1', headers: { 'x-api-key': secret } });
  const [, left] = /r=(\d+)/.exec(String(rest.headers['ratelimit'])) ?? [];
  expect(Number(left)).toBeLessThan(rateLimit.remaining);
  const anonymous = await app.server.inject({ url: '/api/jobs?limit=1' });
  expect(anonymous.headers['ratelimit']).toBeUndefined();
  expect((await askGraph(app, '{ rateLimit { limit } }')).data).toEqual({ rateLimit: null });
});

test('what would go beyond the hour is refused with 429 before anything runs, on the graph and on REST', async () => {
  const { accountId, secret } = await keyOf();
  await useAllBut(accountId, 10);
  const { id: jobId } = await app.db.selectFrom('job').select('id').executeTakeFirstOrThrow();
  const write = await ask(secret, `mutation { saveJob(jobId: "${jobId}") { __typename } }`);
  expect(write.statusCode).toBe(429);
  expect(write.headers['retry-after']).toBe('1800');
  expect(write.headers['ratelimit']).toBe('"points";r=10;t=1800');
  expect(write.json()).toMatchObject({
    errors: [
      {
        message: expect.stringMatching(/^This operation costs \d+ points, and 10 of 20,000 are left in this hour/),
        extensions: { code: 'QUOTA_EXCEEDED', retryAfterSeconds: 1_800 },
      },
    ],
  });
  expect(await app.db.selectFrom('saved_job').select('id').where('account_id', '=', accountId).execute()).toEqual([]);
  const read = await app.server.inject({ url: '/api/jobs?limit=50', headers: { 'x-api-key': secret } });
  expect([read.statusCode, read.json().code, read.headers['retry-after']]).toEqual([429, 'QUOTA_EXCEEDED', '1800']);
  // What costs less than is left is carried out.
  expect((await ask(secret, '{ site { name } }')).statusCode).toBe(200);
});

const leftAfter = async (secret: string, url: string, payload?: object) => {
  const { headers } = await app.server.inject({
    ...(payload ? { method: 'POST', payload } : {}),
    url: `/api${url}`,
    headers: { 'x-api-key': secret },
  });
  const [, left] = /r=(\d+)/.exec(String(headers['ratelimit'])) ?? [];
  return Number(left);
};

test('on REST a request costs ten points, and one for each row that is asked for', async () => {
  const { secret } = await keyOf(['read:jobs', 'read:insight']);
  const { id } = await app.db.selectFrom('job').select('id').executeTakeFirstOrThrow();
  const match = { skills: ['Triage'] };
  const asked: readonly (readonly [string, number, object?])[] = [
    ['/jobs?limit=100', 110],
    ['/jobs', 30],
    [`/jobs/${id}`, 10],
    ['/jobs/stats/overview', 10],
    ['/ai/jobs/match', 20, match],
    ['/ai/jobs/match', 15, { ...match, limit: 5 }],
    // What the graph refuses costs no less than the least, and no more than the most that could be asked for.
    ['/ai/jobs/match', 11, { ...match, limit: -1_000_000 }],
    ['/ai/jobs/match', 30, { ...match, limit: 1_000_000 }],
  ];
  let left = 20_000;
  for (const [url, cost, body] of asked) {
    const now = await leftAfter(secret, url, body);
    expect([url, left - now]).toEqual([url, cost]);
    left = now;
  }
});

test('a quota holds across two processes', async () => {
  const { accountId, secret } = await keyOf();
  await useAllBut(accountId, 500);
  const other = await createTestServer(app, { environment });
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => ask(secret, QUERY, index % 2 === 0 ? app : { server: other })),
  );
  const carriedOut = answers.filter(({ statusCode }) => statusCode === 200);
  const { cost } = carriedOut[0]?.json().data.rateLimit ?? {};
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 429)).toBe(true);
  expect(carriedOut.length * cost).toBeLessThanOrEqual(500);
  expect(carriedOut.length).toBeGreaterThan(0);
  await other.close();
});

test('a tier is asked for, approved at the desk, told by mail, and holds at once', async () => {
  const { accountId, secret } = await keyOf();
  const { accessToken: token } = await createSession(app.db, { account_id: accountId });
  const { id: operatorId } = await createAccount(app.db, { access: 'operator' });
  const { accessToken: operator } = await createSession(app.db, { account_id: operatorId });
  const request = `mutation { requestPartnerTier(tier: HEALTHCARE, purpose: "Our rota system shows open posts.")
    { __typename ... on PartnershipPayload { partnership { tier pointsAnHour request { state tier } } } ... on Error { message } } }`;
  expect((await askGraph(app, request, { token })).data).toEqual({
    requestPartnerTier: {
      __typename: 'PartnershipPayload',
      partnership: { tier: null, pointsAnHour: 20_000, request: { state: 'WAITING', tier: 'HEALTHCARE' } },
    },
  });
  expect((await askGraph(app, request, { token })).data).toMatchObject({
    requestPartnerTier: { __typename: 'ConflictError' },
  });
  const list = '{ tierRequests(first: 10) { nodes { id tier presentTier purpose dueAt } } }';
  const { data } = await askGraph(app, list, { token: operator });
  const { nodes } = (data as { tierRequests: { nodes: { id: string }[] } }).tierRequests;
  expect(nodes).toHaveLength(1);
  const decide = (more: string) =>
    `mutation { decideTierRequest(id: "${nodes[0]?.id}", ${more}) { __typename ... on Error { message } } }`;
  expect((await askGraph(app, decide('approved: false'), { token: operator })).data).toMatchObject({
    decideTierRequest: { __typename: 'ValidationError' },
  });
  expect((await askGraph(app, decide('approved: true'), { token: operator })).data).toEqual({
    decideTierRequest: { __typename: 'DeskTierRequestPayload' },
  });
  expect((await askGraph(app, decide('approved: true'), { token: operator })).data).toMatchObject({
    decideTierRequest: { __typename: 'ConflictError' },
  });
  expect((await ask(secret, QUERY)).json().data.rateLimit.limit).toBe(100_000);
  const [mail] = await app.db
    .selectFrom('outgoing_mail')
    .select('body_text')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'partner-tier')
    .execute();
  expect(mail?.body_text).toContain('100,000 points an hour');
});

test('a request that is declined leaves the tier, and says why', async () => {
  const { accountId } = await keyOf();
  const { id } = await createTierRequest(app.db, { account_id: accountId, asked_at: testNow.toISOString() });
  const { id: operatorId } = await createAccount(app.db, { access: 'operator' });
  const { accessToken: operator } = await createSession(app.db, { account_id: operatorId });
  const decline = `mutation { decideTierRequest(id: "${id}", approved: false, reason: "We could not reach you.") { __typename } }`;
  await askGraph(app, decline, { token: operator });
  const { accessToken: token } = await createSession(app.db, { account_id: accountId });
  const { data } = await askGraph(app, '{ partnership { tier request { state reason } } }', { token });
  expect(data).toEqual({
    partnership: { tier: null, request: { state: 'DECLINED', reason: 'We could not reach you.' } },
  });
});
