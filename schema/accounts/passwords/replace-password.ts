import type { Transaction } from 'kysely';
import { insertAuditEntries } from '../../access/audit-entries.queries.ts';
import { endSessions } from '../../access/end-sessions.queries.ts';
import { deleteKeysOf } from '../../partners/api-keys.queries.ts';
import type { MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { mailPasswordReplaced, type PasswordAction } from '../account-mail.ts';
import { updatePasswordHash } from '../accounts.queries.ts';
import { deleteLinksOf, type Recipient } from '../email/mailed-tokens.queries.ts';
import { deleteIdentitiesOf, listConnectedProviders } from '../providers/identities.queries.ts';
import { deleteDevicesOf } from '../sessions/known-devices.queries.ts';

export interface NewPassword {
  readonly account: Recipient;
  readonly passwordHash: string;
  readonly action: PasswordAction;
  readonly ports: MailPorts;
  readonly now: Date;
}

/**
 * Replaces the password of an account: all sessions and mailed links end, and the account gets a mail. A user who
 * needed a mailed link may have lost control of the account, so that providers, known browsers and API keys end as
 * well: one of them may be an intruder's.
 */
export async function replacePassword(
  transaction: Transaction<DB>,
  { account, passwordHash, action, ports, now: instant }: NewPassword,
): Promise<void> {
  const { id } = account;
  const now = instant.toISOString();
  await updatePasswordHash(transaction, { id, passwordHash, now });
  await deleteLinksOf(transaction, id);
  await endSessions(transaction, { accountId: id, reason: 'password_changed', now });
  const isReset = action === 'account.password_reset';
  const disconnected = isReset ? await deleteIdentitiesOf(transaction, id) : [];
  const revoked = isReset ? await deleteKeysOf(transaction, id) : [];
  if (isReset) {
    await deleteDevicesOf(transaction, id);
  }
  const by = { actor: { kind: 'account' as const, id }, ownerId: id, now };
  await insertAuditEntries(transaction, [
    { ...by, action, subjectKind: 'account', subjectId: id },
    ...disconnected.map((identity) => ({
      ...by,
      action: 'identity.disconnected',
      subjectKind: 'identity',
      subjectId: identity.id,
    })),
    ...revoked.map((keyId) => ({ ...by, action: 'api_key.revoked', subjectKind: 'api_key', subjectId: keyId })),
  ]);
  const connected = await listConnectedProviders(transaction, id);
  const providers = { connected, disconnected };
  await mailPasswordReplaced(transaction, account, {
    action,
    providers,
    revokedKeys: revoked.length,
    ports,
    now: instant,
  });
}
