import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { GRACE_MS, lifetimeAt } from '../../schema/access/session-lifetime.ts';
import { digestOf } from '../../schema/accounts/sessions/refresh-token.ts';
import { findHolder } from '../../schema/accounts/sessions/sessions.queries.ts';
import type { Clock } from '../../schema/ports.ts';
import type { DB } from '../../schema/tables.ts';
import { navigatingToken } from './token-cookies.ts';

export interface NavigatingOperatorOptions {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly publicOrigin: string;
}

/**
 * Whether an operator's browser asks for a page, by the cookie of its session. It opens nothing but the frame of a page:
 * what stands in that is asked for with an access token. So the session is looked at alone, and is none the younger.
 */
export function navigatingOperatorReader({
  db,
  clock,
  publicOrigin,
}: NavigatingOperatorOptions): (request: FastifyRequest) => Promise<boolean> {
  return async (request) => {
    const token = navigatingToken(request, publicOrigin);
    if (!token) return false;
    const now = clock.now();
    // Another tab may be exchanging it right now.
    const spentAfter = new Date(now.getTime() - GRACE_MS).toISOString();
    const holder = await findHolder(db, digestOf(token), { ...lifetimeAt(now), spentAfter });
    return holder?.access === 'operator';
  };
}
