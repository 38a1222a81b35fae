import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { alertAtSending } from '../../schema/alerts/alert-at-sending.ts';
import { ALERT_MAIL } from '../../schema/alerts/alert-mail.ts';
import { planAlerts, writeAlerts } from '../../schema/alerts/write-alerts.ts';
import { documentChangeAtSending } from '../../schema/compliance/following/change-at-sending.ts';
import { DOCUMENT_CHANGE_MAIL } from '../../schema/compliance/following/document-change-mail.ts';
import { writeIssueMails } from '../../schema/contact/newsletter/issues/write-issue-mails.ts';
import { planDeskMails, writeDeskMails } from '../../schema/desk/mail/write-desk-mails.ts';
import { OutboxService } from '../../schema/outbox/outbox.service.ts';
import type { Clock, QueueName } from '../../schema/ports.ts';
import { writeNotices } from '../../schema/system-status/subscription/status-notices.ts';
import { deliver } from '../../schema/webhooks/delivering/deliver.ts';
import type { Config } from '../config.ts';
import { linkTokens } from '../credentials/link-tokens.ts';
import { sealedSecrets } from '../credentials/sealed-secrets.ts';
import type { OpenDatabase } from '../database/driver/open.ts';
import { FAILED_MAILS } from '../database/queues/queues.ts';
import { openFileStore } from '../files/file-store.ts';
import { createMailer } from '../mail/mailer.ts';
import { webhookSender } from '../webhooks/send-webhook.ts';
import { startPlanningAlerts } from './alert-planning.ts';
import { fileScanning } from './file-scanning.ts';
import { lateWorkQueue } from './late-work-queue.ts';
import { mailSending } from './mail-sending.ts';
import { startDispatching } from './webhook-dispatching.ts';
import { type Run, startWorker, type Work, type Worker } from './worker.ts';

/** The first visitors come first: the queue holds up the embedded database. */
const BEGIN_AFTER_MS = 2_000;
const TRY_AGAIN_MS = 4_000;
/** The time for running work when the process stops; unfinished work is taken over by another worker, or after the next start. */
const LONGEST_FINISH_MS = 3_000;
const LONGEST_CLOSE_MS = 2_000;
/** A receiver may take 5 seconds: with this many at a time, slow ones do not delay the others. */
const atATime = { 'webhook-delivery': 8 } as const;

export interface BackgroundOptions {
  readonly config: Config;
  readonly database: Pick<OpenDatabase, 'db' | 'embedded' | 'url'>;
  readonly clock: Clock;
  /** What links in mails are made with: the present secret first. */
  readonly authSecrets: readonly string[];
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface Background {
  /** Finishes running work, within a few seconds. */
  stop(): Promise<void>;
}

/** Begins the queue's work, and retries while the database does not respond. */
export function startBackground({ config, database, clock, authSecrets, log }: BackgroundOptions): Background {
  const stopping = new AbortController();
  const { signal } = stopping;
  const underWay = new Set<Promise<void>>();
  const queue = lateWorkQueue(database.db, (error) => log.warn({ err: error }, 'the queue of notices failed'));
  const { productName, publicOrigin: origin, operator } = config;
  const site = { productName, origin, operator };
  const { db } = database;
  const wordsAtSending = {
    [ALERT_MAIL]: alertAtSending({ db, clock, site }),
    [DOCUMENT_CHANGE_MAIL]: documentChangeAtSending({ db }),
  };
  const outbox = new OutboxService({ db, clock, linkTokens: linkTokens(authSecrets), wordsAtSending });
  const mailHost = async () => ({ db: database.db, clock, ports: { site, queue: await queue.open() } });
  const notify = async ({ id }: Run) => writeNotices(await mailHost(), id);
  const mailIssue = async ({ id }: Run) => writeIssueMails(await mailHost(), id);
  const mailDesk = async ({ id }: Run) => writeDeskMails(await mailHost(), id);
  const alert = async ({ id }: Run) => {
    await writeAlerts(await mailHost(), id);
  };
  const store = openFileStore(config, (what, error) => log.warn({ err: error }, what));
  const scan = fileScanning({ host: mailHost, store, scanner: config.virusScanner, log });
  const secrets = sealedSecrets(authSecrets);
  const send = webhookSender({
    allowsLoopback: config.webhookLoopback,
    userAgent: `${productName}-Webhooks/${config.version}`,
  });
  const tell = async ({ id }: Run) => deliver({ ...(await mailHost()), secrets, send }, id);
  const sendMail = mailSending({ outbox, mailer: createMailer(config), log });
  const work = {
    'outgoing-mail': tracked(sendMail, underWay),
    [FAILED_MAILS]: tracked(({ id }) => outbox.giveUp(id), underWay),
    'status-notice': tracked(notify, underWay),
    'newsletter-issue': tracked(mailIssue, underWay),
    'file-scan': tracked(scan, underWay),
    'desk-mail': tracked(mailDesk, underWay),
    alerts: tracked(alert, underWay),
    'webhook-delivery': tracked(tell, underWay),
    probe: async () => undefined,
  } satisfies Readonly<Record<QueueName | typeof FAILED_MAILS, Work>>;

  const wait = (milliseconds: number) => setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
  const start = async (): Promise<Worker | undefined> => {
    await wait(BEGIN_AFTER_MS);
    while (!signal.aborted) {
      try {
        await planDeskMails(await mailHost());
        return await startWorker({ source: database, work, atATime, log, signal });
      } catch (error) {
        log.error({ err: error }, 'the work that waits could not be begun');
        await wait(TRY_AGAIN_MS);
      }
    }
    return undefined;
  };
  const worker = start();
  const dispatching = startDispatching({ db: database.db, clock, openQueue: queue.open, begun: worker, log, signal });
  const plan = async () => planAlerts(await mailHost());
  const planning = startPlanningAlerts({ plan, begun: worker, log, signal });
  const close = async () => {
    await Promise.all([dispatching, planning]);
    await (await worker)?.close().catch((error) => log.warn({ err: error }, 'the queue was cut off'));
    await queue.close();
  };
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([Promise.allSettled(underWay), setTimeout(LONGEST_FINISH_MS, undefined, { ref: false })]);
      // A database that does not respond does not delay the stop: its connections end with the process.
      await Promise.race([close(), setTimeout(LONGEST_CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

/** Keeps each run in `underWay` until it ends. */
function tracked(work: Work, underWay: Set<Promise<void>>): Work {
  return (run) => {
    const running = work(run).finally(() => underWay.delete(running));
    underWay.add(running);
    return running;
  };
}
