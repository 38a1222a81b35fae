import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';

const openTransaction = new AsyncLocalStorage<true>();

/**
 * Runs `work` in one transaction and hands it the only handle that works meanwhile. The plain database handle throws
 * inside: on PostgreSQL it would read what the transaction has not committed yet as missing, and on the embedded
 * database it would wait for ever.
 */
export function inTransaction<DB, Result>(
  db: Kysely<DB>,
  work: (transaction: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  const attempt = () => db.transaction().execute((transaction) => openTransaction.run(true, () => work(transaction)));
  return attempt().catch((error) => {
    if (!isBeatenByAnother(error)) {
      throw error;
    }
    return attempt().catch((again) => {
      if (!isBeatenByAnother(again)) {
        throw again;
      }
      return attempt();
    });
  });
}

/** Whether the database has given up this transaction for another one: a deadlock, or an order that cannot be had. */
function isBeatenByAnother(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');
}

/** Throws when the caller runs inside `inTransaction`. */
export function assertOutsideTransaction(): void {
  if (openTransaction.getStore()) {
    throw new Error('Inside a transaction only its own handle may be used.');
  }
}
