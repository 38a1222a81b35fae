import type { Kysely, Transaction } from 'kysely';
import { findCredentials } from '../../schema/accounts/accounts.queries.ts';
import { emailKey } from '../../schema/accounts/email-address.ts';
import { ConflictError } from '../../schema/graph/errors.ts';
import {
  type AccessChange,
  setAccess,
  suspendAccount,
  unsuspendAccount,
  verifyAccount,
} from '../../schema/operations/access-changes.ts';
import type { AccountRecordRow } from '../../schema/operations/account-record-row.ts';
import { allAccounts } from '../../schema/operations/all-accounts.ts';
import { verificationClock } from '../../schema/operations/verification-clock.ts';
import type { DB } from '../../schema/tables.ts';
import { inTransaction } from '../../schema/transaction.ts';
import { RefusedError } from '../database/refused-error.ts';

interface Change {
  readonly make: (transaction: Transaction<DB>, change: AccessChange) => Promise<void>;
  /** What is said of the address when it is done. */
  readonly done: string;
}

/** What can be done to an account, by its word. */
const changes = new Map<string, Change>([
  ['verify', { make: (transaction, change) => verifyAccount(transaction, change), done: 'is verified' }],
  ['operator', { make: (transaction, change) => setAccess(transaction, change, 'operator'), done: 'is an operator' }],
  ['suspend', { make: suspendAccount, done: 'is suspended and signed out everywhere' }],
  ['unsuspend', { make: unsuspendAccount, done: 'may sign in again' }],
]);
/** What the command is told. */
export const accountUsage = `npm run account -- list, or npm run account -- ${[...changes.keys()].join('|')} <e-mail>`;

/**
 * Lists the accounts or changes one, as somebody with the command line.
 *
 * @param words `list`, or what to do and the address of whom.
 * @param site Of which mails tell people what was done.
 * @returns What is printed.
 * @throws RefusedError where it is nothing that can be done.
 */
export function accountCommand(
  words: readonly string[],
  site: AccessChange['site'],
): (db: Kysely<DB>) => Promise<string> {
  const [word = '', email = ''] = words;
  if (word === 'list') {
    return listAccounts;
  }
  const change = changes.get(word);
  if (!change) {
    throw new RefusedError(`'${word}' is nothing that can be done to an account: ${accountUsage}`);
  }
  return (db) => changeAccount(db, email, change, site);
}

async function changeAccount(
  db: Kysely<DB>,
  email: string,
  { make, done }: Change,
  site: AccessChange['site'],
): Promise<string> {
  const found = await findCredentials(db, emailKey(email));
  if (!found) {
    throw new RefusedError(`No account has the address ${email}.`);
  }
  const now = new Date().toISOString();
  const change: AccessChange = { id: found.id, actor: { kind: 'command_line' }, site, now };
  try {
    await inTransaction(db, (transaction) => make(transaction, change));
  } catch (error) {
    throw error instanceof ConflictError ? new RefusedError(error.message) : error;
  }
  return `${email} ${done}.`;
}

async function listAccounts(db: Kysely<DB>): Promise<string> {
  const lines: string[] = [];
  for await (const account of allAccounts(db)) {
    lines.push([account.email, account.access, stateOf(account)].join('\t'));
  }
  return lines.join('\n') || 'Nobody has an account.';
}

function stateOf(account: AccountRecordRow): string {
  const wait = verificationClock(account, new Date());
  if (wait) {
    return `to be verified by ${wait.dueAt}${wait.isOverdue ? ' (overdue)' : ''}`;
  }
  return account.suspendedAt === null ? '' : `suspended since ${account.suspendedAt}`;
}
