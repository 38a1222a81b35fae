import type { Transaction } from 'kysely';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import type { SiteInformation } from '../ports.ts';
import type { DB } from '../tables.ts';
import { mailPasswordChanged } from './account-mail.ts';
import { updatePasswordHash } from './accounts.queries.ts';
import { deleteLinksOf, type Recipient } from './mailed-tokens.queries.ts';
import { endSessions } from './sessions.queries.ts';

export interface NewPassword {
  readonly account: Recipient;
  readonly passwordHash: string;
  /** What the audit log calls it. */
  readonly action: 'account.password_changed' | 'account.password_reset';
  readonly site: SiteInformation;
  readonly now: Date;
}

/** Gives an account another password: whatever the old one opened ends, mailed links too, and its owner is told. */
export async function replacePassword(
  transaction: Transaction<DB>,
  { account, passwordHash, action, site, now: instant }: NewPassword,
): Promise<void> {
  const { id } = account;
  const now = instant.toISOString();
  await updatePasswordHash(transaction, { id, passwordHash, now });
  await deleteLinksOf(transaction, id);
  await endSessions(transaction, { accountId: id, reason: 'password_changed', now });
  const subject = { subjectKind: 'account', subjectId: id, ownerId: id };
  await insertAuditEntry(transaction, { actor: { kind: 'account', id }, action, ...subject, now });
  await mailPasswordChanged(transaction, account, { site, now: instant });
}
