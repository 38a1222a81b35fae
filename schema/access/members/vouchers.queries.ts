import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../tables.ts';

/**
 * The condition that the member in `membership` and `account` vouches for what their organisation publishes: verified, not
 * suspended, and with the role to publish.
 */
const vouches = sql<boolean>`'publish' = any(membership.roles) and membership.verified_at is not null
  and account.access <> 'member' and account.suspended_at is null
  and exists (select from organisation where organisation.id = membership.organisation_id
    and organisation.verified_at is not null)`;

/** Whether any member of an organisation vouches for its publications. */
export function isVouchedFor(organisationId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from membership join account on account.id = membership.account_id
    where membership.organisation_id = ${organisationId} and ${vouches})`;
}

/** The address at which the organisation of a record is written to: its owner's, unless only a colleague can do something about it. */
export function readerOf(record: 'job'): RawBuilder<{ readonly id: string; readonly email: string } | null> {
  const organisation = sql.ref(`${record}.organisation_id`);
  const owner = sql.ref(`${record}.owner_id`);
  return sql`(select json_build_object('id', account.id, 'email', account.email)
    from membership join account on account.id = membership.account_id
    where membership.organisation_id = ${organisation} and ${vouches}
    order by account.id = ${owner} desc, membership.joined_at, membership.id limit 1)`;
}

/**
 * The account that answers for a supplier, as an expression: its owner while verified and not suspended, else the colleague who
 * has vouched longest for its organisation; null if there is neither.
 */
export function answererOf(supplier: string): RawBuilder<string | null> {
  return sql`coalesce((select account.id from account where account.id = ${sql.ref(`${supplier}.owner_id`)}
      and account.access <> 'member' and account.suspended_at is null),
    (select account.id from membership join account on account.id = membership.account_id
      where membership.organisation_id = ${sql.ref(`${supplier}.organisation_id`)} and ${vouches}
      order by membership.joined_at, membership.id limit 1))`;
}

/** The member who has vouched longest for an organisation, except the given one; undefined if there is none. */
export async function findVoucher(
  db: Kysely<DB>,
  organisationId: string,
  besides: string | null = null,
): Promise<string | undefined> {
  return (await othersOf(db, organisationId, besides).where(vouches).executeTakeFirst())?.id;
}

/** The member who takes over ended records: one who manages the organisation, the longest member first. */
export async function findHeir(db: Kysely<DB>, organisationId: string, besides: string): Promise<string | undefined> {
  const found = await othersOf(db, organisationId, besides)
    .clearOrderBy()
    .orderBy(sql`'manage' = any(membership.roles) desc`)
    .orderBy('membership.joined_at')
    .orderBy('membership.id')
    .executeTakeFirst();
  return found?.id;
}

/** Whether a member of an organisation is suspended. */
export async function hasSuspended(db: Kysely<DB>, organisationId: string): Promise<boolean> {
  const found = await othersOf(db, organisationId, null)
    .where('account.suspended_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether anyone manages an organisation, or belongs to it at all, besides one member. */
export async function othersIn(
  db: Kysely<DB>,
  organisationId: string,
  besides: string,
): Promise<{ readonly isAny: boolean; readonly isManaged: boolean }> {
  const { count, managers } = await db
    .selectFrom('membership')
    .select((select) => select.fn.countAll<number>().as('count'))
    .select(sql<number>`count(*) filter (where 'manage' = any(roles) and verified_at is not null)`.as('managers'))
    .where('organisation_id', '=', organisationId)
    .where('account_id', '<>', besides)
    .executeTakeFirstOrThrow();
  return { isAny: count > 0, isManaged: managers > 0 };
}

function othersOf(db: Kysely<DB>, organisationId: string, besides: string | null) {
  return db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select('account.id')
    .where('membership.organisation_id', '=', organisationId)
    .where('account.id', 'is distinct from', besides)
    .orderBy('membership.joined_at')
    .orderBy('membership.id')
    .limit(1);
}
