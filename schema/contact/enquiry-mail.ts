import type { Transaction } from 'kysely';
import { TOKEN_PLACE } from '../outbox/link-place.ts';
import { type Letter, setLetter } from '../outbox/mail-content.ts';
import { insertMail } from '../outbox/outbox.queries.ts';
import type { MailPorts } from '../ports.ts';
import type { DB } from '../tables.ts';
import { enquiryAnsweredLetter, enquiryClosedLetter, enquiryReceivedLetter } from './contact.messages.ts';

/** Whom a mail about an enquiry goes to. */
export interface MailedEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
  readonly accountId: string | null;
}

interface Occasion {
  readonly ports: MailPorts;
  readonly now: string;
}

/** Acknowledges an enquiry to its sender, with the link to it. */
export async function mailReceipt(
  transaction: Transaction<DB>,
  enquiry: MailedEnquiry,
  occasion: Occasion,
): Promise<void> {
  const { site } = occasion.ports;
  const letter = enquiryReceivedLetter(site.productName, enquiry.reference, threadAddress(site.origin));
  await mail(transaction, { kind: 'enquiry-received', enquiry, letter }, occasion);
}

/** Mails a reply to the sender of an enquiry, with the link to it. */
export async function mailAnswer(
  transaction: Transaction<DB>,
  { body, ...enquiry }: MailedEnquiry & { readonly body: string },
  occasion: Occasion,
): Promise<void> {
  const letter = enquiryAnsweredLetter(enquiry.reference, body, threadAddress(occasion.ports.site.origin));
  await mail(transaction, { kind: 'enquiry-answered', enquiry, letter }, occasion);
}

/** Tells the sender of an enquiry that it is closed. */
export async function mailClosed(
  transaction: Transaction<DB>,
  enquiry: MailedEnquiry,
  occasion: Occasion,
): Promise<void> {
  const letter = enquiryClosedLetter(enquiry.reference, threadAddress(occasion.ports.site.origin));
  await mail(transaction, { kind: 'enquiry-closed', enquiry, letter }, occasion);
}

/** Where an enquiry is shown to its sender, with a place for the token, which is made when the mail is sent. */
function threadAddress(origin: string): string {
  return `${origin}/contact?thread=${TOKEN_PLACE}`;
}

interface LetterOfEnquiry {
  readonly kind: string;
  readonly enquiry: MailedEnquiry;
  readonly letter: Letter;
}

async function mail(
  transaction: Transaction<DB>,
  { kind, enquiry: { id, email, accountId }, letter }: LetterOfEnquiry,
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const content = setLetter(letter, site);
  await insertMail(transaction, queue, { kind, recipient: email, accountId, enquiryId: id, content, now });
}
