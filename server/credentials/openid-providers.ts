import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type IDToken,
  ResponseBodyError,
  type UserInfoResponse,
} from 'openid-client';
import type { AttemptSecrets, Identity, IdentityProvider, IdentityProviders } from '../../schema/ports.ts';

/** The path of the page that providers send people back to. */
const CALLBACK_PATH = '/auth/callback';
/** A provider that takes longer for one request is not reached. */
const TIMEOUT_SECONDS = 3;
/**
 * Issuers that send no nonce back, and refuse a client that has a secret and sends a verifier too: there the state, the
 * browser's cookie and the secret of the client have to do. LinkedIn is one; see https://github.com/nextauthjs/next-auth/issues/8831.
 */
const stateAlone = new Set(['https://www.linkedin.com/oauth']);

/** What the portal is to a provider. */
export interface OpenIdClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface OpenIdOptions {
  readonly clients: Readonly<Partial<Record<IdentityProvider, OpenIdClient | undefined>>>;
  /** The portal's origin, to which alone people are sent back. */
  readonly origin: string;
}

/** The providers for which the portal has a client, in the order in which they are offered. */
export function configuredProviders(clients: OpenIdOptions['clients']): IdentityProvider[] {
  return (['google', 'linkedin'] as const).filter((provider) => clients[provider] !== undefined);
}

/** Identity providers through OpenID Connect: the code flow, with its exchange here and never in a browser. */
export function openIdProviders({ clients, origin }: OpenIdOptions): IdentityProviders {
  const redirectUri = `${origin}${CALLBACK_PATH}`;
  const discovered = new Map<OpenIdClient, Promise<Configuration>>();
  const configurationOf = (client: OpenIdClient): Promise<Configuration> => {
    const known = discovered.get(client);
    if (known) {
      return known;
    }
    const asked = discover(client);
    discovered.set(client, asked);
    // What could not be asked is asked again the next time.
    asked.catch(() => discovered.delete(client));
    return asked;
  };
  return {
    begin: (provider, secrets) =>
      withoutPeople(async () => {
        const client = clients[provider];
        if (!client) {
          return undefined;
        }
        const configuration = await configurationOf(client);
        const parameters = { redirect_uri: redirectUri, scope: 'openid profile email', response_type: 'code' };
        const { state, ...tied } = await questionOf(client, secrets);
        return buildAuthorizationUrl(configuration, { ...parameters, ...tied, state }).href;
      }),
    identify: (provider, { code, issuer }, { state, nonce, verifier }) =>
      withoutPeople(async () => {
        const client = clients[provider];
        if (!client) {
          throw new Error('The provider is not configured.');
        }
        const configuration = await configurationOf(client);
        const answer = new URL(redirectUri);
        answer.search = new URLSearchParams({
          code,
          state,
          ...(issuer === undefined ? {} : { iss: issuer }),
        }).toString();
        const tokens = await authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          idTokenExpected: true,
          ...(stateAlone.has(client.issuer) ? {} : { expectedNonce: nonce, pkceCodeVerifier: verifier }),
        });
        const claims = tokens.claims();
        if (!claims) {
          throw new Error('The provider sent no ID token.');
        }
        // Some providers tell the address only when they are asked for it.
        const told = claims['email'] ? undefined : await fetchUserInfo(configuration, tokens.access_token, claims.sub);
        return identityOf(claims, { ...told, ...claims });
      }),
  };
}

function discover({ issuer, clientId, clientSecret }: OpenIdClient): Promise<Configuration> {
  // server/config.ts lets no other issuer but one on this machine be without TLS.
  const isInsecure = issuer.startsWith('http:');
  return discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    execute: [enableNonRepudiationChecks, ...(isInsecure ? [allowInsecureRequests] : [])],
  });
}

/** The parameters that tie the answer to the question. */
async function questionOf(
  { issuer }: OpenIdClient,
  { state, nonce, verifier }: AttemptSecrets,
): Promise<{ state: string } & Record<string, string>> {
  if (stateAlone.has(issuer)) {
    return { state };
  }
  const challenge = await calculatePKCECodeChallenge(verifier);
  return { state, nonce, code_challenge: challenge, code_challenge_method: 'S256' };
}

function identityOf({ iss, sub }: IDToken, claims: Partial<UserInfoResponse & IDToken>): Identity {
  const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return {
    issuer: iss,
    subject: sub,
    email: textOf(claims['email']),
    // LinkedIn writes it as a text.
    isEmailVerified: [true, 'true'].includes(claims['email_verified'] as never),
    givenName: textOf(claims['given_name']),
    familyName: textOf(claims['family_name']),
    name: textOf(claims['name']),
  };
}

/** What the library throws may hold the claims of a person, and is logged: only the reason is handed on. */
async function withoutPeople<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { name = 'Error', message = '' } = error instanceof Error ? error : {};
    const code = error instanceof ResponseBodyError ? error.error : (error as { code?: unknown }).code;
    throw new Error(`${name}: ${message}${typeof code === 'string' ? ` (${code})` : ''}`);
  }
}
