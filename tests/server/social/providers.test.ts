import { afterEach, describe, expect, test } from 'vitest';
import { openIdProviders } from '../../../server/credentials/openid-providers.ts';
import { openLoopbackProvider } from '../../support/loopback-provider.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { Browser, followProvider, openSocialPortal } from './social-portal.ts';

const fay = { sub: 'fay', email: 'fay@example.org', email_verified: true, given_name: 'Fay', family_name: 'Bright' };
const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

function opened<One extends { close(): Promise<void> }>(one: One): One {
  open.push(one);
  return one;
}

async function portalWith(environment: Record<string, string>): Promise<TestApp> {
  return opened(await openTestApp({ environment }));
}

test('a provider that is not configured is named', async () => {
  const { server } = await portalWith({});
  for (const [provider, name] of [
    ['GOOGLE', 'Google'],
    ['LINKEDIN', 'LinkedIn'],
  ] as const) {
    const message = `Failed to connect with ${name}`;
    expect(await new Browser(server).start({ provider })).toEqual({ __typename: 'NotFoundError', message });
  }
});

test('the graph says which providers are set up', async () => {
  const providersOf = async (environment: Record<string, string>) => {
    const { server } = await portalWith(environment);
    return (await new Browser(server).graph('{ site { signInProviders } }')).data.site.signInProviders;
  };
  expect(await providersOf({})).toEqual([]);
  const linkedIn = { LINKEDIN_CLIENT_ID: 'portal', LINKEDIN_CLIENT_SECRET: 'a secret of tests alone' };
  expect(await providersOf(linkedIn)).toEqual(['LINKEDIN']);
  const google = { GOOGLE_CLIENT_ID: 'portal', GOOGLE_CLIENT_SECRET: 'a secret of tests alone' };
  expect(await providersOf({ ...linkedIn, ...google })).toEqual(['GOOGLE', 'LINKEDIN']);
});

test('a provider that is not reached is named, and is asked again the next time', async () => {
  const redirectUri = 'http://127.0.0.1:4000/auth/callback';
  const first = await openLoopbackProvider({ redirectUri, person: fay });
  await first.close();
  const { issuer } = first;
  const { server } = await portalWith({
    LINKEDIN_CLIENT_ID: 'portal',
    LINKEDIN_CLIENT_SECRET: 'a secret of tests alone',
    OIDC_LINKEDIN_ISSUER: issuer,
  });
  const browser = new Browser(server);
  expect(await browser.start({ provider: 'LINKEDIN' })).toEqual({
    __typename: 'NotFoundError',
    message: 'Failed to connect with LinkedIn',
  });
  opened(await openLoopbackProvider({ redirectUri, person: fay, port: Number(new URL(issuer).port) }));
  const { address = '' } = await browser.start({ provider: 'LINKEDIN' });
  expect(await browser.complete(await followProvider(address))).toMatchObject({ session: {} });
});

describe('after the redirect', () => {
  test('a provider that has gone fails without its reason', async () => {
    const portal = opened(await openSocialPortal(fay));
    const browser = new Browser(portal.server);
    const { address = '' } = await browser.start();
    const parameters = await followProvider(address);
    await portal.provider.close();
    expect(await browser.complete(parameters)).toEqual({
      __typename: 'NotSignedInError',
      message: 'Social login failed',
    });
  });

  test('a provider that tells who it is only when it is asked is asked', async () => {
    const portal = opened(await openSocialPortal(fay, { claimsInToken: false }));
    const browser = new Browser(portal.server);
    expect(await browser.signIn()).toMatchObject({ session: {} });
    const { data } = await browser.graph('{ me { firstName lastName email } }');
    expect(data.me).toEqual({ firstName: 'Fay', lastName: 'Bright', email: 'fay@example.org' });
  });

  test('what a provider told of a person does not stand in the reason that is logged', async () => {
    const origin = 'http://127.0.0.1:4000';
    const provider = opened(await openLoopbackProvider({ redirectUri: `${origin}/auth/callback`, person: fay }));
    const client = { issuer: provider.issuer, clientId: 'portal', clientSecret: 'a secret of tests alone' };
    const { begin, identify } = openIdProviders({ clients: { google: client }, origin });
    const secrets = { state: 'S'.repeat(43), nonce: 'N'.repeat(43), verifier: 'V'.repeat(43) };
    const address = await begin('google', secrets);
    const { code = '', issuer } = await followProvider(address ?? '');
    const failure = await identify('google', { code, issuer }, { ...secrets, nonce: 'another' }).catch(
      (error) => error,
    );
    expect(failure).toBeInstanceOf(Error);
    expect(failure.message).toMatch(/unexpected JWT claim value/);
    expect(failure.cause).toBeUndefined();
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(/fay/i);
  });
});
