import type { FastifyBaseLogger } from 'fastify';
import { MailNotAcceptedError, type OutboxService } from '../../schema/outbox/outbox.service.ts';
import type { Mailer } from '../mail/mailer.ts';
import { ExpectedFailure, type Work } from './worker.ts';

export interface MailSendingOptions {
  readonly outbox: OutboxService;
  readonly mailer: Mailer;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Sends the mail that a queue job is about. */
export function mailSending({ outbox, mailer, log }: MailSendingOptions): Work {
  return async ({ id, attempt, claimedAt }) => {
    const send: Mailer['send'] = async (mail) => {
      const outcome = await mailer.send(mail);
      if (!outcome.accepted) {
        log.warn({ mail: id, kind: mail.kind, attempts: attempt, failure: outcome.failure }, 'a mail was not accepted');
      }
      return outcome;
    };
    try {
      await outbox.send({ id, claimedAt }, send);
    } catch (error) {
      // It has been logged with its kind.
      throw error instanceof MailNotAcceptedError ? new ExpectedFailure(error.message) : error;
    }
  };
}
