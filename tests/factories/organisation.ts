import type { Insertable, Kysely } from 'kysely';
import { type OrganisationRole, organisationRoles } from '../../schema/access/members/membership.ts';
import type { DB, Organisation } from '../../schema/tables.ts';
import { testNow } from '../support/test-app.ts';

/** A member of an organisation of a test; verified, with every role and since the test's instant, unless told otherwise. */
export interface FactoryMember {
  readonly id: string;
  readonly roles?: readonly OrganisationRole[];
  readonly verified?: boolean;
  readonly joinedAt?: string;
}

/** A verified organisation with its members, each of whom has its name in their profile; those who have published have done so for it. */
export async function createOrganisation(
  db: Kysely<DB>,
  members: readonly FactoryMember[],
  values: Partial<Insertable<Organisation>> = {},
): Promise<{ readonly id: string; readonly memberships: readonly string[] }> {
  const now = testNow.toISOString();
  const name = values.name ?? 'Test hospital';
  const { id } = await db
    .insertInto('organisation')
    .values({ name, verified_at: now, created_at: now, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  const memberships: string[] = [];
  for (const [index, member] of members.entries()) {
    memberships.push(
      await createMember(db, id, { joinedAt: new Date(testNow.getTime() + index).toISOString(), ...member }),
    );
    await db.updateTable('user_profile').set({ organization: name }).where('id', '=', member.id).execute();
    for (const table of ['job', 'job_draft', 'supplier', 'equipment'] as const) {
      await db.updateTable(table).set({ organisation_id: id }).where('owner_id', '=', member.id).execute();
    }
  }
  return { id, memberships };
}

async function createMember(
  db: Kysely<DB>,
  organisation_id: string,
  { id, roles = organisationRoles, verified = true, joinedAt = testNow.toISOString() }: FactoryMember,
): Promise<string> {
  const inserted = await db
    .insertInto('membership')
    .values({
      organisation_id,
      account_id: id,
      roles: [...roles],
      joined_at: joinedAt,
      verified_at: verified ? testNow.toISOString() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}

/** An invitation of an address to an organisation, to publish for it; it holds for a day from the test's instant. */
export async function createInvitation(db: Kysely<DB>, organisation_id: string, email: string): Promise<string> {
  const invited_at = testNow.toISOString();
  const expires_at = new Date(testNow.getTime() + 86_400_000).toISOString();
  const { id } = await db
    .insertInto('organisation_invitation')
    .values({ organisation_id, email, email_key: email, roles: ['publish'], invited_at, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
