import type { Transaction } from 'kysely';
import { setLetter } from '../outbox/mail-content.ts';
import { insertMail } from '../outbox/outbox.queries.ts';
import type { MailPorts } from '../ports.ts';
import type { DB } from '../tables.ts';
import {
  endpointAddedLetter,
  endpointDisabledLetter,
  endpointMovedLetter,
  secretChangedLetter,
} from './webhooks.messages.ts';

const letters = {
  'webhook-added': endpointAddedLetter,
  'webhook-disabled': endpointDisabledLetter,
  'webhook-moved': endpointMovedLetter,
  'webhook-secret-changed': secretChangedLetter,
} as const;

/** Mails the owner of an endpoint about its state. */
export async function mailEndpoint(
  transaction: Transaction<DB>,
  kind: keyof typeof letters,
  endpoint: { readonly url: string; readonly accountId: string; readonly email: string },
  { ports: { site, queue }, now }: { readonly ports: MailPorts; readonly now: string },
): Promise<void> {
  const { url, accountId, email: recipient } = endpoint;
  const letter = letters[kind](site, new URL(url).host);
  await insertMail(transaction, queue, { kind, recipient, accountId, content: setLetter(letter, site), now });
}
