import type { Transaction } from 'kysely';
import { lockAccess } from '../../access/account-access.queries.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { digestOf } from '../sessions/refresh-token.ts';
import type { LinkPurpose } from './mailed-link.ts';
import { type FollowedLink, findFollowedLink, type LinkKey, spendLink } from './mailed-tokens.queries.ts';

/** The link of a token with one of these purposes; undefined if it has expired or does not exist. */
export function findLink(
  { db, ports }: Pick<ServiceDependencies, 'db' | 'ports'>,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<FollowedLink | undefined> {
  const [link] = purposes.flatMap((purpose) => {
    const id = ports.linkTokens.idOf(purpose, token);
    return id === undefined ? [] : [{ key: { id }, purposes: [purpose] }];
  });
  // Of links that were mailed before tokens were derived the digest is kept until they are over.
  const before: LinkKey = { digest: digestOf(token) };
  const now = ports.clock.now().toISOString();
  return findFollowedLink(db, link?.key ?? before, { purposes: link?.purposes ?? purposes, now });
}

/**
 * Uses up a link that was found to be good, and holds the account that it is about, which may have changed since.
 *
 * @returns false if the link has been used, or is no longer good because the account has changed.
 */
export async function followLink(
  transaction: Transaction<DB>,
  { accountId, id }: Pick<FollowedLink, 'accountId' | 'id'>,
): Promise<boolean> {
  // Lock the account before its links, in the order of every change of an account that deletes its links.
  const account = await lockAccess(transaction, accountId);
  return account !== undefined && account.suspendedAt === null && spendLink(transaction, id);
}
