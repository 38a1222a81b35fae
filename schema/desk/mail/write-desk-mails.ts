import type { Kysely } from 'kysely';
import { DESK_MAIL_LINK, TOKEN_PLACE } from '../../outbox/link-place.ts';
import { setLetter } from '../../outbox/mail-content.ts';
import { insertMail } from '../../outbox/outbox.queries.ts';
import type { Clock, MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';
import { countQueue } from '../desk.queries.ts';
import { deskQueueNames } from '../desk-queues.ts';
import { deskMailLetter } from './desk-mail.messages.ts';
import { beginDeskMailDay, listMailedOperators, noteDeskMails } from './desk-mail.queries.ts';
import { mailDayOf, nextMailDay } from './desk-mail-time.ts';

export interface DeskMailHost {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly ports: MailPorts;
}

/** Adds the queue job of the next working day's mails, unless the queue has it. Each process that works calls it at its start. */
export async function planDeskMails({ db, clock, ports: { queue } }: DeskMailHost, after?: string): Promise<void> {
  const { jobId, from } = nextMailDay(clock.now(), after);
  await inTransaction(db, (transaction) =>
    queue.add(transaction, 'desk-mail', [{ id: jobId, startAfter: from.toISOString() }]),
  );
}

/**
 * Writes the mails of the day that a queue job is of: one to each operator who wants it, where anything waits. They are
 * written in one transaction with the row of the day, so that a process that goes down leaves none, and a second one that
 * comes to it writes none. What comes after the working day is left out. The next day is planned first, whatever follows.
 */
export async function writeDeskMails(host: DeskMailHost, jobId: string): Promise<void> {
  const today = mailDayOf(jobId);
  if (!today) {
    return;
  }
  await planDeskMails(host, today.day);
  const { db, clock, ports } = host;
  const now = clock.now();
  if (now >= today.until) {
    return;
  }
  await inTransaction(db, async (transaction) => {
    if (!(await beginDeskMailDay(transaction, today.day, now.toISOString()))) {
      return;
    }
    const lengths = [];
    for (const name of deskQueueNames) {
      lengths.push(await countQueue(transaction, name, now));
    }
    const operators = lengths.some(({ waiting }) => waiting > 0) ? await listMailedOperators(transaction) : [];
    const { site, queue } = ports;
    const unsubscribeAddress = `${site.origin}/account?unsubscribe=${TOKEN_PLACE}`;
    const content = setLetter(deskMailLetter(lengths, site.origin), site, unsubscribeAddress);
    for (const { id, email } of operators) {
      await insertMail(transaction, queue, {
        kind: 'desk-mail',
        recipient: email,
        accountId: id,
        tokenOf: { purpose: DESK_MAIL_LINK, id },
        unsubscribeAddress,
        content,
        uselessAfter: today.until.toISOString(),
        now: now.toISOString(),
      });
    }
    await noteDeskMails(transaction, today.day, operators.length);
  });
}
