import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Configuration, Provider } from 'oidc-provider';

/** Who a user is at the provider. */
export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly name?: string;
}

export interface LoopbackProvider {
  readonly issuer: string;
  /**
   * The user who signs in next; 'refusal' denies access, and so does `login_hint=refusal`. An address as the hint signs in
   * another user, who has that address.
   */
  person: Person | 'refusal';
  close(): Promise<void>;
}

export const loopbackClient = { id: 'portal', secret: 'a secret of tests alone' };

/**
 * A real OpenID Connect provider on this machine, which asks no questions: it answers at once for the person that
 * the test names.
 *
 * @param claimsInToken off tells who the person is only when it is asked for it.
 */
export async function openLoopbackProvider(options: {
  readonly redirectUri: string;
  readonly person: Person;
  readonly port?: number;
  readonly claimsInToken?: boolean;
}): Promise<LoopbackProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${portOf(server)}`;
  const people = new Map<string, Person>();
  const state: LoopbackProvider = {
    issuer,
    person: options.person,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider: Provider = await quietProvider(issuer, {
    clients: [
      {
        client_id: loopbackClient.id,
        client_secret: loopbackClient.secret,
        redirect_uris: [options.redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of tests alone'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: !(options.claimsInToken ?? true),
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ ...people.get(accountId), sub: accountId }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      answer(request, response);
      return;
    }
    finish(state.person).catch((error) => response.writeHead(500).end(`${error}`));

    async function finish(next: Person | 'refusal'): Promise<void> {
      const { params } = await provider.interactionDetails(request, response);
      const who = hinted(params['login_hint']) ?? next;
      if (who !== 'refusal') {
        people.set(who.sub, who);
      }
      const result = who === 'refusal' ? { error: 'access_denied' } : { login: { accountId: who.sub } };
      await provider.interactionFinished(request, response, result);
    }
  });
  return state;
}

/** The user that `login_hint` names, if it is sent. */
function hinted(hint: unknown): Person | 'refusal' | undefined {
  if (hint === 'refusal') {
    return 'refusal';
  }
  return typeof hint === 'string' ? { sub: hint, email: hint, email_verified: true, name: 'Robin Reed' } : undefined;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The provider warns of what is meant here: that it keeps everything in memory, and of versions of Node. */
async function quietProvider(issuer: string, configuration: Configuration): Promise<Provider> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    const { Provider } = await import('oidc-provider');
    return new Provider(issuer, configuration);
  } finally {
    console.warn = warn;
  }
}
