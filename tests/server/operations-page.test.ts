import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../factories/account.ts';
import { createSession } from '../factories/session.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';

const DAY = 86_400_000;
const ago = (milliseconds: number) => new Date(testNow.getTime() - milliseconds).toISOString();

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ buildDirectory: join(import.meta.dirname, '../../dist') });
});
afterAll(() => app.close());

const ask = (token?: string, headers: Record<string, string> = {}, url = '/operations') =>
  app.server.inject({ url, headers: { ...(token && { cookie: `session=${token}` }), ...headers } });

type Values = Omit<Parameters<typeof createSession>[1], 'account_id'>;

/** The cookie of a session of a user with this access. */
async function cookieOf(
  account: Parameters<typeof createAccount>[1],
  session: Values = {},
  profile: Parameters<typeof createAccount>[2] = {},
): Promise<string> {
  const { id } = await createAccount(app.db, account, profile);
  const { refreshToken } = await createSession(app.db, { account_id: id, ...session });
  return refreshToken;
}

/** Everything that a look at a session could have changed. */
async function sessions() {
  const tables = ['session', 'refresh_token', 'audit_entry'] as const;
  return Promise.all(tables.map((table) => app.db.selectFrom(table).selectAll().execute()));
}

describe('the operators’ page, with the cookie of an operator’s session', () => {
  it('is served: its frame, without personal data, never cached', async () => {
    const token = await cookieOf({ access: 'operator', email: 'desk@portal.example' }, {}, { first_name: 'Zdenka' });
    const { statusCode, headers, body } = await ask(token, { 'sec-fetch-site': 'none' });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toContain('<title>Operations – ');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toMatch(/<h1[^>]*>Operations<\/h1>/);
    expect(body).not.toContain('Page not found');
    expect(body).not.toMatch(/desk@|Zdenka/);
  });

  it('stays after a reload, and the session is neither exchanged nor any younger', async () => {
    const token = await cookieOf({ access: 'operator' }, { last_used_at: ago(DAY) });
    const untouched = await sessions();
    for (const site of ['same-origin', 'none']) {
      const { statusCode, headers } = await ask(token, { 'sec-fetch-site': site });
      expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
    }
    expect(await sessions()).toEqual(untouched);
  });
});

describe('without one it is the not-found page', () => {
  const operator = { access: 'operator' } as const;
  const others: readonly [string, () => Promise<string>][] = [
    ['a member', () => cookieOf({})],
    ['a verified user', () => cookieOf({ access: 'verified' })],
    ['a suspended operator', () => cookieOf({ ...operator, suspended_at: ago(1) })],
    ['an operator whose session ended', () => cookieOf(operator, { ended_at: ago(1), end_reason: 'ended_elsewhere' })],
    ['an operator who was away for 30 days', () => cookieOf(operator, { last_used_at: ago(30 * DAY) })],
    ['an operator whose session is 180 days old', () => cookieOf(operator, { created_at: ago(180 * DAY) })],
    ['an operator whose token was exchanged before', () => spent(11_000)],
    ['a visitor with a made-up token', async () => 'made-up-refresh-token'],
  ];
  for (const [who, cookie] of others) {
    it(`${who} gets it byte for byte`, async () => {
      const anonymous = await ask();
      const answer = await ask(await cookie());
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-cache']);
      expect(answer.body).toBe(anonymous.body);
      const nowhere = await ask(undefined, {}, '/nowhere');
      const main = (text: string) => /<main.*<\/main>/s.exec(text)?.[0];
      expect(main(answer.body)).toBe(main(nowhere.body));
      expect(Object.keys(answer.headers)).toEqual(Object.keys(nowhere.headers));
    });
  }

  it('an operator’s cookie that a page of another origin had the browser send is not looked at', async () => {
    const token = await cookieOf(operator);
    for (const headers of [{ 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }]) {
      expect((await ask(token, headers)).statusCode).toBe(404);
    }
  });

  it('but a token that another tab has just exchanged still tells an operator', async () => {
    expect((await ask(await spent(9_000))).statusCode).toBe(200);
  });

  async function spent(milliseconds: number): Promise<string> {
    const { id } = await createAccount(app.db, operator);
    const session = await createSession(app.db, { account_id: id });
    await app.db
      .updateTable('refresh_token')
      .set({ spent_at: ago(milliseconds) })
      .where('session_id', '=', session.id)
      .execute();
    return session.refreshToken;
  }
});
