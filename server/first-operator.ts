import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type OneTimePassword, provideFirstOperator } from '../schema/operations/first-operator.ts';
import { argon2Passwords } from './credentials/passwords.ts';
import type { OpenDatabase } from './database/open.ts';
import { tellTerminal } from './log/terminal.ts';

/** In `DATA_DIR`; its content is good for 24 hours. */
export const FIRST_OPERATOR_FILE = 'first-operator.txt';
const GOOD_FOR_MS = 24 * 3_600_000;

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
  const file = join(dataDirectory, FIRST_OPERATOR_FILE);
  await removeExpired(file);
  const given = await provideFirstOperator(db, { clock: { now: () => new Date() }, passwords: argon2Passwords() });
  if (given && !tellTerminal(sentence(given))) {
    await writeFile(file, `${sentence(given)}\n`, { mode: 0o600 });
    log.info(`The one-time password of the first operator is in ${FIRST_OPERATOR_FILE} of DATA_DIR.`);
  }
}

async function removeExpired(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > GOOD_FOR_MS) {
    await rm(file, { force: true });
  }
}

function sentence({ email, password }: OneTimePassword): string {
  return `Its first operator signs in as ${email} with ${password}, once and within 24 hours, and sets a password of their own on the account page in the 10 minutes after that.`;
}
