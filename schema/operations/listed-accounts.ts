import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Access } from '../access/viewer.ts';
import type { Order } from '../queries/keyset.ts';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import type { PlainTable } from '../queries/lists/plain-list.queries.ts';
import type { Values } from '../queries/prepared-query.ts';
import type { DB } from '../tables.ts';
import type { AccountRecordRow, MembershipRecord } from './account-record-row.ts';

/** Which conditions a list of accounts has. */
export interface AccountShape {
  readonly awaitingVerification: boolean | null;
  readonly suspended: boolean | null;
  readonly search: boolean;
}

export interface AccountValues {
  /** A LIKE pattern. */
  readonly pattern: string;
}

export type AccountOrder = 'newest' | 'longest-waiting';

const id = { expression: sql`account.id`, type: 'uuid' };

const orders: Readonly<Record<AccountOrder, Order<AccountRecordRow>>> = {
  newest: {
    direction: 'desc',
    columns: [{ expression: sql`account.created_at`, type: 'timestamptz' }, id],
    values: (account) => [account.createdAt, account.id],
  },
  'longest-waiting': {
    direction: 'asc',
    columns: [{ expression: sql`account.verification_asked_at`, type: 'timestamptz' }, id],
    values: (account) => [account.verificationAskedAt, account.id],
  },
};

/** Accounts as a list. */
export const listedAccounts: PlainTable<AccountRecordRow, AccountOrder, AccountShape, AccountValues> = {
  table: 'account',
  orders,
  conditions: accountConditions,
  plansForValues: ({ search }) => search,
  select: selectRecords,
};

/** In the very words of the partial indexes, which serve these conditions. */
function accountConditions(value: Values<AccountValues>, shape: AccountShape): RawBuilder<SqlBool>[] {
  const either = (given: boolean | null, yes: RawBuilder<SqlBool>, no: RawBuilder<SqlBool>) =>
    given === null ? [] : [given ? yes : no];
  return [
    ...either(
      shape.awaitingVerification,
      sql<SqlBool>`account.access = 'member' and account.suspended_at is null`,
      sql<SqlBool>`(account.access <> 'member' or account.suspended_at is not null)`,
    ),
    ...either(
      shape.suspended,
      sql<SqlBool>`account.suspended_at is not null`,
      sql<SqlBool>`account.suspended_at is null`,
    ),
    ...(shape.search ? [sql<SqlBool>`account.search_text like search_fold(${value('pattern')})`] : []),
  ];
}

const time = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Looked up by key for each row of a page. */
const membership = sql<MembershipRecord | null>`(
  select json_build_object('organisationId', organisation.id, 'roles', membership.roles,
    'joinedAt', ${time('membership.joined_at')}, 'verifiedAt', ${time('membership.verified_at')},
    'organisationVerifiedAt', ${time('organisation.verified_at')},
    'memberCount', (select count(*) from membership as each where each.organisation_id = organisation.id))
  from membership join organisation on organisation.id = membership.organisation_id
  where membership.account_id = account.id)`;

/** Adds what operators see to a query of accounts. */
export function selectRecords(rows: RowQuery): RowQuery<AccountRecordRow> {
  const accounts = rows as unknown as SelectQueryBuilder<DB, 'account', object>;
  return accounts
    .innerJoin('user_profile', 'user_profile.id', 'account.id')
    .select([
      'account.id',
      'account.email',
      'account.email_confirmed_at as emailConfirmedAt',
      'account.verification_asked_at as verificationAskedAt',
      'account.verified_at as verifiedAt',
      'account.suspended_at as suspendedAt',
      'account.created_at as createdAt',
      'user_profile.first_name as firstName',
      'user_profile.last_name as lastName',
      'user_profile.phone',
      'user_profile.organization',
      'user_profile.role',
      'user_profile.updated_at as updatedAt',
    ])
    .select(membership.as('membership'))
    .select((select) =>
      select.ref('account.access').$castTo<Access>().as('access'),
    ) as unknown as RowQuery<AccountRecordRow>;
}
