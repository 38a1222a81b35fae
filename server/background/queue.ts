import type { PGlite } from '@electric-sql/pglite';
import type { FastifyBaseLogger } from 'fastify';
import { fromPglite, PgBoss } from 'pg-boss';
import { translateDatabaseError } from '../database/driver/database-error.ts';
import { type ListeningOptions, listenTo } from '../database/driver/listening.ts';

const POOL_SIZE = 2;
const CONNECTION_TIMEOUT_MS = 3_000;
/** A network that has gone silent says nothing; making the tables takes a second or two. */
const SILENCE_MS = 30_000;
const POLLING_SECONDS = 5;
const EVERY_MINUTE = '* * * * *';
/** A run that takes longer counts as gone, and the next one is begun. */
const LONGEST_RUN_SECONDS = 900;
const KEPT_SECONDS = 3_600;

/** Work that any process may do, and one does at a time; done twice, it does no harm. */
export interface WaitingWork {
  /** A channel of the database: what is said there has it done at once, and every minute it is done in any case. */
  readonly channel: string;
  run(): Promise<void>;
}

export interface QueueOptions {
  /** The database, in the form in which the queue takes it. */
  readonly source: { readonly databaseUrl: string | undefined; readonly embedded: PGlite | undefined };
  /** By its name in the queue. */
  readonly work: Readonly<Record<string, WaitingWork>>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Queue {
  close(): Promise<void>;
}

/** Opens the queue, whose tables it makes for itself in a schema of its own, and begins to do its work. */
export async function openQueue({ source, work, log }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss(
    source.embedded
      ? { db: fromPglite(source.embedded), backend: 'pglite' }
      : {
          connectionString: withTimeout(source.databaseUrl ?? ''),
          max: POOL_SIZE,
          connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
          application_name: 'wayline worker',
        },
  );
  // The driver's errors hold the connection, and what was sent over it.
  const failed = (error: unknown) =>
    log.warn({ err: translateDatabaseError(error) }, 'the queue of work that waits failed');
  boss.on('error', failed);
  boss.on('warning', ({ message }) => log.warn(message));
  const listening: { close(): Promise<void> }[] = [];
  const close = async () => {
    await Promise.all(listening.map((one) => one.close()));
    // Whoever closes has waited for the work itself.
    await boss.stop({ graceful: false });
  };
  try {
    await boss.start();
    for (const [name, { channel, run }] of Object.entries(work)) {
      await boss.createQueue(name, {
        policy: 'short',
        retryLimit: 0,
        expireInSeconds: LONGEST_RUN_SECONDS,
        retentionSeconds: KEPT_SECONDS,
        deleteAfterSeconds: KEPT_SECONDS,
      });
      await boss.schedule(name, EVERY_MINUTE);
      await boss.work(name, { pollingIntervalSeconds: POLLING_SECONDS }, run);
      const runNow = () => {
        run().catch((error: unknown) => log.warn({ err: error }, 'work that waits could not be done'));
      };
      listening.push(await listen(source, { channel, onNotification: runNow, onLoss: failed }));
    }
    return { close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

/** Has it called at once, too: what was notified before is missed. The queue's own listening leaves connections unguarded. */
async function listen(
  { databaseUrl = '', embedded }: QueueOptions['source'],
  options: Omit<ListeningOptions, 'url'>,
): Promise<{ close(): Promise<void> }> {
  if (!embedded) {
    return listenTo({ url: databaseUrl, ...options });
  }
  const unlisten = await embedded.listen(options.channel, options.onNotification);
  options.onNotification();
  return { close: () => unlisten() };
}

/** The queue hands its settings on to the driver, but knows no name for this one. */
function withTimeout(address: string): string {
  const url = new URL(address);
  url.searchParams.set('query_timeout', String(SILENCE_MS));
  return url.href;
}
