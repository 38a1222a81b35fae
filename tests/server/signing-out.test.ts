import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, send, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';

let app: TestApp;
let now = testNow;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

interface Sent {
  readonly bearer?: string;
  readonly cookie?: string;
}

/** The two doors, each answering the status that REST has for it, and whether the cookie is cleared. */
const doors: [string, (sent: Sent) => Promise<{ status: number; isCleared: boolean }>][] = [
  [
    'REST',
    async (sent) => {
      const { statusCode, headers } = await ask('/api/auth/signout', sent);
      return { status: statusCode, isCleared: isCleared(headers['set-cookie']) };
    },
  ],
  [
    'the graph',
    async (sent) => {
      const answer = await ask('/graphql', sent, { query: 'mutation { signOut { __typename } }' });
      const told = answer.json().data?.signOut.__typename;
      const statuses: Record<string, number> = { SignOutPayload: 204 };
      return { status: statuses[told] ?? answer.statusCode, isCleared: isCleared(answer.headers['set-cookie']) };
    },
  ],
];

function ask(url: string, { bearer, cookie }: Sent, payload: object = {}) {
  const headers = {
    'x-session-cookie': '1',
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(cookie && { cookie: `session=${cookie}` }),
  };
  return app.server.inject({ method: 'POST', url, headers, payload });
}

const isCleared = (header: string | readonly string[] | undefined) => [header].flat().join().includes('session=;');
const goesOn = async ({ refreshToken }: SignedIn) =>
  (await send(app, 'POST', '/auth/refresh', { body: { refresh_token: refreshToken } })).statusCode === 200;

describe.each(doors)('signing out by %s', (_name, signOut) => {
  let person: SignedIn;
  let other: SignedIn;
  beforeEach(async () => {
    now = testNow;
    person = await signUp(app);
    other = await signUp(app);
  });
  const done = { status: 204, isCleared: true };

  test('ends the session of the access token', async () => {
    expect(await signOut({ bearer: person.token })).toEqual(done);
    expect([await goesOn(person), await goesOn(other)]).toEqual([false, true]);
  });

  test('ends the session of the cookie', async () => {
    expect(await signOut({ cookie: person.refreshToken })).toEqual(done);
    expect([await goesOn(person), await goesOn(other)]).toEqual([false, true]);
  });

  test('ends the session of the cookie where the access token is over', async () => {
    now = new Date(testNow.getTime() + 16 * 60_000);
    expect(await signOut({ bearer: person.token, cookie: person.refreshToken })).toEqual(done);
    expect(await goesOn(person)).toBe(false);
  });

  test('ends both where they are of two sessions', async () => {
    expect(await signOut({ bearer: person.token, cookie: other.refreshToken })).toEqual(done);
    expect([await goesOn(person), await goesOn(other)]).toEqual([false, false]);
  });

  test('is done, and done again, without a session to end', async () => {
    await signOut({ bearer: person.token });
    expect(await signOut({})).toEqual(done);
    expect(await signOut({ cookie: 'made up' })).toEqual(done);
    expect(await signOut({ bearer: 'made up' })).toEqual(done);
    expect(await signOut({ bearer: person.token })).toEqual(done);
    expect(await signOut({ bearer: person.token, cookie: person.refreshToken })).toEqual(done);
    expect(await goesOn(other)).toBe(true);
  });
});
