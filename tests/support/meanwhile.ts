import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { DB } from '../../schema/tables.ts';
import type { TestApp } from './test-app.ts';

/**
 * Asks something that comes to wait for an account, makes a change, and answers what was told once the change is there.
 */
export async function meanwhile<Answer>(
  { db }: Pick<TestApp, 'db'>,
  accountId: string,
  change: (db: Kysely<DB>) => Promise<unknown>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const asking = await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const asked = ask();
    await expect.poll(() => countWaiting(db)).toBeGreaterThan(0);
    await change(transaction);
    // An object, or the transaction would wait for the answer that waits for it.
    return { asked };
  });
  return asking.asked;
}

/** How many statements wait for a lock. Not asked in a transaction: it would go on seeing what it has seen first. */
export async function countWaiting(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
