import type { Kysely } from 'kysely';
import type { Sender } from '../outbox/mail-content.ts';
import type { WordsAtSending } from '../outbox/outbox.service.ts';
import type { Clock } from '../ports.ts';
import type { DB } from '../tables.ts';
import { londonDate } from '../text/clock-text.ts';
import { alertMail } from './alert-mail.ts';
import { findTold } from './due-alerts.queries.ts';

/**
 * The words of the mail of an alert at the moment in which it is sent: a mail may wait for hours while the mail server is
 * away, and what has closed by then is not told. Nothing if all of it has, or the alert has ended.
 */
export function alertAtSending(host: {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly site: Sender;
}): WordsAtSending {
  return async ({ recordId, writtenAt }) => {
    const told = await findTold(host.db, { id: recordId, writtenAt, today: londonDate(host.clock.now()) });
    return told && told.hits.length > 0 ? alertMail(told, host.site) : undefined;
  };
}
