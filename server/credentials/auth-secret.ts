import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';

/**
 * What the portal signs with: the present secret first, then the one before it. The embedded database keeps one beside
 * itself, made at the first start.
 *
 * @throws StartError if several processes share a database and no secret is set.
 */
export function readAuthSecrets({ authSecrets, databaseUrl, dataDirectory }: Config): readonly string[] {
  if (authSecrets.length > 0) {
    return authSecrets;
  }
  if (databaseUrl !== undefined) {
    throw new StartError('AUTH_SECRET must be set if DATABASE_URL is: at least 32 characters that cannot be guessed.');
  }
  return [keptSecret(dataDirectory)];
}

function keptSecret(directory: string): string {
  const file = join(directory, 'auth-secret');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
  }
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}
