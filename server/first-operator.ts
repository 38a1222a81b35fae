import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import {
  isOneTimePasswordOpen,
  type OneTimePassword,
  provideFirstOperator,
} from '../schema/operations/first-operator.ts';
import { argon2Passwords } from './credentials/passwords.ts';
import type { OpenDatabase } from './database/driver/open.ts';
import { tellTerminal } from './log/terminal.ts';

/** In `DATA_DIR`, as long as the password in it can sign in. */
export const FIRST_OPERATOR_FILE = 'first-operator.txt';

/**
 * Has the embedded database begin with an operator, whose one-time password is shown at the terminal once. Without a
 * terminal it is written to a file that only this account reads, never to the log. A PostgreSQL begins without accounts:
 * there the command line makes the first operator.
 */
export async function announceFirstOperator(
  { kind, db }: OpenDatabase,
  { dataDirectory, log }: { readonly dataDirectory: string; readonly log: FastifyBaseLogger },
): Promise<void> {
  if (kind !== 'embedded') {
    return;
  }
  const clock = { now: () => new Date() };
  if (!(await isOneTimePasswordOpen(db, { clock }))) {
    await removeFirstOperatorFile(dataDirectory);
  }
  await provideFirstOperator(db, {
    clock,
    passwords: argon2Passwords(),
    handOut: async (given) => {
      if (tellTerminal(sentence(given))) {
        return;
      }
      // A file that is there already, or a link, is not written to: others may read it.
      await removeFirstOperatorFile(dataDirectory);
      const file = join(dataDirectory, FIRST_OPERATOR_FILE);
      await writeFile(file, `${sentence(given)}\n`, { flag: 'wx', mode: 0o600 });
      log.info(`The one-time password of the first operator is in ${FIRST_OPERATOR_FILE} of DATA_DIR.`);
    },
  });
}

/** Removes the file with the password of the first operator, if there is one. */
export async function removeFirstOperatorFile(dataDirectory: string): Promise<void> {
  await rm(join(dataDirectory, FIRST_OPERATOR_FILE), { force: true });
}

function sentence({ email, password }: OneTimePassword): string {
  return `Its first operator signs in as ${email} with ${password}, once and within 24 hours, and sets a password of their own on the account page in the 10 minutes after that.`;
}
