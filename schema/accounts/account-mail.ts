import type { Transaction } from 'kysely';
import { setLetter } from '../outbox/mail-content.ts';
import { insertMail } from '../outbox/outbox.queries.ts';
import type { IdentityProvider, MailPorts } from '../ports.ts';
import type { DB } from '../tables.ts';
import {
  accountDeletedLetter,
  confirmationLetter,
  emailChangedLetter,
  emailChangeLetter,
  passwordResetLetter,
} from './accounts.messages.ts';
import { CONFIRMATION_MAIL } from './email/confirmation-mail.queries.ts';
import { newMailedLink } from './email/mailed-link.ts';
import { insertMailedToken, type Recipient } from './email/mailed-tokens.queries.ts';
import { providerNames } from './providers/identity-provider.ts';
import {
  passwordChangedLetter,
  passwordSetLetter,
  providerConnectedLetter,
  providerDisconnectedLetter,
} from './sessions/sign-in.messages.ts';

interface Occasion {
  readonly ports: MailPorts;
  readonly now: Date;
}

/** How an account came to another password, as the audit log calls it. */
export type PasswordAction = 'account.password_changed' | 'account.password_reset' | 'account.password_set';

interface Connected {
  readonly provider: IdentityProvider;
}

/** Mails a link to a new password. Without an account the same work is done, and no mail is sent. */
export async function mailPasswordReset(
  transaction: Transaction<DB>,
  account: Recipient | undefined,
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const link = newMailedLink('reset_password', site.origin, now);
  const linkId = await insertMailedToken(transaction, link, { accountId: account?.id ?? null, now: now.toISOString() });
  await insertMail(transaction, queue, {
    kind: 'password-reset',
    recipient: account?.email ?? null,
    accountId: account?.id ?? null,
    content: setLetter(passwordResetLetter(site.productName, link.address), site),
    linkId,
    uselessAfter: link.expiresAt,
    now: now.toISOString(),
  });
}

/** Mails a link that confirms the address of an account. */
export async function mailConfirmation(
  transaction: Transaction<DB>,
  { id, email }: Recipient,
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const link = newMailedLink('confirm_email', site.origin, now);
  const linkId = await insertMailedToken(transaction, link, { accountId: id, now: now.toISOString() });
  await insertMail(transaction, queue, {
    kind: CONFIRMATION_MAIL,
    recipient: email,
    accountId: id,
    content: setLetter(confirmationLetter(site.productName, link.address), site),
    linkId,
    uselessAfter: link.expiresAt,
    now: now.toISOString(),
  });
}

/**
 * Mails a link to the new address of an account. If another account has that address, no mail is sent and the address
 * is not stored; the stored request looks the same in both cases.
 */
export async function mailEmailChange(
  transaction: Transaction<DB>,
  { id, newEmail, isTaken }: { readonly id: string; readonly newEmail: string; readonly isTaken: boolean },
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const recipient = isTaken ? null : newEmail;
  const link = newMailedLink('change_email', site.origin, now);
  const linkId = await insertMailedToken(transaction, link, {
    accountId: id,
    newEmail: recipient,
    now: now.toISOString(),
  });
  await insertMail(transaction, queue, {
    kind: 'email-change',
    recipient,
    accountId: id,
    content: setLetter(emailChangeLetter(site.productName, link.address), site),
    linkId,
    uselessAfter: link.expiresAt,
    now: now.toISOString(),
  });
}

/** Tells an account that it has another password, or its first one, and what that means for its providers. */
export async function mailPasswordReplaced(
  transaction: Transaction<DB>,
  { id: accountId, email: recipient }: Recipient,
  {
    action,
    providers: { connected, disconnected },
    revokedKeys,
    pausedWebhooks,
    ports: { site, queue },
    now,
  }: Occasion & {
    readonly action: PasswordAction;
    /** How many API keys were revoked with it. */
    readonly revokedKeys: number;
    /** How many webhooks were turned off with it. */
    readonly pausedWebhooks: number;
    readonly providers: Readonly<Record<'connected' | 'disconnected', readonly Connected[]>>;
  },
): Promise<void> {
  const names = { connected: namesOf(connected), disconnected: namesOf(disconnected) };
  const letter =
    action === 'account.password_set'
      ? passwordSetLetter(site, names)
      : passwordChangedLetter(site, { ...names, revokedKeys, pausedWebhooks });
  const content = setLetter(letter, site);
  await insertMail(transaction, queue, {
    kind: 'password-changed',
    recipient,
    accountId,
    content,
    now: now.toISOString(),
  });
}

/** Tells an account that a provider signs in to it from now on. */
export async function mailProviderConnected(
  transaction: Transaction<DB>,
  { id: accountId, email: recipient }: Recipient,
  { provider, ports: { site, queue }, now }: Occasion & Connected,
): Promise<void> {
  const content = setLetter(providerConnectedLetter(site, providerNames[provider]), site);
  await insertMail(transaction, queue, {
    kind: 'provider-connected',
    recipient,
    accountId,
    content,
    now: now.toISOString(),
  });
}

/** Tells an account that a provider signs in to it no more. */
export async function mailProviderDisconnected(
  transaction: Transaction<DB>,
  { id: accountId, email: recipient }: Recipient,
  { provider, ports: { site, queue }, now }: Occasion & Connected,
): Promise<void> {
  const content = setLetter(providerDisconnectedLetter(site, providerNames[provider]), site);
  const kind = 'provider-disconnected';
  await insertMail(transaction, queue, { kind, recipient, accountId, content, now: now.toISOString() });
}

/** Tells the former owner of an account that it is deleted. It outlives the account. */
export async function mailAccountDeleted(
  transaction: Transaction<DB>,
  recipient: string,
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const content = setLetter(accountDeletedLetter(site), site);
  await insertMail(transaction, queue, { kind: 'account-deleted', recipient, content, now: now.toISOString() });
}

/**
 * Tells the address that an account had that it has another one. It outlives the account: an intruder who took that over shall
 * not be able to delete it before its owner hears of this.
 */
export async function mailEmailChanged(
  transaction: Transaction<DB>,
  recipient: string,
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const content = setLetter(emailChangedLetter(site), site);
  await insertMail(transaction, queue, { kind: 'email-changed', recipient, content, now: now.toISOString() });
}

function namesOf(identities: readonly Connected[]): string {
  return identities.map(({ provider }) => providerNames[provider]).join(' and ');
}
