import { queueWaitingMails } from '../../../schema/outbox/outbox.queries.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { queueWaitingAttempts } from '../../../schema/webhooks/webhook-deliveries.queries.ts';
import type { OpenDatabase } from '../driver/open.ts';
import { installQueues } from '../queues/queues.ts';
import { openWorkQueue } from '../queues/work-queue.ts';
import { loadReference } from '../seed/reference.ts';
import { migrateToLatest } from './migrate.ts';

/**
 * Brings a database to this version: tables, queues with what waits for them, and reference data.
 *
 * @returns the names of the migrations that were run.
 */
export async function bringUpToDate(database: Pick<OpenDatabase, 'db' | 'embedded' | 'url'>): Promise<string[]> {
  const { db } = database;
  const names = await migrateToLatest(db);
  await installQueues(database);
  await queueWaiting(db);
  await loadReference(db);
  return names;
}

/** Adds to the queues what waits for them and is not there: after an import, too, which has no queues. */
export async function queueWaiting(db: OpenDatabase['db']): Promise<void> {
  const queue = await openWorkQueue(db, (error) => console.error(error));
  try {
    await inTransaction(db, async (transaction) => {
      await queueWaitingMails(transaction, queue);
      await queueWaitingAttempts(transaction, queue);
    });
  } finally {
    await queue.close();
  }
}
