import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import { findMembership } from './members/memberships.queries.ts';
import { findVoucher, hasSuspended } from './members/vouchers.queries.ts';
import type { PublicationScope } from './publication-scope.ts';
import { type Publications, publicationKinds } from './publications.ts';

/**
 * Counts the publications that a suspension of an account hides, and its end shows again, whether hidden now or not. Those of an
 * organisation do not count while another verified member vouches for them.
 */
export async function countPublications(db: Kysely<DB>, accountId: string, now: Date): Promise<Publications> {
  const scopes: PublicationScope[] = [{ ownerId: accountId, organisationId: null }];
  const membership = await findMembership(db, accountId);
  if (membership && (await findVoucher(db, membership.organisationId, accountId)) === undefined) {
    scopes.push({ organisationId: membership.organisationId });
  }
  const counts = await Promise.all(
    publicationKinds().map(async ({ name, count }) => {
      const each = await Promise.all(scopes.map((scope) => count(db, scope, now)));
      return [name, each.reduce((sum, some) => sum + some, 0)] as const;
    }),
  );
  return { jobs: 0, products: 0, comments: 0, ...Object.fromEntries(counts) };
}

/** Hides the publications that belong to an account alone. They are not closed, and the applications to its posts stay. */
export function hideAllOf(transaction: Transaction<DB>, accountId: string, now: string): Promise<void> {
  return setHidden(transaction, { ownerId: accountId, organisationId: null }, { isHidden: true, now });
}

/** Shows all that an account publishes alone again. */
export function showAllOf(transaction: Transaction<DB>, accountId: string, now: string): Promise<void> {
  return setHidden(transaction, { ownerId: accountId, organisationId: null }, { isHidden: false, now });
}

/**
 * Hides or shows the publications of an organisation after a change of its members: they are hidden while a member is
 * suspended and no verified one vouches for them.
 */
export async function settleHidden(transaction: Transaction<DB>, organisationId: string, now: string): Promise<void> {
  const isVouchedFor = (await findVoucher(transaction, organisationId)) !== undefined;
  const isHidden = !isVouchedFor && (await hasSuspended(transaction, organisationId));
  await setHidden(transaction, { organisationId }, { isHidden, now });
}

async function setHidden(
  transaction: Transaction<DB>,
  scope: PublicationScope,
  { isHidden, now }: { readonly isHidden: boolean; readonly now: string },
): Promise<void> {
  for (const kind of publicationKinds()) {
    await (isHidden ? kind.hide(transaction, scope, now) : kind.show(transaction, scope, now));
  }
}
