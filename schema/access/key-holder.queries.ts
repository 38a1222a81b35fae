import type { Kysely } from 'kysely';
import type { DB } from '../tables.ts';
import type { Access, ViewerKey } from './viewer.ts';

/** The account of a key. */
export interface KeyHolder {
  readonly accountId: string;
  readonly access: Access;
  readonly emailConfirmedAt: string | null;
  readonly key: ViewerKey;
}

/**
 * The key whose secret has this digest, and its account. Each request looks it up, so that every process refuses a
 * revoked key at once; expired keys, and those of suspended accounts, are refused too.
 */
export async function findKeyHolder(db: Kysely<DB>, digest: Buffer, now: string): Promise<KeyHolder | undefined> {
  const found = await holders(db, now).where('api_key_secret.digest', '=', digest).executeTakeFirst();
  return found && holderOf(found);
}

/**
 * The key of an identifier while the secret works that begins like this, for a token that was exchanged for that secret:
 * tokens of a leaked secret end with it, although the key has another one by then.
 */
export async function findHolderOfKey(
  db: Kysely<DB>,
  { id, secretBeginning }: { readonly id: string; readonly secretBeginning: string },
  now: string,
): Promise<KeyHolder | undefined> {
  const found = await holders(db, now)
    .where('api_key.id', '=', id)
    .where('api_key_secret.beginning', '=', secretBeginning)
    .limit(1)
    .executeTakeFirst();
  return found && holderOf(found);
}

function holders(db: Kysely<DB>, now: string) {
  return db
    .selectFrom('api_key_secret')
    .innerJoin('api_key', 'api_key.id', 'api_key_secret.key_id')
    .innerJoin('account', 'account.id', 'api_key.account_id')
    .leftJoin('partner_tier', 'partner_tier.account_id', 'account.id')
    .select(['account.id as accountId', 'account.email_confirmed_at as emailConfirmedAt'])
    .select(['api_key.id', 'api_key.scopes', 'partner_tier.tier'])
    .select((select) => select.ref('account.access').$castTo<Access>().as('access'))
    .where('api_key_secret.expires_at', '>', now)
    .where('account.suspended_at', 'is', null);
}

function holderOf({ id, scopes, tier, access, ...account }: HolderRow): KeyHolder {
  return { ...account, access: accessOfKey(access), key: { id, scopes, tier } };
}

type HolderRow = Omit<KeyHolder, 'key'> & ViewerKey;

/** What operators may do beyond others is done by people: no key has it. */
export function accessOfKey(access: Access): Access {
  return access === 'operator' ? 'verified' : access;
}
