import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Db, fromPglite } from 'pg-boss';
import { translateDatabaseError } from '../driver/database-error.ts';
import { listenTo } from '../driver/listening.ts';

const POOL_SIZE = 2;
const CONNECTION_TIMEOUT_MS = 3_000;
/** A network that has gone silent says nothing; making the tables takes a second or two. */
const SILENCE_MS = 30_000;

/** The database that queues are in: the embedded one itself, or the address of a PostgreSQL. */
export interface QueueSource {
  readonly embedded?: PGlite | undefined;
  readonly url?: string | undefined;
}

export interface QueueDatabase {
  /** What pg-boss is given. */
  readonly options: { readonly db: Db; readonly backend: 'pglite' | 'postgres' };
  close(): Promise<void>;
}

/**
 * The connections of a queue that does work or makes its tables. They are our own and not pg-boss's, whose listener has
 * moments without anything that hears of a lost connection, which ends the process.
 */
export function openQueueDatabase(
  { embedded, url = '' }: QueueSource,
  { onLoss }: { readonly onLoss: (error: unknown) => void },
): QueueDatabase {
  if (embedded) {
    return { options: { db: fromPglite(embedded), backend: 'pglite' }, close: async () => undefined };
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    query_timeout: SILENCE_MS,
    application_name: 'wayline worker',
  });
  pool.on('error', (error) => onLoss(translateDatabaseError(error)));
  // So that one which is lost while it is checked out does not end the process; its statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Db = {
    executeSql: async (text, values) => {
      try {
        return await pool.query(text, values);
      } catch (error) {
        // The driver's errors contain the connection, and the data sent over it.
        throw translateDatabaseError(error);
      }
    },
    // A lost listener reconnects by itself; pg-boss has workers poll at once each time that it has begun.
    listen: async (channel, onNotification, onReconnect) =>
      listenTo({ url, channel, onNotification, onBegin: onReconnect, onLoss }),
  };
  return { options: { db, backend: 'postgres' }, close: () => pool.end() };
}
