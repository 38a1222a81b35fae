import '../../schema/publication-kinds.ts';
import type { Kysely, Transaction } from 'kysely';
import type { AccessChange } from '../../schema/access/access-change.ts';
import { setAccess, suspendAccount, unsuspendAccount, verifyAccount } from '../../schema/access/access-changes.ts';
import { countPublications } from '../../schema/access/hidden-publications.ts';
import type { Publications } from '../../schema/access/publications.ts';
import { checkSuspensionReason } from '../../schema/access/suspension-reason.ts';
import { findCredentials } from '../../schema/accounts/accounts.queries.ts';
import { emailKey } from '../../schema/accounts/email-address.ts';
import { ConflictError, ValidationError } from '../../schema/errors.ts';
import type { AccountRecordRow } from '../../schema/operations/account-record-row.ts';
import { allAccounts } from '../../schema/operations/all-accounts.ts';
import { verificationClock } from '../../schema/operations/verification-clock.ts';
import type { MailPorts } from '../../schema/ports.ts';
import type { DB } from '../../schema/tables.ts';
import { inTransaction } from '../../schema/transaction.ts';
import { RefusedError } from '../database/driver/refused-error.ts';

/** The options of a change, besides the account. */
export interface AccountOptions {
  /** Why a user is suspended. */
  readonly reason?: string | undefined;
  /** Whether to confirm a change that hides or shows publications, whose number is printed otherwise. */
  readonly yes?: boolean | undefined;
}

interface Change {
  readonly make: (transaction: Transaction<DB>, change: AccessChange, options: AccountOptions) => Promise<boolean>;
  /** What is said of the address when it is done. */
  readonly done: string;
  /** A further note: the command cannot clear the caches of a running portal. */
  readonly follows?: string;
  /** The consequences, if they have to be confirmed first. */
  readonly foretell?: (email: string, publications: Publications) => string;
  readonly check?: (options: AccountOptions) => void;
  /** Whether it is done to suspended accounts alone, or to others alone. */
  readonly toSuspended?: boolean;
}

const FIGURES_FOLLOW = 'The figures of a portal that is running follow within 30 seconds.';

/** What can be done to an account, by its word. */
const changes = new Map<string, Change>([
  ['verify', { make: (transaction, change) => verifyAccount(transaction, change), done: 'is verified' }],
  ['operator', { make: (transaction, change) => setAccess(transaction, change, 'operator'), done: 'is an operator' }],
  [
    'suspend',
    {
      toSuspended: false,
      check: ({ reason }) => reasonOf(reason),
      foretell: (email, publications) =>
        `${email} will be signed out everywhere, cannot sign in, and is mailed the reason. ${publicationsInWords(publications)} will be hidden.`,
      make: (transaction, change, { reason }) => suspendAccount(transaction, change, reasonOf(reason)),
      done: 'is suspended and signed out everywhere',
      follows: FIGURES_FOLLOW,
    },
  ],
  [
    'unsuspend',
    {
      toSuspended: true,
      foretell: (email, publications) =>
        `${email} will be able to sign in again, and is mailed that. ${publicationsInWords(publications)} will be shown again.`,
      make: unsuspendAccount,
      done: 'may sign in again',
      follows: FIGURES_FOLLOW,
    },
  ],
]);
/** The arguments of the command. */
export const accountUsage =
  'npm run account -- list, npm run account -- verify|operator <e-mail>, ' +
  'npm run account -- suspend <e-mail> --reason "..." [--yes], or npm run account -- unsuspend <e-mail> [--yes]';

/**
 * Lists the accounts or changes one, from the command line.
 *
 * @param words `list`, or what to do and the address of whom.
 * @returns what does it, and returns what is printed. People are mailed what was done with the `ports`.
 * @throws RefusedError if it is nothing that can be done, or `yes` is to be said first.
 */
export function accountCommand(
  words: readonly string[],
  options: AccountOptions = {},
): (db: Kysely<DB>, ports: MailPorts) => Promise<string> {
  const [word = '', email = ''] = words;
  if (word === 'list') {
    return listAccounts;
  }
  const change = changes.get(word);
  if (!change) {
    throw new RefusedError(`'${word}' is nothing that can be done to an account: ${accountUsage}`);
  }
  return (db, ports) => changeAccount(db, email, { ...change, options, ports });
}

async function changeAccount(
  db: Kysely<DB>,
  email: string,
  {
    make,
    done,
    follows,
    foretell,
    check,
    toSuspended,
    options,
    ports,
  }: Change & Pick<AccessChange, 'ports'> & { readonly options: AccountOptions },
): Promise<string> {
  const found = await findCredentials(db, emailKey(email));
  if (!found) {
    throw new RefusedError(`No account has the address ${email}.`);
  }
  const isSuspended = found.suspendedAt !== null;
  if (toSuspended !== undefined && toSuspended !== isSuspended) {
    throw new RefusedError(isSuspended ? `${email} is suspended already.` : `${email} is not suspended.`);
  }
  check?.(options);
  const now = new Date();
  if (foretell && !options.yes) {
    const foretold = foretell(email, await countPublications(db, found.id, now));
    throw new RefusedError(`${foretold} Nothing is changed yet: add --yes to go on.`);
  }
  const change: AccessChange = { id: found.id, actor: { kind: 'command_line' }, ports, now: now.toISOString() };
  try {
    await inTransaction(db, (transaction) => make(transaction, change, options));
  } catch (error) {
    throw error instanceof ConflictError ? new RefusedError(error.message) : error;
  }
  return [`${email} ${done}.`, ...(follows ? [follows] : [])].join(' ');
}

/** @throws RefusedError */
function reasonOf(given: string | undefined): string {
  try {
    return checkSuspensionReason(given ?? '');
  } catch (error) {
    throw error instanceof ValidationError ? new RefusedError(`${error.message}: --reason "..."`) : error;
  }
}

function publicationsInWords({ jobs, products, comments }: Publications): string {
  const words = [
    `${jobs} ${jobs === 1 ? 'job' : 'jobs'}`,
    `${products} ${products === 1 ? 'product' : 'products'}`,
    `${comments} ${comments === 1 ? 'comment' : 'comments'}`,
  ];
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

async function listAccounts(db: Kysely<DB>): Promise<string> {
  const lines: string[] = [];
  for await (const account of allAccounts(db)) {
    lines.push([account.email, account.access, stateOf(account)].join('\t'));
  }
  return lines.join('\n') || 'There are no accounts.';
}

function stateOf(account: AccountRecordRow): string {
  const wait = verificationClock(account, new Date());
  if (wait && account.emailConfirmedAt === null) {
    // No account is verified before its address is confirmed, so that it has no due date.
    return 'email address not confirmed';
  }
  if (wait) {
    return `to be verified by ${wait.dueAt}${wait.isOverdue ? ' (overdue)' : ''}`;
  }
  return account.suspendedAt === null ? '' : `suspended since ${account.suspendedAt}`;
}
