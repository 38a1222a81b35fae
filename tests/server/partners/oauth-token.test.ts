import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createApiKey } from '../../factories/api-key.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let now = testNow;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(() => {
  now = testNow;
});

async function newKey() {
  const { id: account_id } = await createAccount(app.db);
  return { account_id, ...(await createApiKey(app.db, { account_id, scopes: ['read:jobs', 'read:news'] })) };
}

const ROTATE = `mutation ($id: ID!, $overlapHours: Int!) {
  rotateApiKey(id: $id, overlapHours: $overlapHours) { __typename ... on MadeApiKeyPayload { secret } }
}`;

const post = (form: Record<string, string> | string, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  });
const jobs = async (token: string) =>
  (await app.server.inject({ url: '/api/jobs?limit=1', headers: { authorization: `Bearer ${token}` } })).statusCode;
const news = async (token: string) =>
  (await app.server.inject({ url: '/api/news?limit=1', headers: { authorization: `Bearer ${token}` } })).statusCode;
const grant = { grant_type: 'client_credentials' };

describe('a key is exchanged for a token', () => {
  test('in the form, with all of its scopes, for 15 minutes', async () => {
    const { id, secret } = await newKey();
    const answer = await post({ ...grant, client_id: id, client_secret: secret });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { access_token: token, ...rest } = answer.json();
    expect(rest).toEqual({ token_type: 'Bearer', expires_in: 900, scope: 'read:jobs read:news' });
    expect([await jobs(token), await news(token)]).toEqual([200, 200]);
    now = new Date(testNow.getTime() + 900_000 - 1_000);
    expect(await jobs(token)).toBe(200);
    now = new Date(testNow.getTime() + 900_000);
    expect(await jobs(token)).toBe(401);
  });

  test('by HTTP Basic, with fewer scopes', async () => {
    const { id, secret } = await newKey();
    const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    const answer = await post({ ...grant, scope: 'read:news' }, { authorization });
    const { access_token: token, scope } = answer.json();
    expect(scope).toBe('read:news');
    expect([await jobs(token), await news(token)]).toEqual([403, 200]);
  });

  test('which ends with the secret that it was exchanged for, although the key has a new one', async () => {
    const { id, secret, account_id } = await newKey();
    const { accessToken } = await createSession(app.db, { account_id });
    const exchange = async (client_secret: string) =>
      (await post({ ...grant, client_id: id, client_secret })).json().access_token;
    const rotate = async (overlapHours: number) => {
      const { data } = await askGraph(app, ROTATE, { token: accessToken, variables: { id, overlapHours } });
      return (data as { rotateApiKey: { secret: string } }).rotateApiKey.secret;
    };
    const token = await exchange(secret);
    const renewed = await exchange(await rotate(1));
    expect([await jobs(token), await jobs(renewed)]).toEqual([200, 200]);
    const newest = await exchange(await rotate(0));
    expect([await jobs(token), await jobs(renewed), await jobs(newest)]).toEqual([401, 401, 200]);
  });

  test('which opens nothing once the key is revoked, or its account suspended', async () => {
    const { id, secret, account_id } = await newKey();
    const { access_token: token } = (await post({ ...grant, client_id: id, client_secret: secret })).json();
    await app.db.updateTable('account').set({ suspended_at: now.toISOString() }).where('id', '=', account_id).execute();
    expect(await jobs(token)).toBe(401);
    await app.db.updateTable('account').set({ suspended_at: null }).where('id', '=', account_id).execute();
    expect(await jobs(token)).toBe(200);
    await app.db.deleteFrom('api_key').where('id', '=', id).execute();
    const refused = await app.server.inject({ url: '/api/jobs', headers: { authorization: `Bearer ${token}` } });
    expect([refused.statusCode, refused.json().error]).toEqual([
      401,
      expect.stringMatching(/^This token of an API key/),
    ]);
  });

  test('and is refused by the words of the protocol otherwise', async () => {
    const { id, secret } = await newKey();
    const other = await newKey();
    const basic = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    const own = { client_id: id, client_secret: secret };
    const refusals: readonly (readonly [Record<string, string> | string, number, string, Record<string, string>?])[] = [
      [{ ...grant, client_id: other.id, client_secret: secret }, 401, 'invalid_client'],
      [{ ...grant, client_id: id, client_secret: `wlk_${'0'.repeat(64)}` }, 401, 'invalid_client'],
      [{ ...grant, client_id: id }, 401, 'invalid_client'],
      [grant, 401, 'invalid_client', { authorization: 'Basic %%%' }],
      [{ ...grant, ...own, scope: 'read:jobs write:jobs' }, 400, 'invalid_scope'],
      [{ ...own }, 400, 'invalid_request'],
      [{ ...own, grant_type: 'password' }, 400, 'unsupported_grant_type'],
      [`grant_type=client_credentials&grant_type=client_credentials&client_id=${id}`, 400, 'invalid_request'],
      [{ ...grant, ...own }, 400, 'invalid_request', { authorization: basic }],
    ];
    for (const [form, status, error, headers] of refusals) {
      const answer = await post(form, headers);
      expect([answer.statusCode, answer.json().error], JSON.stringify(form)).toEqual([status, error]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['www-authenticate'] !== undefined).toBe(status === 401);
    }
    const json = await app.server.inject({ method: 'POST', url: '/oauth/token', payload: { ...grant, ...own } });
    expect([json.statusCode, json.json()]).toEqual([
      415,
      { error: 'invalid_request', error_description: 'Send the body as application/x-www-form-urlencoded.' },
    ]);
    const long = await post(`grant_type=${'a'.repeat(5_000)}`);
    expect([long.statusCode, long.json()]).toEqual([
      413,
      { error: 'invalid_request', error_description: 'The form must be 4 kB or smaller.' },
    ]);
    const empty = await app.server.inject({ method: 'POST', url: '/oauth/token' });
    expect([empty.statusCode, empty.json().error]).toEqual([400, 'invalid_request']);
  });

  test('by POST only', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const headers = { accept: 'text/html', 'content-type': 'application/json' };
      const answer = await app.server.inject({ method, url: '/oauth/token', headers });
      expect([method, answer.statusCode, answer.headers['allow']]).toEqual([method, 405, 'POST']);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
    }
  });
});
