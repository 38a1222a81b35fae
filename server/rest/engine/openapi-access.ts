import { getOperationAST } from 'graphql';
import { ACCESS_TOKEN_MS } from '../../../schema/access/session-lifetime.ts';
import { schema } from '../../../schema/index.ts';
import { apiScopes, scopeOf } from '../../../schema/partners/api-scopes.ts';
import { BASIC_POINTS_AN_HOUR } from '../../../schema/partners/tiers/partner-tiers.ts';
import { KEY_TOKEN_SECONDS } from '../../credentials/key-tokens.ts';
import { needsNoSession } from '../../http/needs-no-session.ts';
import { rootFields } from '../../http/root-fields.ts';
import { REQUEST_POINTS, ROW_POINTS } from './price.ts';
import type { Route } from './route.ts';

type Asking = Pick<Route, 'operation' | 'signedIn' | 'leniently'>;

/** How programs and people say who they are, for the description of the document. */
export function signingIn(publicOrigin: string): readonly string[] {
  const points = BASIC_POINTS_AN_HOUR.toLocaleString('en-GB');
  return [
    '## Signing in',
    `POST /auth/signin answers an access token, good for ${ACCESS_TOKEN_MS / 60_000} minutes, and a refresh token. Send the access token as \`Authorization: Bearer\` with each request that needs a signed-in user. Exchange the refresh token by POST /auth/refresh before the access token is over: each is good for one exchange. POST /auth/signout ends the session.`,
    '## API keys',
    `Programs ask with an API key, which an account makes on ${publicOrigin}/account/api-keys for the scopes that it chooses. Send it as \`X-Api-Key\` or as \`Authorization: Bearer\`. With a key each path needs its scope, also one that anyone reads without: what the key lacks the scope for is refused with 403, and a key that does not hold with 401.`,
    `OAuth clients exchange a key by client credentials at POST ${publicOrigin}/oauth/token, with its Client ID, which stands there, as \`client_id\` and the key as \`client_secret\`, for a token that is good for ${KEY_TOKEN_SECONDS / 60} minutes and sent as \`Authorization: Bearer\`.`,
    `Each request with a key costs ${REQUEST_POINTS} points, and a list ${ROW_POINTS} more for each row of its \`limit\`, which is known before it runs. The keys of an account have ${points} points an hour together, or those of its partner tier: \`RateLimit-Policy\` and \`RateLimit\` say how many, and what is left. A request that would go beyond them is refused with 429 and the code QUOTA_EXCEEDED before anything runs; \`Retry-After\` says when the next hour begins. Without a key no points are counted.`,
  ];
}

/** The ways to say who asks. */
export function securitySchemes(publicOrigin: string) {
  const scopes = Object.fromEntries(Object.entries(apiScopes).map(([name, { allows }]) => [name, allows]));
  return {
    accessToken: { type: 'http', scheme: 'bearer', description: 'The access token of a session.' },
    apiKey: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Api-Key',
      description: `An API key of ${publicOrigin}/account/api-keys, which may be sent as Authorization: Bearer too.`,
    },
    keyToken: {
      type: 'oauth2',
      description: 'A token that an API key was exchanged for.',
      flows: { clientCredentials: { tokenUrl: `${publicOrigin}/oauth/token`, scopes } },
    },
  };
}

/** The scopes that a row needs of a key; none where every key opens it; nothing where no key does. */
function scopesFor({ operation: document }: Pick<Route, 'operation'>): readonly string[] | undefined {
  const operation = getOperationAST(document);
  if (!operation || operation.operation === 'subscription') {
    return undefined;
  }
  if (needsNoSession(schema, document)) {
    return [];
  }
  const kind = operation.operation;
  const scopes = [...rootFields(document, operation.selectionSet)].map((field) => scopeOf(kind, field));
  return scopes.includes(undefined)
    ? undefined
    : [...new Set(scopes)].filter((one) => one !== undefined && one !== 'any');
}

/** Whether there are keys that a row refuses. */
export function isClosedToKeys(route: Asking): boolean {
  return scopesFor(route)?.length !== 0;
}

/** Who may ask, by the names of the ways; nothing where it makes no difference who does. */
export function securityOf(route: Asking): { readonly security?: readonly object[] } {
  const scopes = route.leniently ? undefined : scopesFor(route);
  // Who sends nothing is told first, as tools take the first way that they can go.
  const anonymous = route.signedIn || route.leniently ? [] : [{}];
  const ofSession = route.signedIn || route.leniently ? [{ accessToken: [] }] : [];
  const ofKeys = scopes?.length || (scopes && route.signedIn) ? [{ apiKey: [] }, { keyToken: scopes }] : [];
  const security = [...anonymous, ...ofSession, ...ofKeys, ...(route.leniently ? [{}] : [])];
  return security.some((one) => Object.keys(one).length > 0) ? { security } : {};
}

/** A sentence on what a row needs of a key, where it needs anything. */
export function keysOn(route: Asking): string {
  const scopes = scopesFor(route);
  if (!scopes) {
    return 'API keys cannot be used for it.';
  }
  const named = scopes.map((scope) => `\`${scope}\``).join(', ');
  return scopes.length > 0 ? `With an API key it needs the scope ${named}.` : '';
}
