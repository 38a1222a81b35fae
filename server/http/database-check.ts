import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { isLate } from '../database/driver/database-error.ts';
import type { DatabaseActivity } from '../database/driver/observed-runner.ts';

/** What the health check says of the database. Busy: it answers others, or may be at a long statement. */
export type DatabaseHealth = 'ok' | 'busy' | 'unreachable';

const EVERY_MS = 1_000;
/** Well below the second in which the health check answers. */
const PATIENCE_MS = 400;

interface Ping {
  readonly sentAt: number;
  readonly outcome: Promise<DatabaseHealth>;
  isOver: boolean;
}

/**
 * Asks the database whether it answers, once a second at most however often this is called, and answers itself within
 * half a second.
 */
export function databaseCheck(
  ping: () => Promise<void>,
  activity: Pick<DatabaseActivity, 'answeredAt' | 'longestSilenceMs'>,
): () => Promise<DatabaseHealth> {
  let latest: Ping | undefined;

  const byActivity = (): DatabaseHealth =>
    performance.now() - activity.answeredAt < activity.longestSilenceMs ? 'busy' : 'unreachable';

  const send = (): Ping => {
    const outcome = ping().then(
      () => 'ok' as const,
      (failure: unknown) => (isLate(failure) ? byActivity() : ('unreachable' as const)),
    );
    const sent: Ping = { sentAt: performance.now(), outcome, isOver: false };
    outcome.then(() => {
      sent.isOver = true;
    });
    return sent;
  };

  const withoutAnswer = async ({ sentAt }: Ping, signal: AbortSignal): Promise<DatabaseHealth> => {
    await delay(Math.max(0, sentAt + PATIENCE_MS - performance.now()), undefined, { signal });
    // If this process itself was busy, the response has arrived and only has to be read.
    await nextTurn();
    return byActivity();
  };

  return async () => {
    if (!latest || (latest.isOver && performance.now() - latest.sentAt >= EVERY_MS)) {
      latest = send();
    }
    const answered = new AbortController();
    const late = withoutAnswer(latest, answered.signal);
    late.catch(() => undefined);
    try {
      return await Promise.race([latest.outcome, late]);
    } finally {
      answered.abort();
    }
  };
}
