import { createHmac } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { RateLimitedError } from '../../schema/errors.ts';
import type { Attempt, Clock, Limit, Limiter } from '../../schema/ports.ts';
import type { DB } from '../../schema/tables.ts';

export interface LimiterOptions {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  /** Digests who tries with it, so that the table holds no address. */
  readonly secret: string;
  /** Told the name of a limit that has refused an attempt. */
  readonly onRefusal?: (limit: string) => void;
}

/**
 * Limits that all processes share: the database keeps when each was last tried. Within any stretch of `seconds` there
 * are never more than `attempts`.
 */
export function databaseLimiter({ db, clock, secret, onRefusal }: LimiterOptions): Limiter {
  // An identifier in capitals is the same one, and must not be counted by itself.
  const keyOf = ({ limit: { name }, who }: Attempt) =>
    createHmac('sha256', secret).update(`${name}\0${who.toLowerCase()}`).digest('base64url');
  const takeInTurn = async (attempts: readonly Attempt[]) => {
    const now = clock.now();
    const steps = attempts.map((attempt, step) => countingStep(keyOf(attempt), attempt.limit, step, now));
    const counts = attempts.map((_, step) => sql`(select count(*) from ${sql.raw(`step_${step}`)})`);
    const { rows } = await sql<{ counted: number }>`
      with ${sql.join(steps)} select (${sql.join(counts, sql` + `)})::int as counted`.execute(db);
    const refusing = attempts[rows[0]?.counted ?? 0];
    if (refusing) {
      onRefusal?.(refusing.limit.name);
      throw await refusal(db, keyOf(refusing), refusing.limit, now);
    }
  };
  return {
    take: (limit, who) => takeInTurn([{ limit, who }]),
    takeInTurn,
    takeEach: async (limit, each) => {
      const byKey = new Map(each.map((who) => [keyOf({ limit, who }), who]));
      const now = clock.now();
      const counted = new Set(await countEach(db, [...byKey.keys()].toSorted(), limit, now));
      const refused = [...byKey.keys()].filter((key) => !counted.has(key));
      if (refused.length === 0) {
        return new Map();
      }
      onRefusal?.(limit.name);
      const refusals = await refusalsOf(db, refused, limit, now);
      return new Map(refused.map((key) => [byKey.get(key) ?? '', refusals.get(key) ?? refusedUntil(now, limit, now)]));
    },
    giveBack: async (attempts) => {
      for (const attempt of attempts) {
        await db
          .updateTable('rate_limit')
          .set({ attempts: sql`trim_array(attempts, 1)` })
          .where('key', '=', keyOf(attempt))
          .where(sql<boolean>`cardinality(attempts) > 0`)
          .execute();
      }
    },
    forget: async (limit, who) => {
      await db.deleteFrom('rate_limit').where('key', '=', keyOf({ limit, who })).execute();
    },
  };
}

const before = (now: Date, { seconds }: Limit) => new Date(now.getTime() - seconds * 1000).toISOString();

/**
 * Counts an attempt for one limit, if the step before has counted it. The row is locked while it is looked at, so that of
 * attempts at the same moment none slips through; the steps lock one row each, in the order of the limits.
 */
function countingStep(key: string, limit: Limit, step: number, now: Date): RawBuilder<unknown> {
  const keys = sql`(values (${key}::text)) as counted (key) ${step === 0 ? sql`` : sql.raw(`cross join step_${step - 1}`)}`;
  return sql`${sql.raw(`step_${step}`)} as (${counting(keys, limit, now)})`;
}

/** Counts an attempt for each key of a table `counted`, in its order; answers those that were counted. */
function counting(keys: RawBuilder<unknown>, limit: Limit, now: Date): RawBuilder<{ key: string }> {
  const until = new Date(now.getTime() + limit.seconds * 1000).toISOString();
  const lately = sql`array(select attempt from unnest(rate_limit.attempts) as attempt where attempt > ${before(now, limit)}::timestamptz)`;
  return sql`
    insert into rate_limit (key, attempts, forgotten_at)
    select counted.key, array[${now.toISOString()}::timestamptz], ${until}::timestamptz from ${keys}
    on conflict (key) do update
    set attempts = ${lately} || excluded.attempts, forgotten_at = excluded.forgotten_at
    where cardinality(${lately}) < ${limit.attempts}
    returning key`;
}

/** Counts an attempt for each of these keys, which come in an order in which no two requests wait for each other. */
async function countEach(db: Kysely<DB>, keys: readonly string[], limit: Limit, now: Date): Promise<string[]> {
  if (keys.length === 0) {
    return [];
  }
  const { rows } = await counting(sql`unnest(${keys}::text[]) as counted (key)`, limit, now).execute(db);
  return rows.map(({ key }) => key);
}

/** Says when the next attempt is possible. */
async function refusal(db: Kysely<DB>, key: string, limit: Limit, now: Date): Promise<RateLimitedError> {
  return (await refusalsOf(db, [key], limit, now)).get(key) ?? refusedUntil(now, limit, now);
}

/** The same of each of these keys. */
async function refusalsOf(
  db: Kysely<DB>,
  keys: readonly string[],
  limit: Limit,
  now: Date,
): Promise<ReadonlyMap<string, RateLimitedError>> {
  const { rows } = await sql<{ key: string; first: string }>`
    select key, min(attempt) as first from rate_limit, unnest(attempts) as attempt
    where key = any(${keys}::text[]) and attempt > ${before(now, limit)}::timestamptz group by key`.execute(db);
  return new Map(rows.map(({ key, first }) => [key, refusedUntil(new Date(first), limit, now)]));
}

function refusedUntil(first: Date, limit: Limit, now: Date): RateLimitedError {
  const free = first.getTime() + limit.seconds * 1000;
  const retryAfterSeconds = Math.max(1, Math.ceil((free - now.getTime()) / 1000));
  return new RateLimitedError(sentence(retryAfterSeconds), retryAfterSeconds);
}

/** For tests and measurements on the own machine. */
export const noLimiter: Limiter = {
  take: async () => undefined,
  takeInTurn: async () => undefined,
  takeEach: async () => new Map(),
  giveBack: async () => undefined,
  forget: async () => undefined,
};

/** Deletes counts that are too old for any limit. */
export async function forgetAttempts(db: Kysely<DB>, clock: Clock): Promise<void> {
  await db.deleteFrom('rate_limit').where('forgotten_at', '<', clock.now().toISOString()).execute();
}

function sentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `This was tried too often. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`;
}
