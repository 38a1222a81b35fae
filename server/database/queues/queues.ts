import { PgBoss, type Queue } from 'pg-boss';
import type { QueueName } from '../../../schema/ports.ts';
import { openQueueDatabase, type QueueSource } from './queue-database.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Where jobs go that are tried no more. */
export const FAILED_MAILS = 'failed-mail';

/** How the jobs of each queue are tried again, in seconds; a queue comes after the one that its failures go to. */
const queues: Readonly<Record<QueueName | typeof FAILED_MAILS, Omit<Queue, 'name'>>> = {
  [FAILED_MAILS]: {
    retryLimit: 16,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 4 * HOUR,
    deleteAfterSeconds: DAY,
  },
  // After about 8, 15, 30 and 60 seconds and so on up to 4 hours: 17 attempts within a day.
  'outgoing-mail': {
    retryLimit: 16,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 4 * HOUR,
    // A dead worker is noticed by this, long before the job's time limit.
    heartbeatSeconds: 20,
    expireInSeconds: HOUR / 2,
    // A mail that waits for a worker that is switched off is not forgotten.
    retentionSeconds: 30 * DAY,
    deleteAfterSeconds: DAY,
    // However it failed the last time: refused, stopped or killed.
    deadLetter: FAILED_MAILS,
  },
  // Writes the mails about an update of an incident (`schema/system-status/subscription`), which are of use for a day.
  'status-notice': {
    retryLimit: 8,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: HOUR,
    heartbeatSeconds: 20,
    expireInSeconds: HOUR / 2,
    retentionSeconds: DAY,
    deleteAfterSeconds: DAY,
  },
  // Writes the mails of an issue of the newsletter (`schema/contact/newsletter/issues`), and continues after an interruption.
  'newsletter-issue': {
    retryLimit: 60,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR,
    heartbeatSeconds: 20,
    expireInSeconds: HOUR / 2,
    retentionSeconds: 30 * DAY,
    deleteAfterSeconds: DAY,
  },
  // Has the virus scanner check a file (`server/background/file-scanning.ts`), which cannot be downloaded before.
  'file-scan': {
    retryLimit: 60,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR,
    heartbeatSeconds: 20,
    expireInSeconds: 300,
    retentionSeconds: 30 * DAY,
    deleteAfterSeconds: DAY,
  },
  // Writes the mails of a working day about what waits for operators (`schema/desk/mail`), which are of use until its end.
  'desk-mail': {
    retryLimit: 60,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR / 6,
    heartbeatSeconds: 20,
    expireInSeconds: 300,
    retentionSeconds: 30 * DAY,
    deleteAfterSeconds: DAY,
  },
  // Compares what was published with saved searches, and writes their mails (`schema/alerts`). A run that never began is of no
  // use: each does all that waits, and each minute has one.
  alerts: {
    retryLimit: 3,
    retryDelay: 5,
    heartbeatSeconds: 20,
    expireInSeconds: HOUR / 2,
    retentionSeconds: HOUR,
    deleteAfterSeconds: HOUR,
  },
  // Makes one attempt of a webhook's delivery (`schema/webhooks/delivering`), which plans the next one itself: what is tried
  // again here is what failed on our own side.
  'webhook-delivery': {
    retryLimit: 60,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR,
    heartbeatSeconds: 20,
    expireInSeconds: 300,
    retentionSeconds: 30 * DAY,
    deleteAfterSeconds: HOUR,
  },
  // Work that does nothing, by which it is measured whether work is done (`server/status`). What was late is of no use.
  probe: { retryLimit: 0, expireInSeconds: 60, retentionSeconds: 120, deleteAfterSeconds: HOUR },
};

/** The names of all queues of this version. */
export const queueNames: readonly string[] = Object.keys(queues);

/** Queues of earlier versions. */
const retired = ['send-mail'];

/**
 * Makes the tables of pg-boss, in a schema of their own, or brings them up to date, and makes the queues. `db:migrate` and the
 * embedded database's start call it, so that work can be added before a worker runs.
 */
export async function installQueues(source: QueueSource): Promise<void> {
  const failures: unknown[] = [];
  const database = openQueueDatabase(source, { onLoss: (error) => failures.push(error) });
  const boss = new PgBoss({ ...database.options, supervise: false, schedule: false });
  boss.on('error', (error) => failures.push(error));
  try {
    await boss.start();
    const present = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const name of retired.filter((one) => present.has(one))) {
      await boss.unschedule(name);
      await boss.deleteQueue(name);
    }
    for (const [name, options] of Object.entries(queues)) {
      await (present.has(name)
        ? boss.updateQueue(name, options)
        : boss.createQueue(name, { ...options, notify: true }));
    }
  } finally {
    await boss.stop({ graceful: false });
    await database.close();
  }
}
