import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { translateDatabaseError } from './database-error.ts';

const CONNECTION_TIMEOUT_MS = 3_000;
/** A dead network connection is noticed by a statement without a response. */
const CHECK_EVERY_MS = 10_000;
const CHECK_TIMEOUT_MS = 3_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4_000;

export interface ListeningOptions {
  readonly url: string;
  /** Without quotation marks in it. */
  readonly channel: string;
  /** Called with the words of each notification. */
  readonly onNotification: (words: string) => void;
  /** Called each time that listening has begun: earlier notifications were missed. */
  readonly onBegin: () => void;
  readonly onLoss: (error: unknown) => void;
  /** Milliseconds between two looks at whether the server still answers. */
  readonly checkEvery?: number;
}

/** Listens on a separate connection, which is reopened within seconds whenever it is lost. */
export function listenTo(options: ListeningOptions): { close(): Promise<void> } {
  const closing = new AbortController();
  const listening = listenUntil(closing.signal, options);
  return {
    close: () => {
      closing.abort();
      return listening;
    },
  };
}

async function listenUntil(signal: AbortSignal, options: ListeningOptions): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    try {
      await listenOnce(signal, options, () => {
        wait = FIRST_WAIT_MS;
        options.onBegin();
      });
    } catch (error) {
      if (!signal.aborted) {
        options.onLoss(translateDatabaseError(error));
        // Not all processes at the same moment.
        await setTimeout(wait * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
      }
    }
  }
}

/** Goes on until the connection is lost. @throws what it was lost to, or the signal's reason. */
async function listenOnce(
  signal: AbortSignal,
  { url, channel, onNotification, checkEvery = CHECK_EVERY_MS }: ListeningOptions,
  onBegin: () => void,
): Promise<never> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'wayline listener',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    query_timeout: CHECK_TIMEOUT_MS,
  });
  const over = new AbortController();
  const { promise: lost, reject } = Promise.withResolvers<never>();
  lost.catch(() => over.abort());
  // For as long as it exists: without a listener an error during closing would end the process.
  client.on('error', reject);
  client.on('end', () => reject(new Error('Connection terminated')));
  client.on('notification', ({ payload = '' }) => onNotification(payload));
  signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
  const listen = async () => {
    await client.query(`listen "${channel}"`);
  };
  const keepListening = async (): Promise<never> => {
    await client.connect();
    await listen();
    onBegin();
    for (;;) {
      await setTimeout(checkEvery, undefined, { signal: over.signal });
      // Said again, it changes nothing if it still holds.
      await listen();
    }
  };
  try {
    return await Promise.race([lost, keepListening()]);
  } finally {
    over.abort();
    client.end().catch(() => undefined);
  }
}
