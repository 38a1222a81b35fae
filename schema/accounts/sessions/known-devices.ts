import type { Transaction } from 'kysely';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { deleteDevice, findAccountOfDevice, insertDevice, touchDevice } from './known-devices.queries.ts';
import { digestOf, newRefreshToken } from './refresh-token.ts';

const LASTS_MS = 365 * 86_400_000;
/** So many browsers of an account are remembered: each may guess by itself. */
const MOST_DEVICES = 20;

/** When a browser is forgotten, unless its account signs in there again. */
export function deviceEnd(signedIn: Date): Date {
  return new Date(signedIn.getTime() + LASTS_MS);
}

/** When a browser that is still known must have been signed in to. */
export const forgottenDeviceTime = (now: Date) => new Date(now.getTime() - LASTS_MS).toISOString();

/**
 * The key by which guesses of a known browser are counted, if the account has signed in there before. The same work is done
 * whether there is an account or not.
 */
export async function knownDevice(
  { db, ports, deviceCookie }: Pick<ServiceDependencies, 'db' | 'ports' | 'deviceCookie'>,
  accountId: string | undefined,
): Promise<string | undefined> {
  if (!deviceCookie?.token) {
    return undefined;
  }
  const digest = digestOf(deviceCookie.token);
  const owner = await findAccountOfDevice(db, { digest, signedInAfter: forgottenDeviceTime(ports.clock.now()) });
  return owner !== undefined && owner === accountId ? digest.toString('base64url') : undefined;
}

/**
 * Remembers the browser of a sign-in, and returns the token for its cookie: the present one if it already
 * belongs to the account, else a new one. The browser has one token, so that of an earlier account is replaced.
 */
export async function rememberDevice(
  transaction: Transaction<DB>,
  { accountId, token, now }: { readonly accountId: string; readonly token: string | undefined; readonly now: string },
): Promise<string> {
  if (token && (await touchDevice(transaction, { digest: digestOf(token), accountId, now }))) {
    return token;
  }
  if (token) {
    await deleteDevice(transaction, digestOf(token));
  }
  const made = newRefreshToken();
  await insertDevice(transaction, { digest: digestOf(made), accountId, most: MOST_DEVICES, now });
  return made;
}
