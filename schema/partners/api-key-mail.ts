import type { Transaction } from 'kysely';
import { setLetter } from '../outbox/mail-content.ts';
import { insertMail } from '../outbox/outbox.queries.ts';
import type { MailPorts } from '../ports.ts';
import type { DB } from '../tables.ts';
import type { ApiKeyRow } from './api-key-row.ts';
import { keyCreatedLetter, keyRenewedLetter } from './partners.messages.ts';

interface Occasion {
  readonly owner: { readonly accountId: string; readonly email: string };
  readonly ports: MailPorts;
  readonly now: string;
}

/** Tells the owner of an account that a key was made, or renewed. */
export async function mailMadeKey(
  transaction: Transaction<DB>,
  key: ApiKeyRow,
  { owner: { accountId, email: recipient }, ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const isNew = key.createdAt === key.renewedAt;
  const letter = isNew ? keyCreatedLetter(site, key) : keyRenewedLetter(site, key);
  const kind = isNew ? 'api-key-created' : 'api-key-renewed';
  await insertMail(transaction, queue, { kind, recipient, accountId, content: setLetter(letter, site), now });
}
