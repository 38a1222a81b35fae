import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test, vi } from 'vitest';
import { openIdProviders } from '../../../server/credentials/openid-providers.ts';

const issuer = 'https://www.linkedin.com/oauth';
const secrets = { state: 'S'.repeat(43), nonce: 'N'.repeat(43), verifier: 'V'.repeat(43) };

/** What LinkedIn publishes of itself, and how it answers: see the comment in server/credentials/openid-providers.ts. */
async function likeLinkedIn() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', use: 'sig', alg: 'RS256' }] };
  const idToken = await new SignJWT({ given_name: 'Gus', email: 'gus@example.org', email_verified: 'true' })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(issuer)
    .setAudience('portal')
    .setSubject('gus')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
  const answers: Record<string, (body: URLSearchParams) => [status: number, body: unknown]> = {
    [`${issuer}/.well-known/openid-configuration`]: () => [
      200,
      {
        issuer,
        authorization_endpoint: `${issuer}/v2/authorization`,
        token_endpoint: `${issuer}/v2/accessToken`,
        userinfo_endpoint: 'https://api.linkedin.com/v2/userinfo',
        jwks_uri: `${issuer}/openid/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['pairwise'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
    ],
    [`${issuer}/openid/jwks`]: () => [200, jwks],
    [`${issuer}/v2/accessToken`]: (body) =>
      body.has('code_verifier') || body.get('client_secret') !== 'secret'
        ? [401, { error: 'invalid_client' }]
        : [200, { access_token: 'token', token_type: 'Bearer', expires_in: 60, id_token: idToken }],
  };
  return async (address: string | URL, { body }: { body?: unknown } = {}) => {
    const [status, answer] = answers[`${address}`]?.(new URLSearchParams(`${body ?? ''}`)) ?? [404, {}];
    return Response.json(answer, { status });
  };
}

test('LinkedIn, which sends no nonce back and refuses a verifier, is asked with the state alone', async () => {
  vi.stubGlobal('fetch', await likeLinkedIn());
  const client = { issuer, clientId: 'portal', clientSecret: 'secret' };
  const { begin, identify } = openIdProviders({ clients: { linkedin: client }, origin: 'https://portal.example' });
  const { origin, pathname, searchParams } = new URL((await begin('linkedin', secrets)) ?? '');
  expect(origin + pathname).toBe(`${issuer}/v2/authorization`);
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: 'portal',
    scope: 'openid profile email',
    redirect_uri: 'https://portal.example/auth/callback',
    state: secrets.state,
  });
  expect(await identify('linkedin', { code: 'code', issuer: undefined }, secrets)).toEqual({
    issuer,
    subject: 'gus',
    email: 'gus@example.org',
    isEmailVerified: true,
    givenName: 'Gus',
    familyName: undefined,
    name: undefined,
  });
  vi.unstubAllGlobals();
});
