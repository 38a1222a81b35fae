import type { Transaction } from 'kysely';
import { setLetter } from '../../../outbox/mail-content.ts';
import { insertMail } from '../../../outbox/outbox.queries.ts';
import type { MailPorts } from '../../../ports.ts';
import type { DB } from '../../../tables.ts';
import type { HeldApplication } from '../received-applications.queries.ts';
import { startAgreedLetter, startProposedLetter } from './start-date.messages.ts';
import type { HiringEmployer } from './start-dates.queries.ts';

interface Occasion {
  readonly ports: MailPorts;
  readonly now: string;
}

/** Tells an applicant which day the employer proposes, or that it is another one now. */
export async function mailStartProposed(
  transaction: Transaction<DB>,
  { accountId, email: recipient, title, startsOn: before }: HeldApplication,
  startsOn: string,
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const letter = startProposedLetter({ title, startsOn, before, address: `${site.origin}/account#applications` });
  const content = setLetter(letter, site);
  await insertMail(transaction, queue, { kind: 'start-date-proposed', recipient, accountId, content, now });
}

/** Tells who reads the applications for the employer that an applicant has agreed; no one, if there is no reader. */
export async function mailStartAgreed(
  transaction: Transaction<DB>,
  { jobId, title, reader }: HiringEmployer,
  startsOn: string,
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  if (reader === null) {
    return;
  }
  const address = `${site.origin}/staff-portal?job=${jobId}&form=applications`;
  const content = setLetter(startAgreedLetter({ title, startsOn, address }), site);
  const mail = { kind: 'start-date-agreed', recipient: reader.email, accountId: reader.id, content, now };
  await insertMail(transaction, queue, mail);
}
