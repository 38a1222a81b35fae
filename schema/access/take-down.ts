import type { Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { AccessChange } from './access-change.ts';
import { insertAuditEntries } from './audit-entries.queries.ts';
import { findHeir, findVoucher } from './members/vouchers.queries.ts';
import type { PublicationScope } from './publication-scope.ts';
import { publicationKinds } from './publications.ts';

type TakeDown = Pick<AccessChange, 'id' | 'actor' | 'now'>;

/**
 * Ends the publications of an account that may no longer publish: applications to its posts would not be read, and its
 * products would be shown under an organisation to which it no longer belongs.
 *
 * @param organisationId the organisation whose records under this account are included.
 * @returns whether there was anything.
 */
export async function takeDown(
  transaction: Transaction<DB>,
  change: TakeDown,
  organisationId: string | null = null,
): Promise<boolean> {
  const { id: ownerId } = change;
  const ofOwn = await endAll(transaction, change, { ownerId, organisationId: null });
  if (organisationId === null) {
    return ofOwn;
  }
  return (await endAll(transaction, change, { ownerId, organisationId })) || ofOwn;
}

/**
 * Hands what an account has published for its organisation to another member, once the account may no longer publish. Without a
 * verified member it is taken down; if the account leaves, it stays the organisation's.
 *
 * @returns whether anything was taken down.
 */
export async function handOverOrTakeDown(
  transaction: Transaction<DB>,
  change: TakeDown,
  { organisationId, leaves }: { readonly organisationId: string; readonly leaves: boolean },
): Promise<boolean> {
  const { id: ownerId } = change;
  const voucher = await findVoucher(transaction, organisationId, ownerId);
  const isAny = await takeDown(transaction, change, voucher === undefined ? organisationId : null);
  const heir = voucher ?? (leaves ? await findHeir(transaction, organisationId, ownerId) : undefined);
  if (heir !== undefined) {
    for (const kind of publicationKinds()) {
      await kind.handOver(transaction, { ownerId, organisationId }, heir);
    }
  }
  return isAny;
}

async function endAll(transaction: Transaction<DB>, { id, actor, now }: TakeDown, scope: PublicationScope) {
  let isAny = false;
  for (const kind of publicationKinds()) {
    const ended = await kind.takeDown(transaction, scope, now);
    isAny ||= ended.length > 0;
    await insertAuditEntries(
      transaction,
      ended.map((subjectId) => ({ ...kind.takenDown, actor, subjectId, ownerId: id, now })),
    );
  }
  return isAny;
}
