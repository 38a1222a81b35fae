import { provideFirstOperator } from '../schema/operations/first-operator.ts';
import { argon2Passwords } from './credentials/passwords.ts';
import type { OpenDatabase } from './database/open.ts';

/**
 * Has the embedded database begin with an operator. A PostgreSQL begins with nobody: there the command line makes the
 * first one.
 *
 * @returns the line that tells the password, to be printed once; nothing where there is no new one.
 */
export async function firstOperator({ kind, db }: OpenDatabase): Promise<string | undefined> {
  const given =
    kind === 'embedded'
      ? await provideFirstOperator(db, { clock: { now: () => new Date() }, passwords: argon2Passwords() })
      : undefined;
  return (
    given &&
    `Its first operator signs in as ${given.email} with ${given.password}, once and within 24 hours, and sets a password of their own on the account page in the 10 minutes after that.`
  );
}
