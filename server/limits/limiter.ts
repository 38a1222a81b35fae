import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { RateLimitedError } from '../../schema/graph/errors.ts';
import type { Clock, Limit, Limiter } from '../../schema/ports.ts';
import type { DB } from '../../schema/tables.ts';

export interface LimiterOptions {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  /** Digests who tries with it, so that the table holds no address. */
  readonly secret: string;
}

/**
 * Limits that all processes share: the database keeps when each was last tried. Within any stretch of `seconds` there
 * are never more than `attempts`.
 */
export function databaseLimiter({ db, clock, secret }: LimiterOptions): Limiter {
  const keyOf = ({ name }: Limit, who: string) =>
    createHmac('sha256', secret).update(`${name}\0${who}`).digest('base64url');
  return {
    take: async (limit, who) => {
      const { attempts, seconds } = limit;
      const key = keyOf(limit, who);
      const now = clock.now();
      const since = new Date(now.getTime() - seconds * 1000).toISOString();
      const until = new Date(now.getTime() + seconds * 1000).toISOString();
      const lately = sql`array(select attempt from unnest(rate_limit.attempts) as attempt where attempt > ${since}::timestamptz)`;
      const { rows: counted } = await sql`
        insert into rate_limit (key, attempts, forgotten_at)
        values (${key}, array[${now.toISOString()}::timestamptz], ${until}::timestamptz)
        on conflict (key) do update
        set attempts = ${lately} || excluded.attempts, forgotten_at = excluded.forgotten_at
        where cardinality(${lately}) < ${attempts}
        returning key`.execute(db);
      if (counted.length > 0) {
        return;
      }
      const { rows } = await sql<{ first: string }>`
        select min(attempt) as first from rate_limit, unnest(attempts) as attempt
        where key = ${key} and attempt > ${since}::timestamptz`.execute(db);
      const free = new Date(rows[0]?.first ?? now).getTime() + seconds * 1000;
      const retryAfterSeconds = Math.max(1, Math.ceil((free - now.getTime()) / 1000));
      throw new RateLimitedError(sentence(retryAfterSeconds), retryAfterSeconds);
    },
    giveBack: async (limit, who) => {
      await db
        .updateTable('rate_limit')
        .set({ attempts: sql`trim_array(attempts, 1)` })
        .where('key', '=', keyOf(limit, who))
        .where(sql<boolean>`cardinality(attempts) > 0`)
        .execute();
    },
    forget: async (limit, who) => {
      await db.deleteFrom('rate_limit').where('key', '=', keyOf(limit, who)).execute();
    },
  };
}

/** For tests and measurements on the own machine. */
export const noLimiter: Limiter = {
  take: async () => undefined,
  giveBack: async () => undefined,
  forget: async () => undefined,
};

/** Forgets what is too long ago to count for any limit. */
export async function forgetAttempts(db: Kysely<DB>, clock: Clock): Promise<void> {
  await db.deleteFrom('rate_limit').where('forgotten_at', '<', clock.now().toISOString()).execute();
}

function sentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `This was tried too often. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`;
}
