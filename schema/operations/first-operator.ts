import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { updateAccess } from '../access/account-access.queries.ts';
import { insertAuditEntry } from '../access/audit-entries.queries.ts';
import type { Credentials } from '../accounts/account-row.ts';
import { findCredentials, hasAccounts, insertAccount, updatePasswordHash } from '../accounts/accounts.queries.ts';
import { emailKey } from '../accounts/email-address.ts';
import { UNASKED } from '../accounts/profile/occupations.ts';
import type { Ports } from '../ports.ts';
import type { DB } from '../tables.ts';
import { inTransaction } from '../transaction.ts';

/** An address without a mailbox, in a reserved domain. */
const EMAIL = 'operator@portal.example';
const GOOD_FOR_MS = 24 * 3_600_000;

const profile = { firstName: 'First', lastName: 'Operator', phone: '', organization: '', role: UNASKED };

/** What the first operator signs in with, once. */
export interface OneTimePassword {
  readonly email: string;
  readonly password: string;
}

/** How the password of the first operator is made and handed out. */
export interface FirstOperatorPorts extends Pick<Ports, 'clock' | 'passwords'> {
  /** Hands the password out before the account is stored: if this fails, no account has the password. */
  readonly handOut: (given: OneTimePassword) => Promise<void>;
}

/**
 * Makes the first operator of a portal that has no accounts yet; later, and as long as no lasting password has been set,
 * a new password if the last one has ended, used or not. It is valid for one sign-in within 24 hours, and is stored
 * only where it is handed out.
 *
 * @returns whether a password has been handed out.
 */
export async function provideFirstOperator(
  db: Kysely<DB>,
  { clock, passwords, handOut }: FirstOperatorPorts,
): Promise<boolean> {
  const now = clock.now();
  const known = await findCredentials(db, emailKey(EMAIL));
  const isWanted = known ? hasEnded(known, now) : !(await hasAccounts(db));
  if (!isWanted) {
    return false;
  }
  const password = randomBytes(12).toString('hex');
  const given = {
    passwordHash: await passwords.hash(password),
    expiresAt: new Date(now.getTime() + GOOD_FOR_MS).toISOString(),
    now: now.toISOString(),
  };
  return inTransaction(db, async (transaction) => {
    const id = known?.id ?? (await insertOperator(transaction, given));
    if (id !== undefined) {
      await updatePasswordHash(transaction, { id, ...given });
      await handOut({ email: EMAIL, password });
    }
    return id !== undefined;
  });
}

/** Whether the password that was handed out last can still sign in. */
export async function isOneTimePasswordOpen(db: Kysely<DB>, { clock }: Pick<Ports, 'clock'>): Promise<boolean> {
  const { passwordHash = null, passwordExpiresAt = null } = (await findCredentials(db, emailKey(EMAIL))) ?? {};
  return passwordHash !== null && passwordExpiresAt !== null && passwordExpiresAt > clock.now().toISOString();
}

function hasEnded({ passwordExpiresAt, suspendedAt }: Credentials, now: Date): boolean {
  return passwordExpiresAt !== null && passwordExpiresAt <= now.toISOString() && suspendedAt === null;
}

async function insertOperator(
  transaction: Transaction<DB>,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: string },
): Promise<string | undefined> {
  const account = { email: EMAIL, emailKey: emailKey(EMAIL), passwordHash, termsVersion: null, profile, now };
  // The portal has made the address up itself, so it cannot be confirmed by mail.
  const id = await insertAccount(transaction, { ...account, emailConfirmedAt: now });
  if (id !== undefined) {
    await updateAccess(transaction, { id, access: 'operator', now });
    const subject = { subjectKind: 'account', subjectId: id, ownerId: id };
    await insertAuditEntry(transaction, {
      actor: { kind: 'portal' },
      action: 'account.made_operator',
      ...subject,
      now,
    });
  }
  return id;
}
