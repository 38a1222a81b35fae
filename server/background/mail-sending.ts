import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { MAIL_CHANNEL } from '../../schema/outbox/outbox.queries.ts';
import type { OutboxService } from '../../schema/outbox/outbox.service.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { WaitingWork } from './queue.ts';

/** What is under way when the process stops has so long; it is taken up by another, or after the start, otherwise. */
const LONGEST_FINISH_MS = 3_000;

export interface MailSendingOptions {
  readonly outbox: OutboxService;
  readonly mailer: Mailer;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly signal: AbortSignal;
}

/** Sends what is due: at once where a service has written a mail, and every minute what failed before. */
export function mailSending({
  outbox,
  mailer,
  log,
  signal,
}: MailSendingOptions): WaitingWork & { finished(): Promise<void> } {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const send: Mailer['send'] = async (mail) => {
    const outcome = await mailer.send(mail);
    if (!outcome.accepted) {
      const { id, kind, attempts } = mail;
      log.warn({ mail: id, kind, attempts, failure: outcome.failure }, 'a mail was not accepted');
    }
    return outcome;
  };
  const sendAll = async () => {
    do {
      isAskedAgain = false;
      await outbox.sendDue(send, signal);
    } while (isAskedAgain && !signal.aborted);
  };
  return {
    channel: MAIL_CHANNEL,
    run: () => {
      isAskedAgain = true;
      running ??= sendAll().finally(() => {
        running = undefined;
      });
      return running;
    },
    finished: async () => {
      const longest = setTimeout(LONGEST_FINISH_MS, undefined, { ref: false });
      await Promise.race([running?.catch(() => undefined), longest]);
    },
  };
}
