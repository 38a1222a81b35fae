import { type ExpressionWrapper, expressionBuilder, type SqlBool } from 'kysely';
import type { DB } from '../tables.ts';
import type { Lifetime } from './session-lifetime.ts';

/** The condition that a session is live: not ended, neither too old nor too long unused, its account not suspended. */
export function isLive({ begunAfter, usedAfter }: Lifetime): ExpressionWrapper<DB, 'session' | 'account', SqlBool> {
  const where = expressionBuilder<DB, 'session' | 'account'>();
  return where.and([
    where('session.ended_at', 'is', null),
    where('session.created_at', '>', begunAfter),
    where('session.last_used_at', '>', usedAfter),
    where('account.suspended_at', 'is', null),
  ]);
}
