import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { OutboxService } from '../../schema/outbox/outbox.service.ts';
import type { Clock } from '../../schema/ports.ts';
import type { Config } from '../config.ts';
import { linkTokens } from '../credentials/link-tokens.ts';
import type { OpenDatabase } from '../database/driver/open.ts';
import { createMailer } from '../mail/mailer.ts';
import { mailSending } from './mail-sending.ts';
import { openQueue, type Queue } from './queue.ts';

/** The first visitors come first: making the queue's tables holds up the embedded database. */
const BEGIN_AFTER_MS = 2_000;
const TRY_AGAIN_MS = 4_000;
const LONGEST_CLOSE_MS = 2_000;

export interface BackgroundOptions {
  readonly config: Config;
  readonly database: Pick<OpenDatabase, 'db' | 'embedded'>;
  readonly clock: Clock;
  /** What links in mails are made with: the present secret first. */
  readonly authSecrets: readonly string[];
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface Background {
  /** Finishes what is under way, within a few seconds. */
  stop(): Promise<void>;
}

/** Begins the work that waits, and goes on trying where the database does not answer yet. */
export function startBackground({ config, database, clock, authSecrets, log }: BackgroundOptions): Background {
  const stopping = new AbortController();
  const { signal } = stopping;
  const outbox = new OutboxService({ db: database.db, clock, linkTokens: linkTokens(authSecrets) });
  const mails = mailSending({ outbox, mailer: createMailer(config), log, signal });
  const source = { databaseUrl: config.databaseUrl, embedded: database.embedded };

  const wait = (milliseconds: number) => setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
  const start = async (): Promise<Queue | undefined> => {
    await wait(BEGIN_AFTER_MS);
    while (!signal.aborted) {
      try {
        return await openQueue({ source, work: { 'send-mail': mails }, log });
      } catch (error) {
        log.error({ err: error }, 'the work that waits could not be begun');
        await wait(TRY_AGAIN_MS);
      }
    }
    return undefined;
  };
  const queue = start();
  const close = async () => (await queue)?.close().catch((error) => log.warn({ err: error }, 'the queue was cut off'));
  return {
    stop: async () => {
      stopping.abort();
      await mails.finished();
      // A database that does not answer keeps nobody: what is open to it ends with the process.
      await Promise.race([close(), setTimeout(LONGEST_CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
