import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import type { Membership, OrganisationRole } from './membership.ts';

/** How an account belongs to an organisation; nothing if it belongs to none. */
export async function findMembership(db: Kysely<DB>, accountId: string): Promise<Membership | null> {
  const found = await db
    .selectFrom('membership')
    .innerJoin('organisation', 'organisation.id', 'membership.organisation_id')
    .select(['membership.id', 'membership.organisation_id as organisationId', 'membership.verified_at as verifiedAt'])
    .select((select) => [
      select.ref('membership.roles').$castTo<OrganisationRole[]>().as('roles'),
      sql<boolean>`membership.verified_at is not null and organisation.verified_at is not null`.as('isVerified'),
    ])
    .where('membership.account_id', '=', accountId)
    .executeTakeFirst();
  return found ?? null;
}

/** Locks an organisation until the transaction ends: who belongs to it, and whether it is verified, changes one at a time. */
export async function lockOrganisation(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('organisation').select('id').where('id', '=', id).forUpdate().execute();
}

/** Locks the organisation of an account, if it has one, before the account itself is locked; its identifier. */
export async function lockOrganisationOf(transaction: Transaction<DB>, accountId: string): Promise<string | null> {
  const { organisationId = null } = (await findMembership(transaction, accountId)) ?? {};
  if (organisationId !== null) {
    await lockOrganisation(transaction, organisationId);
  }
  return organisationId;
}

/** Locks the accounts of all members, in an order in which no two wait for each other; what each may do, and since when. */
export async function lockMembers(
  transaction: Transaction<DB>,
  organisationId: string,
): Promise<{ readonly accountId: string; readonly access: string; readonly isVerified: boolean }[]> {
  const members = transaction.selectFrom('membership').where('organisation_id', '=', organisationId);
  await transaction
    .selectFrom('account')
    .select('id')
    .where('id', 'in', members.select('account_id'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return transaction
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['account.id as accountId', 'account.access'])
    .select(sql<boolean>`membership.verified_at is not null`.as('isVerified'))
    .where('membership.organisation_id', '=', organisationId)
    .orderBy('membership.joined_at')
    .orderBy('membership.id')
    .execute();
}

/** Members who were verified to belong to an organisation and wait for it to be verified, too. */
export async function listWaitingMembers(transaction: Transaction<DB>, organisationId: string): Promise<string[]> {
  const waiting = await transaction
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select('account.id')
    .where('membership.organisation_id', '=', organisationId)
    .where('membership.verified_at', 'is not', null)
    .where('account.access', '=', 'member')
    .where('account.email_confirmed_at', 'is not', null)
    .orderBy('account.id')
    .forNoKeyUpdate('account')
    .execute();
  return waiting.map(({ id }) => id);
}

export interface NewMembership {
  readonly organisationId: string;
  readonly accountId: string;
  readonly roles: readonly OrganisationRole[];
  readonly verifiedAt: string | null;
  readonly now: string;
}

/** Adds a member; false if the account belongs to an organisation already. */
export async function insertMembership(
  transaction: Transaction<DB>,
  { organisationId, accountId, roles, verifiedAt, now }: NewMembership,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('membership')
    .values({
      organisation_id: organisationId,
      account_id: accountId,
      roles: [...roles],
      joined_at: now,
      verified_at: verifiedAt,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Adds an organisation. */
export async function insertOrganisation(
  transaction: Transaction<DB>,
  { name, verifiedAt, now }: { readonly name: string; readonly verifiedAt: string | null; readonly now: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('organisation')
    .values({ name, verified_at: verifiedAt, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives an organisation the publications of an account; `from` names the organisation for which they were published. */
export async function adoptRows(
  transaction: Transaction<DB>,
  { accountId, organisationId, from = null }: AdoptedRows,
): Promise<void> {
  for (const table of ['job', 'supplier', 'equipment'] as const) {
    await transaction
      .updateTable(table)
      .set({ organisation_id: organisationId })
      .where('owner_id', '=', accountId)
      .where('organisation_id', 'is not distinct from', from)
      .execute();
  }
}

interface AdoptedRows {
  readonly accountId: string;
  readonly organisationId: string;
  readonly from?: string | null;
}

/** Notes that operators have verified an organisation, a member's belonging to it, or neither any more. */
export async function updateVerification(
  transaction: Transaction<DB>,
  table: 'organisation' | 'membership',
  id: string,
  verifiedAt: string | null,
): Promise<void> {
  await transaction.updateTable(table).set({ verified_at: verifiedAt }).where('id', '=', id).execute();
}

/** Marks an organisation as verified; an earlier time of verification stays. */
export async function verifyOrganisation(transaction: Transaction<DB>, id: string, now: string): Promise<void> {
  const unverified = transaction.updateTable('organisation').where('id', '=', id).where('verified_at', 'is', null);
  await unverified.set({ verified_at: now }).execute();
}

/** Takes back the verification of an organisation that was given at that instant, unless another member is verified. */
export async function undoOrganisation(transaction: Transaction<DB>, id: string, verifiedAt: string): Promise<void> {
  await transaction
    .updateTable('organisation')
    .set({ verified_at: null })
    .where('id', '=', id)
    .where('verified_at', '=', verifiedAt)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('membership')
            .select('id')
            .whereRef('membership.organisation_id', '=', 'organisation.id')
            .where('membership.verified_at', 'is not', null),
        ),
      ),
    )
    .execute();
}

/** Deletes an organisation without members. What it published, which has ended, then belongs to the authors. */
export async function deleteIfEmpty(transaction: Transaction<DB>, organisationId: string): Promise<void> {
  await transaction
    .deleteFrom('organisation')
    .where('id', '=', organisationId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('membership').select('id').whereRef('membership.organisation_id', '=', 'organisation.id'))),
    )
    .execute();
}

/** Writes the name of an organisation, which is in the profile of each member, too. */
export async function updateName(transaction: Transaction<DB>, organisationId: string, name: string): Promise<void> {
  await transaction.updateTable('organisation').set({ name }).where('id', '=', organisationId).execute();
  const members = transaction.selectFrom('membership').where('organisation_id', '=', organisationId);
  await transaction
    .updateTable('user_profile')
    .set({ organization: name })
    .where('id', 'in', members.select('account_id'))
    .execute();
}

/** Ends a membership. */
export async function deleteMembership(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.deleteFrom('membership').where('id', '=', id).execute();
}
