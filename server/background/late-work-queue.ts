import type { Kysely } from 'kysely';
import type { DB } from '../../schema/tables.ts';
import { type OpenWorkQueue, openWorkQueue } from '../database/queues/work-queue.ts';

/** The queue, for a process that begins before its database may answer. */
export interface LateWorkQueue {
  /** Opens it at the first call, which is to be made outside a transaction. A failure is tried again at the next. */
  open(): Promise<OpenWorkQueue>;
  close(): Promise<void>;
}

/** The queue of a database, not opened yet. */
export function lateWorkQueue(db: Kysely<DB>, onError: (error: unknown) => void): LateWorkQueue {
  let opened: Promise<OpenWorkQueue> | undefined;
  return {
    open: () => {
      opened ??= openWorkQueue(db, onError).catch((error) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
    close: async () => (await opened?.catch(() => undefined))?.close(),
  };
}
