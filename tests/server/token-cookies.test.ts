import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookies } from '../../schema/cookies.ts';
import { newAccount, password, send } from '../support/signed-in.ts';
import { Browser, openSocialPortal, type SocialPortal, signUp } from './social/social-portal.ts';

const person = { sub: 'person', email: 'person@example.com', email_verified: true };
const expires = 'Expires=\\w{3}, \\d{2} \\w{3} 20\\d{2} \\d{2}:\\d{2}:\\d{2} GMT';
const never = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT';

/** The whole header: nothing but these attributes, in this order. */
const exactly = (...attributes: readonly string[]) => expect.stringMatching(new RegExp(`^${attributes.join('; ')}$`));

describe.each([
  { origin: 'https://portal.example', prefix: '__Host-', otherPrefix: '', kept: ['HttpOnly', 'Secure'] },
  { origin: 'http://127.0.0.1:4000', prefix: '', otherPrefix: '__Host-', kept: ['HttpOnly'] },
])('at $origin', ({ origin, prefix, otherPrefix, kept }) => {
  let portal: SocialPortal;
  beforeAll(async () => {
    portal = await openSocialPortal(person, { environment: { PUBLIC_ORIGIN: origin } });
  });
  afterAll(() => portal.close());

  const strict = [...kept, 'SameSite=Strict'];
  const lax = [...kept, 'SameSite=Lax'];

  it('the session is kept for this host alone, out of reach of scripts, until sign-out', async () => {
    const body = newAccount();
    await send(portal, 'POST', '/auth/signup', { body });
    const browser = new Browser(portal.server);
    const signIn = `mutation { signIn(email: "${body.email}", password: "${password}") { __typename
      ... on SessionPayload { refreshToken } } }`;
    expect((await browser.graph(signIn)).data.signIn).toEqual({ __typename: 'SessionPayload', refreshToken: null });
    expect(browser.setCookies).toEqual([
      exactly(`${prefix}session=[\\w-]{43}`, 'Path=/', expires, ...strict),
      exactly(`${prefix}device=[\\w-]{43}`, 'Path=/', expires, ...strict),
    ]);

    const before = browser.cookies.get(`${prefix}session`);
    await browser.graph('mutation { refreshSession { __typename } }');
    expect(browser.setCookies).toEqual([exactly(`${prefix}session=[\\w-]{43}`, 'Path=/', expires, ...strict)]);
    expect(browser.cookies.get(`${prefix}session`)).not.toBe(before);

    await browser.graph('mutation { signOut { __typename } }');
    expect(browser.setCookies).toEqual([exactly(`${prefix}session=`, 'Max-Age=0', 'Path=/', never, ...strict)]);
  });

  it('what ties a browser to a sign-in elsewhere is kept so, too, and comes with the way back', async () => {
    const browser = new Browser(portal.server);
    expect(await browser.start()).toMatchObject({ address: expect.any(String) });
    expect(browser.setCookies).toEqual([exactly(`${prefix}social=[\\w-]{43}`, 'Path=/', expires, ...lax)]);
  });

  it('every cookie that is set is listed, and no other', async () => {
    const browser = await signUp(portal, 'lists@example.com');
    const set = [...browser.setCookies];
    await browser.start();
    set.push(...browser.setCookies);
    await browser.graph('mutation { chooseCookies(input: {}) { __typename } }');
    const names = [...set, ...browser.setCookies].map((line) => line.slice(0, line.indexOf('=')));
    expect([...new Set(names)].toSorted()).toEqual(
      Object.keys(cookies)
        .map((name) => `${prefix}${name}`)
        .toSorted(),
    );
  });

  it('a cookie of the other name signs no user in', async () => {
    const { refresh_token: token } = (await send(portal, 'POST', '/auth/signup', { body: newAccount() })).json();
    const refreshedBy = async (name: string) => {
      const browser = new Browser(portal.server);
      browser.cookies.set(name, token);
      return (await browser.graph('mutation { refreshSession { __typename } }')).data.refreshSession.__typename;
    };
    expect(await refreshedBy(`${otherPrefix}session`)).toBe('NotSignedInError');
    expect(await refreshedBy(`${prefix}session`)).toBe('SessionPayload');
  });
});
