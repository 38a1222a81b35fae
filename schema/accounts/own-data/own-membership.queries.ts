import type { Kysely } from 'kysely';
import type { DB } from '../../tables.ts';

/** How a user belongs to an organisation, for their download. */
export async function findOwnMembership(db: Kysely<DB>, accountId: string): Promise<object | null> {
  const found = await db
    .selectFrom('membership')
    .innerJoin('organisation', 'organisation.id', 'membership.organisation_id')
    .select([
      'organisation.name as organisation',
      'organisation.verified_at as organisationVerifiedAt',
      'membership.roles',
      'membership.joined_at as joinedAt',
      'membership.verified_at as verifiedAt',
    ])
    .where('membership.account_id', '=', accountId)
    .executeTakeFirst();
  return found ?? null;
}

/** The invitations to the address of a user, for their download; none if they have not confirmed it. */
export function listOwnInvitations(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('organisation_invitation as invitation')
    .innerJoin('organisation', 'organisation.id', 'invitation.organisation_id')
    .innerJoin('account', 'account.email_key', 'invitation.email_key')
    .select([
      'organisation.name as organisation',
      'invitation.roles',
      'invitation.invited_at as invitedAt',
      'invitation.expires_at as expiresAt',
    ])
    .where('account.id', '=', accountId)
    .where('account.email_confirmed_at', 'is not', null)
    .orderBy('invitation.invited_at')
    .execute();
}

/** Ends the invitations to the confirmed address of an account that is deleted. */
export async function deleteOwnInvitations(db: Kysely<DB>, accountId: string): Promise<void> {
  await db
    .deleteFrom('organisation_invitation')
    .where('email_key', 'in', (from) =>
      from
        .selectFrom('account')
        .select('email_key')
        .where('id', '=', accountId)
        .where('email_confirmed_at', 'is not', null),
    )
    .execute();
}
