import type { ApolloClient } from '@apollo/client/core';
import { ServerError } from '@apollo/client/errors';
import { browserIsOnline } from '../apollo/browser-is-online.ts';
import { describe } from '../apollo/errors.ts';
import { API_TIMEOUT } from '../apollo/timeout.ts';
import { type BegunSessionFragment, RefreshSessionDocument } from './sessions.generated.ts';

/** Has the server keep the refresh token in a cookie that scripts cannot read. */
const headers = { 'x-session-cookie': '1' };

/** The options of every request that begins or renews a session: its response is not cached. */
export const storedInCookie = { fetchPolicy: 'no-cache', context: { headers } } as const;

/** The same, for requests that need no session and so carry no access token. */
export const asAnyone = { fetchPolicy: 'no-cache', context: { headers, asAnyone: true } } as const;

/**
 * Exchanges the refresh token in the browser's cookie. Returns null if it is no longer valid.
 *
 * @throws Error if that could not be found out.
 */
export async function requestRenewal(client: ApolloClient): Promise<BegunSessionFragment | null> {
  const { data } = await client.mutate({ mutation: RefreshSessionDocument, ...asAnyone });
  const answer = data?.refreshSession;
  switch (answer?.__typename) {
    case 'SessionPayload':
      return answer;
    case 'NotSignedInError':
    case 'ForbiddenError':
      return null;
    default:
      throw new Error(answer?.message);
  }
}

/**
 * Ends the session on the server. That no user was signed in any more is as good.
 *
 * @throws RequestError if the server was not reached.
 */
export async function requestSignOut(accessToken: string | undefined): Promise<void> {
  try {
    // Not in the graph, whose operations are limited and wait for each other.
    const response = await fetch('/api/auth/signout', {
      method: 'POST',
      credentials: 'same-origin',
      headers: accessToken === undefined ? headers : { ...headers, authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(API_TIMEOUT),
    });
    if (!response.ok) {
      throw new ServerError(`HTTP ${response.status}`, { response, bodyText: await response.text() });
    }
  } catch (error) {
    throw describe(error, browserIsOnline(), false);
  }
}
