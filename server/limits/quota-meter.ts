import { type Kysely, sql } from 'kysely';
import { QuotaExceededError } from '../../schema/errors.ts';
import type { QuotaState } from '../../schema/partners/tiers/quota-state.ts';
import type { Clock } from '../../schema/ports.ts';
import type { DB } from '../../schema/tables.ts';

const HOUR_MS = 3_600_000;
/** A process takes a hundredth of the hour at a time, so that it writes about a hundred times an hour at most. */
const PARTS = 100;
/** The most accounts with a reservation in memory; an evicted one loses the rest of its reservation. */
const MOST_POOLS = 20_000;

/** What a process has taken of an account's hour. */
interface Pool {
  readonly hour: number;
  limit: number;
  /** Taken, and not used yet. */
  available: number;
  /** What all processes had taken when this one last did. */
  taken: number;
  /** Under way: operations of one account that need more wait for each other. */
  taking: Promise<void> | undefined;
}

/** What is counted. */
export interface Metered {
  readonly accountId: string;
  readonly limit: number;
  readonly cost: number;
}

/**
 * Counts what accounts ask in each hour, for all processes together: each takes points out of the database in parts and
 * uses them up by itself, so that few operations write, and all processes together never use more than the hour has.
 */
export class QuotaMeter {
  readonly #db: Kysely<DB>;
  readonly #clock: Clock;
  readonly #pools = new Map<string, Pool>();

  constructor({ db, clock }: { readonly db: Kysely<DB>; readonly clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Counts an operation before it runs. @throws QuotaExceededError if the hour has too little left; nothing is counted then. */
  async take({ accountId, limit, cost }: Metered): Promise<QuotaState> {
    const hour = Math.floor(this.#clock.now().getTime() / HOUR_MS) * HOUR_MS;
    const pool = this.#poolOf(accountId, hour, limit);
    pool.limit = limit;
    while (pool.available < cost && pool.taken < limit) {
      const missing = cost - pool.available;
      if (!pool.taking) {
        pool.taking = this.#takePart(accountId, pool, missing).finally(() => {
          pool.taking = undefined;
        });
      }
      await pool.taking;
    }
    const resetAt = new Date(hour + HOUR_MS).toISOString();
    if (pool.available < cost) {
      const seconds = Math.max(1, Math.ceil((hour + HOUR_MS - this.#clock.now().getTime()) / 1000));
      throw new QuotaExceededError({ limit, cost, remaining: remainingOf(pool), resetAt }, seconds);
    }
    pool.available -= cost;
    return { limit, cost, remaining: remainingOf(pool), resetAt };
  }

  /** Returns unused reservations, when the process stops. */
  async close(): Promise<void> {
    const unused = [...this.#pools].flatMap(([accountId, { hour, available }]) =>
      available > 0 ? [{ accountId, hour: new Date(hour).toISOString(), available }] : [],
    );
    this.#pools.clear();
    if (unused.length > 0) {
      await sql`
        with unused as (
          select * from jsonb_to_recordset(${JSON.stringify(unused)}::jsonb)
            as pool ("accountId" uuid, hour timestamptz, available integer)
        ), held as (
          select quota.account_id, quota.hour, available from api_quota as quota
            join unused on unused."accountId" = quota.account_id and unused.hour = quota.hour
            order by quota.account_id for update of quota
        )
        update api_quota set points = greatest(0, points - held.available)
          from held where api_quota.account_id = held.account_id and api_quota.hour = held.hour`.execute(this.#db);
    }
  }

  #poolOf(accountId: string, hour: number, limit: number): Pool {
    const known = this.#pools.get(accountId);
    if (known?.hour === hour) {
      return known;
    }
    if (this.#pools.size >= MOST_POOLS) {
      const [oldest = ''] = this.#pools.keys();
      this.#pools.delete(oldest);
    }
    const pool = { hour, limit, available: 0, taken: 0, taking: undefined };
    this.#pools.delete(accountId);
    this.#pools.set(accountId, pool);
    return pool;
  }

  /** Reserves a part of the hourly quota, or as much as is missing, or the rest of it. */
  async #takePart(accountId: string, pool: Pool, missing: number): Promise<void> {
    const { limit } = pool;
    const wanted = Math.max(missing, Math.ceil(limit / PARTS));
    const hour = new Date(pool.hour).toISOString();
    const granted = sql`greatest(0, least(${limit}::integer, quota.points + ${wanted}::integer) - quota.points)`;
    const first = Math.min(limit, wanted);
    const { rows } = await sql<{ points: number; granted: number }>`
      insert into api_quota as quota (account_id, hour, points, granted)
      select id, ${hour}::timestamptz, ${first}::integer, ${first}::integer from account where id = ${accountId}
      on conflict (account_id, hour) do update set granted = ${granted}, points = quota.points + ${granted}
      returning points, granted`.execute(this.#db);
    const [row] = rows;
    // Where there is no account any more there is nothing to take.
    pool.available += row?.granted ?? 0;
    pool.taken = row?.points ?? limit;
  }
}

function remainingOf({ limit, available, taken }: Pool): number {
  return Math.max(0, limit - taken) + available;
}
