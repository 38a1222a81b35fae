import type { Transaction } from 'kysely';
import { emailKey } from '../../accounts/email-address.ts';
import { NotFoundError } from '../../errors.ts';
import { type Letter, setLetter } from '../../outbox/mail-content.ts';
import { insertMails, type NewMail } from '../../outbox/outbox.queries.ts';
import type { MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { findSafetyNotice, NO_SUCH_NOTICE } from './find-safety-notice.ts';
import type { SafetyNoticeRow } from './safety-notice-row.ts';
import { safetyNoticeToBuyer, safetyNoticeToSupplier, safetyNoticeWithdrawn } from './safety-notices.messages.ts';
import { insertRecipients, listRecipients, type Recipient } from './safety-recipients.queries.ts';

/** A statement takes 65,535 values, and a mail has 20. */
const MOST_AT_ONCE = 1_000;

/** Where a notice stands on the portal. */
export function safetyNoticePath({ slug }: Pick<SafetyNoticeRow, 'slug'>): string {
  return `/equipment/safety-notices?notice=${slug}`;
}

/**
 * Mails all who are concerned by a notice and have not been told of it, in the transaction of what concerns them: those who
 * sell and those who have asked for the equipment.
 */
export async function tellConcerned(
  transaction: Transaction<DB>,
  ports: MailPorts,
  noticeId: string,
  now: string,
): Promise<void> {
  const named = await namedNotice(transaction, ports, noticeId);
  const recipients = await insertRecipients(transaction, noticeId, now);
  const letterTo = ({ role, about }: Recipient) =>
    role === 'supplier' ? safetyNoticeToSupplier(named, about) : safetyNoticeToBuyer(named, about);
  await mailEach(transaction, ports, { kind: 'safety-notice', recipients, letterTo, now });
}

/** Mails all who were told of a notice that it is withdrawn. */
export async function tellWithdrawn(
  transaction: Transaction<DB>,
  ports: MailPorts,
  { noticeId, reason, now }: { readonly noticeId: string; readonly reason: string; readonly now: string },
): Promise<void> {
  const letter = safetyNoticeWithdrawn(await namedNotice(transaction, ports, noticeId), reason);
  const recipients = await listRecipients(transaction, noticeId);
  await mailEach(transaction, ports, { kind: 'safety-notice-withdrawn', recipients, letterTo: () => letter, now });
}

async function namedNotice(transaction: Transaction<DB>, { site }: MailPorts, id: string) {
  const notice = await findSafetyNotice(transaction, id);
  if (!notice) {
    throw new NotFoundError(NO_SUCH_NOTICE);
  }
  return { ...notice, address: site.origin + safetyNoticePath(notice) };
}

interface Mailed<Told> {
  readonly kind: string;
  readonly recipients: readonly Told[];
  readonly letterTo: (recipient: Told) => Letter;
  readonly now: string;
}

/** Writes one mail to each address: a buyer without an account may have sent several orders, or have an account as well. */
async function mailEach<Told extends Pick<Recipient, 'accountId' | 'email'>>(
  transaction: Transaction<DB>,
  { site, queue }: MailPorts,
  { kind, recipients, letterTo, now }: Mailed<Told>,
): Promise<void> {
  // Accounts come first, so that a mail goes with its account where there is one.
  const byAddress = new Map<string, Told>();
  for (const recipient of recipients) {
    const key = emailKey(recipient.email);
    if (!byAddress.has(key)) {
      byAddress.set(key, recipient);
    }
  }
  const mails = [...byAddress.values()].map(
    (recipient): NewMail => ({
      ...{ kind, recipient: recipient.email, accountId: recipient.accountId, now },
      content: setLetter(letterTo(recipient), site),
    }),
  );
  for (let start = 0; start < mails.length; start += MOST_AT_ONCE) {
    await insertMails(transaction, queue, mails.slice(start, start + MOST_AT_ONCE));
  }
}
