import { CompiledQuery, type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { DB } from '../../../schema/tables.ts';
import type { TestDatabase } from '../../support/test-database.ts';

/** The process of PostgreSQL that serves the connection of this transaction. */
export async function connectionOf(transaction: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
  return rows[0]?.pid ?? 0;
}

/** Has PostgreSQL end a connection, as an administrator or a restart does, and waits until it is gone. */
export async function endConnection(database: TestDatabase, pid: number): Promise<void> {
  await countRows(database, 'select pg_terminate_backend($1)', pid);
  await expect.poll(() => countRows(database, 'select from pg_stat_activity where pid = $1', pid)).toBe(0);
}

/** Waits until the connection waits for a lock that another one holds. */
export async function untilItWaits(database: TestDatabase, pid: number): Promise<void> {
  await expect.poll(() => countRows(database, 'select from pg_locks where pid = $1 and not granted', pid)).toBe(1);
}

/** Past Kysely, which refuses what is asked beside a transaction out of its own work. */
async function countRows({ runner }: TestDatabase, text: string, value: number): Promise<number> {
  return (await runner.run(CompiledQuery.raw(text, [value]))).rows.length;
}
