import type { Transaction } from 'kysely';
import { type Letter, setLetter } from '../outbox/mail-content.ts';
import { insertMail } from '../outbox/outbox.queries.ts';
import type { MailPorts } from '../ports.ts';
import type { DB } from '../tables.ts';
import { vendorAddress } from './vendor-link.ts';
import type { VendorApplicationRow } from './vendor-row.ts';

/** Whom a mail about an application goes to. */
export type VendorRecipient = Pick<VendorApplicationRow, 'id' | 'email' | 'accountId'>;

/** Mails an applicant, in the transaction of the change that it reports; `write` receives the address of the application. */
export async function mailVendor(
  transaction: Transaction<DB>,
  { id, email, accountId }: VendorRecipient,
  kind: string,
  write: (address: string) => Letter,
  { ports: { site, queue }, now }: { readonly ports: MailPorts; readonly now: string },
): Promise<void> {
  await insertMail(transaction, queue, {
    kind,
    recipient: email,
    accountId,
    vendorApplicationId: id,
    content: setLetter(write(vendorAddress(site.origin)), site),
    now,
  });
}
