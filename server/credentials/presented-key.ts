import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { findHolderOfKey, findKeyHolder, type KeyHolder } from '../../schema/access/key-holder.queries.ts';
import { keyDigestOf, looksLikeKey } from '../../schema/partners/key-text.ts';
import type { Clock } from '../../schema/ports.ts';
import { isUuid } from '../../schema/queries/uuid.ts';
import type { DB } from '../../schema/tables.ts';
import type { KeyTokens } from './key-tokens.ts';

/** Longer than any key is. */
const LONGEST_HEADER = 200;

/** The key of a request, as a bearer token or in its own header; undefined if it has none. */
export function presentedKeyOf({ headers }: FastifyRequest): string | undefined {
  const { authorization, 'x-api-key': own } = headers;
  const bearer =
    authorization && authorization.length <= LONGEST_HEADER ? /^Bearer +(\S+)$/i.exec(authorization)?.[1] : undefined;
  if (bearer !== undefined && looksLikeKey(bearer)) {
    return bearer;
  }
  // Whatever else was sent to sign in decides.
  return authorization === undefined && own !== undefined ? String(own).slice(0, LONGEST_HEADER) : undefined;
}

/** The account of a key; undefined if the key is unknown, revoked or expired. */
export async function readKey(
  { db, clock }: { readonly db: Kysely<DB>; readonly clock: Clock },
  key: string,
): Promise<KeyHolder | undefined> {
  const digest = keyDigestOf(key);
  return digest && findKeyHolder(db, digest, clock.now().toISOString());
}

/** The account of a token that a key was exchanged for, while the key is valid; it permits no more than the key does now. */
export async function readKeyToken(
  { db, clock, keyTokens }: { readonly db: Kysely<DB>; readonly clock: Clock; readonly keyTokens: KeyTokens },
  token: string,
): Promise<KeyHolder | undefined> {
  const read = await keyTokens.read(token);
  if (!read || !isUuid(read.keyId)) {
    return undefined;
  }
  const { keyId: id, secretBeginning } = read;
  const holder = await findHolderOfKey(db, { id, secretBeginning }, clock.now().toISOString());
  if (!holder) {
    return undefined;
  }
  const scopes = holder.key.scopes.filter((scope) => read.scopes.includes(scope));
  return { ...holder, key: { ...holder.key, scopes } };
}
