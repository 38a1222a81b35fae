import type { Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { AccessChange } from './access-change.ts';
import { insertAuditEntries } from './audit-entries.queries.ts';
import { findHeir, findVoucher } from './members/vouchers.queries.ts';
import type { PublicationScope } from './publication-scope.ts';
import { publicationKinds } from './publications.ts';

type TakeDown = Pick<AccessChange, 'id' | 'actor' | 'now'>;

/**
 * Ends what an account publishes once it may publish no more: the applications to its posts would not be read, and its
 * products would be shown under an organisation that it no longer speaks for.
 *
 * @param organisationId with what of this organisation the account answers for.
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
 * Has another member answer for what an account has published for its organisation, once the account may not any more. Where no
 * verified one is left it is taken down; of a member who leaves, the organisation keeps that, too.
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
