import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createApiKey } from '../../factories/api-key.ts';
import { createSession } from '../../factories/session.ts';
import { mailedToken, mutate } from '../../schema/accounts/accounts-by-mail.ts';
import { askGraph, type GraphAnswer } from '../../support/ask-graph.ts';
import { signUp } from '../../support/signed-in.ts';
import { createTestServer, openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
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

const KEY = `key { id name scopes beginning expiresAt isExpired lastUsedOn previousBeginning previousEndsAt
  usage { day operations points } }`;
const jobs = '{ jobs(first: 2) { totalCount nodes { title } } }';

interface Made {
  readonly key: Readonly<Record<string, unknown>> & { readonly id: string };
  readonly secret: string;
}

async function create(token: string, scopes = '[READ_JOBS]'): Promise<Made> {
  const operation = `mutation { createApiKey(input: { name: "Rota system", scopes: ${scopes}, expiresInDays: 30 })
    { __typename ... on MadeApiKeyPayload { secret ${KEY} } ... on Error { message } } }`;
  return payloadOf<Made>(await askGraph(app, operation, { token }), 'createApiKey');
}

function payloadOf<Payload>({ data, errors }: GraphAnswer, field: string): Payload {
  expect(errors).toBeUndefined();
  return data?.[field] as Payload;
}

const ask = (secret: string, url: string, headers = {}) =>
  app.server.inject({ url, headers: { authorization: `Bearer ${secret}`, ...headers } });

describe('a key', () => {
  test('asks in the name of its account on the graph and on REST, with no cookie and no other header', async () => {
    const { token } = await signUp(app);
    const { key, secret } = await create(token);
    expect(secret).toMatch(/^wlk_[0-9a-f]{64}$/);
    expect(key).toMatchObject({ name: 'Rota system', scopes: ['READ_JOBS'], beginning: secret.slice(0, 12) });
    const { data } = await askGraph(app, jobs, { token: secret });
    expect(data).toMatchObject({ jobs: { nodes: [expect.anything(), expect.anything()] } });
    expect((await ask(secret, '/api/jobs?limit=1')).statusCode).toBe(200);
    const own = await app.server.inject({ url: '/api/jobs?limit=1', headers: { 'x-api-key': secret } });
    expect(own.statusCode).toBe(200);
    expect(own.headers['cache-control']).toContain('private');
  });

  test('is stored as a digest alone, and told once', async () => {
    const { token } = await signUp(app);
    const { secret } = await create(token);
    const stored = await app.db.selectFrom('api_key_secret').selectAll().execute();
    expect(
      JSON.stringify(stored.map(({ digest, ...row }) => ({ ...row, digest: digest.toString('hex') }))),
    ).not.toContain(secret.slice(20));
    const { data } = await askGraph(app, '{ apiKeys { name beginning } }', { token });
    expect(data).toEqual({ apiKeys: [{ name: 'Rota system', beginning: secret.slice(0, 12) }] });
  });

  test('opens what its scopes name, and no account, whatever its owner may do', async () => {
    const { id } = await createAccount(app.db, { access: 'operator' });
    const { secret: token } = await createApiKey(app.db, { account_id: id, scopes: ['read:jobs'] });
    const refusals: readonly (readonly [string, string])[] = [
      ['{ documents(first: 1) { totalCount } }', 'This API key lacks the scope read:documents.'],
      [
        '{ jobs(first: 1) { totalCount } ...more } fragment more on Query { news(first: 1) { totalCount } ... { equipment(first: 1) { totalCount } } }',
        'This API key lacks the scopes',
      ],
      ['{ me { id } }', 'API keys cannot be used for me. Sign in instead.'],
      ['{ jobs(first: 1) { totalCount } me @skip(if: true) { id } }', 'API keys cannot be used for me.'],
      ['{ apiKeys { id } }', 'API keys cannot be used for apiKeys.'],
      ['{ accounts(first: 1) { totalCount } }', 'API keys cannot be used for accounts.'],
      [
        'mutation { createApiKey(input: { name: "a", scopes: [READ_JOBS] }) { __typename } }',
        'API keys cannot be used',
      ],
    ];
    for (const [query, message] of refusals) {
      const answer = await app.server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}` },
        payload: { query },
      });
      expect(answer.statusCode, query).toBe(403);
      expect(answer.json().errors[0]).toMatchObject({
        message: expect.stringContaining(message),
        extensions: { code: 'FORBIDDEN' },
      });
      expect(answer.json().data).toBeUndefined();
    }
    expect((await ask(token, '/api/compliance?limit=1')).json()).toMatchObject({
      code: 'FORBIDDEN',
      error: 'This API key lacks the scope read:documents.',
    });
    expect((await ask(token, '/api/auth/profile')).statusCode).toBe(403);
    expect((await ask(token, '/api/jobs/user/posted')).statusCode).toBe(403);
    expect(
      (await askGraph(app, '{ __typename site { name } __schema { queryType { name } } }', { token })).errors,
    ).toBe(undefined);
  });

  test('gives no more than its person has: who is not verified posts no job, and an operator is none by a key', async () => {
    const member = await createAccount(app.db);
    const operator = await createAccount(app.db, { access: 'operator' });
    const update = (id: string) => `mutation { closeJob(id: "${id}") { __typename ... on Error { message } } }`;
    const { id: job } = await app.db
      .selectFrom('job')
      .select('id')
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow();
    for (const { id } of [member, operator]) {
      const { secret: token } = await createApiKey(app.db, { account_id: id, scopes: ['write:jobs'] });
      const { data } = await askGraph(app, update(job), { token });
      expect(data).toMatchObject({ closeJob: { __typename: 'ForbiddenError' } });
    }
  });

  test('writes what its scopes allow, and the log says who', async () => {
    const { id } = await createAccount(app.db, { access: 'verified' });
    const { secret: token } = await createApiKey(app.db, { account_id: id, scopes: ['write:saved'] });
    const { id: jobId } = await app.db.selectFrom('job').select('id').executeTakeFirstOrThrow();
    const { data } = await askGraph(app, `mutation { saveJob(jobId: "${jobId}") { __typename } }`, { token });
    expect(data).toEqual({ saveJob: { __typename: 'SaveJobPayload' } });
  });

  test('that is none of ours, was revoked, has run out or belongs to a suspended account is refused', async () => {
    const { id } = await createAccount(app.db);
    const { secret } = await createApiKey(app.db, { account_id: id });
    const suspended = await createAccount(app.db, { suspended_at: testNow.toISOString() });
    const { secret: ofSuspended } = await createApiKey(app.db, { account_id: suspended.id });
    const madeUp = `wlk_${'0'.repeat(64)}`;
    for (const wrong of [madeUp, `${secret}0`, secret.slice(0, -1), secret.toUpperCase(), 'wlk_', ofSuspended]) {
      const answer = await ask(wrong, '/api/jobs?limit=1');
      expect([answer.statusCode, answer.json().code], wrong).toEqual([401, 'NOT_SIGNED_IN']);
    }
    expect((await app.server.inject({ url: '/api/jobs', headers: { 'x-api-key': madeUp } })).statusCode).toBe(401);
    now = new Date(testNow.getTime() + 90 * DAY - 1);
    expect((await ask(secret, '/api/jobs?limit=1')).statusCode).toBe(200);
    now = new Date(testNow.getTime() + 90 * DAY);
    expect((await ask(secret, '/api/jobs?limit=1')).statusCode).toBe(401);
  });

  test('that is revoked is refused at once, by every process', async () => {
    const { token } = await signUp(app);
    const { key, secret } = await create(token);
    const other = await createTestServer(app, { clock });
    const atOther = () => other.inject({ url: '/api/jobs?limit=1', headers: { authorization: `Bearer ${secret}` } });
    expect((await atOther()).statusCode).toBe(200);
    const { data } = await askGraph(app, `mutation { revokeApiKey(id: "${key.id}") { __typename } }`, { token });
    expect(data).toEqual({ revokeApiKey: { __typename: 'RevokedApiKeyPayload' } });
    expect((await atOther()).statusCode).toBe(401);
    expect((await ask(secret, '/api/jobs?limit=1')).statusCode).toBe(401);
    const entries = await app.db.selectFrom('audit_entry').select('action').where('subject_id', '=', key.id).execute();
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['api_key.created', 'api_key.revoked']);
    await other.close();
  });

  test('works beside its successor for as long as was asked for', async () => {
    const { token } = await signUp(app);
    const { key, secret } = await create(token);
    const rotate = (hours: number) => `mutation { rotateApiKey(id: "${key.id}", overlapHours: ${hours})
      { __typename ... on MadeApiKeyPayload { secret ${KEY} } } }`;
    const renewed = payloadOf<Made>(await askGraph(app, rotate(2), { token }), 'rotateApiKey');
    expect(renewed.key).toMatchObject({ id: key.id, previousBeginning: secret.slice(0, 12) });
    const statuses = async () => [
      (await ask(secret, '/api/jobs?limit=1')).statusCode,
      (await ask(renewed.secret, '/api/jobs?limit=1')).statusCode,
    ];
    expect(await statuses()).toEqual([200, 200]);
    now = new Date(testNow.getTime() + 2 * HOUR);
    expect(await statuses()).toEqual([401, 200]);
    now = testNow;
    const again = payloadOf<Made>(await askGraph(app, rotate(0), { token }), 'rotateApiKey');
    expect(await statuses()).toEqual([401, 401]);
    expect((await ask(again.secret, '/api/jobs?limit=1')).statusCode).toBe(200);
    const overlong = await askGraph(app, rotate(169), { token });
    expect(overlong.data).toEqual({ rotateApiKey: { __typename: 'ValidationError' } });
  });

  test('is told of by mail when it is made, in words that hold neither the key nor its name', async () => {
    const { token, id } = await signUp(app);
    const { secret } = await create(token);
    const [mail] = await app.db
      .selectFrom('outgoing_mail')
      .select(['body_text', 'subject'])
      .where('account_id', '=', id)
      .where('kind', '=', 'api-key-created')
      .execute();
    expect(mail?.body_text).toContain(secret.slice(0, 12));
    expect(mail?.body_text).toContain('read:jobs');
    expect(mail?.body_text).not.toContain(secret.slice(0, 13));
    expect(mail?.body_text).not.toContain('Rota system');
  });

  test('is revoked with the others of its account by a new password from a mailed link', async () => {
    const { token, email } = await signUp(app);
    const { secret } = await create(token);
    await mutate(app, 'requestPasswordReset', { email });
    const link = await mailedToken(app.db, email);
    await mutate(app, 'resetPassword', { token: link, newPassword: 'eight geese on a pier' });
    expect((await ask(secret, '/api/jobs?limit=1')).statusCode).toBe(401);
  });
});

describe('what is asked with a key', () => {
  test('is counted by day in points, and the day of its last use is noted', async () => {
    const own = await openTestApp({ clock });
    const { id } = await createAccount(own.db);
    const { id: keyId, secret } = await createApiKey(own.db, { account_id: id, scopes: ['read:jobs'] });
    await askGraph(own, jobs, { token: secret });
    await askGraph(own, '{ me { id } }', { token: secret });
    await own.server.inject({ url: '/api/jobs?limit=1', headers: { authorization: `Bearer ${secret}` } });
    await own.server.close();
    const [usage] = await own.db.selectFrom('api_key_usage').selectAll().where('key_id', '=', keyId).execute();
    expect(usage).toMatchObject({ day: '2026-11-20', operations: 2 });
    expect(Number(usage?.points)).toBeGreaterThan(4);
    const key = await own.db.selectFrom('api_key').select('last_used_on').where('id', '=', keyId).executeTakeFirst();
    expect(key?.last_used_on).toBe('2026-11-20');
    const again = await createTestServer(own, { clock });
    const { accessToken } = await createSession(own.db, { account_id: id });
    const answer = await askGraph({ server: again }, `{ apiKeys { lastUsedOn usage { day operations } } }`, {
      token: accessToken,
    });
    const [listed] = payloadOf<{ usage: object[]; lastUsedOn: string }[]>(answer, 'apiKeys');
    expect(listed?.lastUsedOn).toBe('2026-11-20');
    expect(listed?.usage).toHaveLength(30);
    expect(listed?.usage.at(-1)).toEqual({ day: '2026-11-20', operations: 2 });
    expect(listed?.usage.at(0)).toEqual({ day: '2026-10-22', operations: 0 });
    await again.close();
    await own.close();
  });
});

test('an account has 20 keys, made for a time and a purpose', async () => {
  const { id } = await createAccount(app.db);
  const { accessToken: token } = await createSession(app.db, { account_id: id });
  const operation = (input: string) =>
    `mutation { createApiKey(input: { ${input} }) { __typename ... on ValidationError { fields { path } } } }`;
  for (const [input, path] of [
    ['name: " ", scopes: [READ_JOBS]', 'name'],
    [`name: "${'n'.repeat(61)}", scopes: [READ_JOBS]`, 'name'],
    ['name: "n", scopes: []', 'scopes'],
    ['name: "n", scopes: [READ_JOBS], expiresInDays: 366', 'expiresInDays'],
    ['name: "n", scopes: [READ_JOBS], expiresInDays: 0', 'expiresInDays'],
  ]) {
    const { data } = await askGraph(app, operation(input ?? ''), { token });
    expect(data, input).toEqual({ createApiKey: { __typename: 'ValidationError', fields: [{ path }] } });
  }
  for (let number = 0; number < 19; number += 1) {
    await createApiKey(app.db, { account_id: id });
  }
  const both = await Promise.all(
    [1, 2].map(() => askGraph(app, operation('name: "n", scopes: [READ_JOBS, READ_JOBS]'), { token })),
  );
  const outcomes = both.map(({ data }) => (data as { createApiKey: { __typename: string } }).createApiKey.__typename);
  expect(outcomes.toSorted()).toEqual(['ConflictError', 'MadeApiKeyPayload']);
});
