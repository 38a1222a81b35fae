import type { Transaction } from 'kysely';
import { insertAuditEntries } from '../../access/audit-entries.queries.ts';
import { endSessions } from '../../access/end-sessions.queries.ts';
import { deleteKeysOf } from '../../partners/api-keys.queries.ts';
import type { MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { disableEndpointsOf } from '../../webhooks/webhook-endpoints.queries.ts';
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
 * Gives an account another password: whatever the old one opened ends, mailed links too, and its owner is told. A user who
 * needed a mailed link for it may have lost control of the account, so that providers, known browsers and API keys go as
 * well, and webhooks are turned off: one of them may be another user's.
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
  const paused = isReset ? await disableEndpointsOf(transaction, id, now) : [];
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
    ...paused.map((endpointId) => ({
      ...by,
      action: 'webhook.changed',
      subjectKind: 'webhook_endpoint',
      subjectId: endpointId,
    })),
  ]);
  const connected = await listConnectedProviders(transaction, id);
  const providers = { connected, disconnected };
  await mailPasswordReplaced(transaction, account, {
    action,
    providers,
    revokedKeys: revoked.length,
    pausedWebhooks: paused.length,
    ports,
    now: instant,
  });
}
