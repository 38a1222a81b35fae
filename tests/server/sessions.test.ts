import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, send, sessionOf, signIn, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let app: TestApp;
let now = testNow;
let person: SignedIn;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
});
beforeEach(async () => {
  now = testNow;
  person = await signUp(app);
});
afterAll(() => app.close());

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const refresh = (token: string) => send(app, 'POST', '/auth/refresh', { body: { refresh_token: token } });
const profile = async (token: string) => (await send(app, 'GET', '/auth/profile', { token })).statusCode;

describe('a refresh token', () => {
  it('is exchanged for another, and the session goes on', async () => {
    later(14 * MINUTE);
    const renewed = sessionOf(await refresh(person.refreshToken));
    expect(renewed.refreshToken).not.toBe(person.refreshToken);
    later(14 * MINUTE);
    expect(await profile(renewed.token)).toBe(200);
    expect(await profile(person.token)).toBe(401);
  });

  it('that was exchanged before ends the session for everyone who has a part of it', async () => {
    const renewed = sessionOf(await refresh(person.refreshToken));
    later(10_100);
    expect((await refresh(person.refreshToken)).statusCode).toBe(401);
    expect((await refresh(renewed.refreshToken)).statusCode).toBe(401);
    expect(await profile(renewed.token)).toBe(401);
  });

  it('may be used by two tabs at once, or again after a lost answer', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => refresh(person.refreshToken)));
    later(9_900);
    const pairs = [...answers, await refresh(person.refreshToken)].map((answer) => sessionOf(answer));
    expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(4);
    for (const { token, refreshToken } of pairs) {
      expect(await profile(token)).toBe(200);
      sessionOf(await refresh(refreshToken));
    }
  });

  it('that two tabs were handed besides is over when another of them is exchanged, and used later ends the session', async () => {
    const handed = await Promise.all(Array.from({ length: 6 }, () => refresh(person.refreshToken)));
    const [kept, forgotten] = handed.map((answer) => sessionOf(answer));
    later(10_100);
    const renewed = sessionOf(await refresh(kept?.refreshToken ?? ''));
    const live = await app.db
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .select('digest')
      .where('session.account_id', '=', person.id)
      .where('spent_at', 'is', null)
      .execute();
    expect(live).toHaveLength(1);
    later(9_900);
    sessionOf(await refresh(forgotten?.refreshToken ?? ''));
    later(200);
    expect((await refresh(forgotten?.refreshToken ?? '')).statusCode).toBe(401);
    expect((await refresh(renewed.refreshToken)).statusCode).toBe(401);
  });

  it('ends 30 days after the session was last used', async () => {
    later(30 * DAY - MINUTE);
    const renewed = sessionOf(await refresh(person.refreshToken));
    later(30 * DAY);
    expect((await refresh(renewed.refreshToken)).statusCode).toBe(401);
  });

  it('ends 180 days after the session began, however much it was used', async () => {
    let { refreshToken } = person;
    for (let used = 0; used < 9; used += 1) {
      later(19 * DAY);
      ({ refreshToken } = sessionOf(await refresh(refreshToken)));
    }
    later(9 * DAY);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(100_000)])('is not made up: %.9s', async (token) => {
    expect((await refresh(token)).statusCode).toBe(401);
  });

  it('is stored only as a digest', async () => {
    const stored = await app.db.selectFrom('refresh_token').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(person.refreshToken);
  });
});

describe('a sign-out', () => {
  it('is refused at once with both tokens, and may sign out again', async () => {
    const signOut = () => send(app, 'POST', '/auth/signout', { token: person.token });
    expect((await signOut()).statusCode).toBe(204);
    expect(await profile(person.token)).toBe(401);
    expect((await refresh(person.refreshToken)).statusCode).toBe(401);
    expect((await signOut()).statusCode).toBe(204);
  });

  it('stays signed in elsewhere', async () => {
    const elsewhere = await signIn(app, person.email);
    await send(app, 'POST', '/auth/signout', { token: person.token });
    expect(await profile(elsewhere.token)).toBe(200);
  });
});

async function ask(token: string, query: string, variables: object = {}) {
  const { json } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    payload: { query, variables },
  });
  return json().data;
}

describe('the sessions of an account', () => {
  it('are listed for their owner and ended one by one, or all the others', async () => {
    const [second, third] = [await signIn(app, person.email), await signIn(app, person.email)];
    const list = async () => (await ask(person.token, '{ me { sessions { id isCurrent } } }')).me.sessions;
    const others = (await list()).filter((one: { isCurrent: boolean }) => !one.isCurrent);
    expect(others).toHaveLength(2);
    const end = 'mutation ($id: ID!) { endSession(id: $id) { __typename ... on EndSessionsPayload { ended } } }';
    expect((await ask(person.token, end, { id: others[0].id })).endSession.ended).toBe(1);
    expect((await Promise.all([profile(second.token), profile(third.token)])).toSorted()).toEqual([200, 401]);
    const all = 'mutation { endOtherSessions { ... on EndSessionsPayload { ended } } }';
    expect((await ask(person.token, all)).endOtherSessions.ended).toBe(1);
    expect(await list()).toHaveLength(1);
    expect(await profile(person.token)).toBe(200);
  });

  it('are not ended by another account, by any identifier', async () => {
    const other = await signUp(app);
    const [{ id }] = (await ask(person.token, '{ me { sessions { id } } }')).me.sessions;
    const end = 'mutation ($id: ID!) { endSession(id: $id) { __typename } }';
    for (const named of [id, 'x', '99999999999999999999', '\0', '%00']) {
      expect((await ask(other.token, end, { id: named })).endSession.__typename).toBe('NotFoundError');
    }
    expect(await profile(person.token)).toBe(200);
  });

  it('all end when the password changes, but for the one that begins then', async () => {
    const elsewhere = await signIn(app, person.email);
    const change = `mutation ($old: String!, $new: String!) { changePassword(currentPassword: $old, newPassword: $new) {
      __typename ... on SessionPayload { accessToken } ... on ValidationError { fields { path } } } }`;
    const wrong = await ask(person.token, change, { old: 'not the right one', new: 'eight geese on a pier' });
    expect(wrong.changePassword.fields).toEqual([{ path: 'currentPassword' }]);
    const { accessToken } = (
      await ask(person.token, change, { old: 'seven geese on a pier', new: 'eight geese on a pier' })
    ).changePassword;
    expect(await Promise.all([person.token, elsewhere.token, accessToken].map(profile))).toEqual([401, 401, 200]);
    expect((await refresh(person.refreshToken)).statusCode).toBe(401);
  });
});
