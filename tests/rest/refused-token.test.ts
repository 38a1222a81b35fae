import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAccount, password, type SignedIn, send, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';
import { expectError } from './answers.ts';

let app: TestApp;
let person: SignedIn;
let now = testNow;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = testNow;
  person = await signUp(app);
  // 16 minutes later its access token is over.
  now = new Date(testNow.getTime() + 16 * 60_000);
});

describe('an access token that is over', () => {
  const post = (path: string, body: object) => send(app, 'POST', path, { body, token: person.token });

  it('does not block renewing the session, signing in, or asking for a new password', async () => {
    const statuses = [
      await post('/auth/refresh', { refresh_token: person.refreshToken }),
      await post('/auth/signin', { email: person.email, password }),
      await post('/auth/login', { email: person.email, password }),
      await post('/auth/password/forgot', { email: person.email }),
      await post('/auth/signup', newAccount()),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 200, 202, 201]);
    expectError(await post('/auth/password/reset', { token: 'made up', password: 'seven swans on a pier' }), 400);
  });

  it('does not in the graph, either, but for anything else the request is refused', async () => {
    const ask = (query: string) =>
      app.server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${person.token}` },
        payload: { query },
      });
    const renew = `refreshSession(refreshToken: "${person.refreshToken}") { __typename }`;
    const { data } = (await ask(`mutation { ${renew} }`)).json();
    expect(data.refreshSession.__typename).toBe('SessionPayload');
    const refused = [
      `mutation { ${renew} endOtherSessions { __typename } }`,
      `mutation { ... { ${renew} } }`,
      '{ me { id } }',
      '{ jobs(first: 1) { totalCount } }',
      'mutation {',
      `mutation One { ${renew} } mutation Two { ${renew} }`,
    ];
    for (const query of refused) {
      const answer = await ask(query);
      expect([answer.statusCode, answer.json().errors[0].extensions.code], query).toEqual([401, 'NOT_SIGNED_IN']);
    }
  });

  it('is refused by operations that need a session, and by public ones', async () => {
    for (const path of ['/auth/profile', '/jobs']) {
      const { code } = expectError(await send(app, 'GET', path, { token: person.token }), 401);
      expect(code).toBe('NOT_SIGNED_IN');
    }
  });
});
