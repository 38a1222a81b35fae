import type { FastifyInstance } from 'fastify';

/** Of the 10 seconds the rest is for a busy machine: to hear the signal, and to be gone. */
const LONGEST_STOP_MS = 8_000;

/**
 * On SIGTERM and SIGINT: takes no new connections, finishes what is under way, closes the database and ends with 0,
 * within 10 seconds in any case.
 */
export function stopOnSignals(parts: {
  readonly server: FastifyInstance;
  readonly drain: () => void;
  readonly closeDatabase: () => Promise<void>;
}): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) {
      return;
    }
    stopping = true;
    parts.server.log.info({ signal }, 'stopping');
    parts.drain();
    const giveUp = setTimeout(() => {
      parts.server.log.error('requests did not finish in time');
      process.exit(1);
    }, LONGEST_STOP_MS);
    giveUp.unref();
    try {
      await parts.server.close();
      await parts.closeDatabase();
      parts.server.log.info('stopped');
      process.exit(0);
    } catch (error) {
      parts.server.log.error({ err: error }, 'the stop failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
