import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { lifetimeAt } from '../../schema/accounts/session-lifetime.ts';
import { findSignedIn } from '../../schema/accounts/sessions.queries.ts';
import { NotSignedInError } from '../../schema/graph/errors.ts';
import { isUuid } from '../../schema/graph/uuid.ts';
import type { Clock } from '../../schema/ports.ts';
import type { DB } from '../../schema/tables.ts';
import type { Viewer } from '../../schema/viewer.ts';
import type { AccessTokenReader } from './access-tokens.ts';

export interface ViewerOptions {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly accessTokens: AccessTokenReader;
}

/**
 * Who asks: the account whose session the access token names. The session is looked up each time, so that whoever has
 * signed out is refused at once, in every process.
 *
 * @throws NotSignedInError where a token was sent that does not hold.
 */
export function viewerReader({ db, clock, accessTokens }: ViewerOptions): (request: FastifyRequest) => Promise<Viewer> {
  return async (request) => {
    const { authorization } = request.headers;
    if (authorization === undefined) {
      return withVisitor(request, { kind: 'anonymous' });
    }
    const token = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization)?.[1];
    const sessionId = token && (await accessTokens.read(token));
    const found =
      sessionId && isUuid(sessionId) ? await findSignedIn(db, sessionId, lifetimeAt(clock.now())) : undefined;
    if (!sessionId || !found) {
      throw new NotSignedInError('Your session has ended. Sign in again.');
    }
    return withVisitor(request, { kind: 'account', sessionId, ...found });
  };
}

/** The visitor is read out of the request only where somebody wants to know. */
function withVisitor(request: FastifyRequest, viewer: Viewer): Viewer {
  return Object.defineProperty(viewer, 'visitor', {
    enumerable: true,
    get: () => ({ address: request.ip, browser: request.headers['user-agent'] ?? '' }),
  });
}
