import { type Kysely, sql, type Transaction } from 'kysely';
import type { OrganisationRole } from '../access/members/membership.ts';
import type { DB } from '../tables.ts';
import type { InvitationRow, MemberRow } from './organisation-row.ts';

/** The name of an organisation, and whether operators have verified it. */
export function findOrganisation(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('organisation')
    .select(['id', 'name', 'verified_at as verifiedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Who belongs to an organisation, those first who joined first. */
export function listMembers(db: Kysely<DB>, organisationId: string): Promise<MemberRow[]> {
  return members(db)
    .where('membership.organisation_id', '=', organisationId)
    .orderBy('membership.joined_at')
    .orderBy('membership.id')
    .execute();
}

/** A member by the identifier of the membership. */
export function findMember(db: Kysely<DB>, id: string): Promise<MemberRow | undefined> {
  return members(db).where('membership.id', '=', id).executeTakeFirst();
}

function members(db: Kysely<DB>) {
  return db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .innerJoin('user_profile', 'user_profile.id', 'account.id')
    .select([
      'membership.id',
      'membership.account_id as accountId',
      'membership.organisation_id as organisationId',
      'user_profile.first_name as firstName',
      'user_profile.last_name as lastName',
      'account.email',
      'membership.joined_at as joinedAt',
      'membership.verified_at as verifiedAt',
    ])
    .select((select) => select.ref('membership.roles').$castTo<OrganisationRole[]>().as('roles'));
}

/** Stores the roles of a member. */
export async function updateRoles(
  transaction: Transaction<DB>,
  id: string,
  roles: readonly OrganisationRole[],
): Promise<void> {
  await transaction
    .updateTable('membership')
    .set({ roles: [...roles] })
    .where('id', '=', id)
    .execute();
}

/** Whether the account of an address belongs to an organisation. */
export async function isMemberAddress(db: Kysely<DB>, organisationId: string, emailKey: string): Promise<boolean> {
  const found = await members(db)
    .where('membership.organisation_id', '=', organisationId)
    .where('account.email_key', '=', emailKey)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many people belong to an organisation or are invited to, besides one address. */
export async function countPlaces(db: Kysely<DB>, organisationId: string, emailKey: string): Promise<number> {
  const { taken } = await db
    .selectNoFrom((select) => [
      sql<number>`(${select.selectFrom('membership').select(sql`count(*)`.as('n')).where('organisation_id', '=', organisationId)})
        + (${select
          .selectFrom('organisation_invitation')
          .select(sql`count(*)`.as('n'))
          .where('organisation_id', '=', organisationId)
          .where('email_key', '<>', emailKey)})`.as('taken'),
    ])
    .executeTakeFirstOrThrow();
  return Number(taken);
}

export interface NewInvitation {
  readonly organisationId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly roles: readonly OrganisationRole[];
  readonly expiresAt: string;
  readonly now: string;
}

/** Adds an invitation, or renews the one that the address has. */
export async function saveInvitation(transaction: Transaction<DB>, invitation: NewInvitation): Promise<string> {
  const { organisationId, email, emailKey, roles, expiresAt, now } = invitation;
  const said = { email, roles: [...roles], invited_at: now, expires_at: expiresAt };
  const { id } = await transaction
    .insertInto('organisation_invitation')
    .values({ organisation_id: organisationId, email_key: emailKey, ...said })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'email_key']).doUpdateSet(said))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The invitations of an organisation that hold. */
export function listInvitations(db: Kysely<DB>, organisationId: string, now: string): Promise<InvitationRow[]> {
  return invitations(db, now).where('invitation.organisation_id', '=', organisationId).execute();
}

/** The invitations to the confirmed address of an account that hold. */
export function listInvitationsTo(db: Kysely<DB>, accountId: string, now: string): Promise<InvitationRow[]> {
  return invitations(db, now)
    .innerJoin('account', 'account.email_key', 'invitation.email_key')
    .where('account.id', '=', accountId)
    .where('account.email_confirmed_at', 'is not', null)
    .execute();
}

/** An invitation that holds. */
export function findInvitation(db: Kysely<DB>, id: string, now: string): Promise<InvitationRow | undefined> {
  return invitations(db, now).where('invitation.id', '=', id).executeTakeFirst();
}

function invitations(db: Kysely<DB>, now: string) {
  return db
    .selectFrom('organisation_invitation as invitation')
    .innerJoin('organisation', 'organisation.id', 'invitation.organisation_id')
    .select([
      'invitation.id',
      'invitation.organisation_id as organisationId',
      'organisation.name as organisationName',
      'invitation.email',
      'invitation.email_key as emailKey',
      'invitation.invited_at as invitedAt',
      'invitation.expires_at as expiresAt',
    ])
    .select((select) => select.ref('invitation.roles').$castTo<OrganisationRole[]>().as('roles'))
    .where('invitation.expires_at', '>', now)
    .orderBy('invitation.invited_at')
    .orderBy('invitation.id')
    .limit(100);
}

/** Ends an invitation: accepted, declined or withdrawn. */
export async function deleteInvitation(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.deleteFrom('organisation_invitation').where('id', '=', id).execute();
}

/** Deletes invitations that have run out. */
export async function deleteExpiredInvitations(db: Kysely<DB>, now: string): Promise<void> {
  await db.deleteFrom('organisation_invitation').where('expires_at', '<=', now).execute();
}
