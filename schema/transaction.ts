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
  return db.transaction().execute((transaction) => openTransaction.run(true, () => work(transaction)));
}

/** Throws when the caller runs inside `inTransaction`. */
export function assertOutsideTransaction(): void {
  if (openTransaction.getStore()) {
    throw new Error('Inside a transaction only its own handle may be used.');
  }
}
