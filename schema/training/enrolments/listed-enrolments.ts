import { type SelectQueryBuilder, sql } from 'kysely';
import type { Order } from '../../queries/keyset.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import type { DB } from '../../tables.ts';
import type { ProgrammeKind } from '../programme-row.ts';
import type { DeskEnrolmentRow, EnrolmentRow, EnrolmentStage } from './enrolment-row.ts';

const newest: Order<EnrolmentRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`training_enrolment.asked_at`, type: 'timestamptz' },
    { expression: sql`training_enrolment.id`, type: 'uuid' },
  ],
  values: ({ askedAt, id }) => [askedAt, id],
};

/** Who has waited longest comes first: of applications those are overdue first. */
const longestWaiting: Order<DeskEnrolmentRow> = {
  direction: 'asc',
  columns: [
    { expression: sql`training_enrolment.changed_at`, type: 'timestamptz' },
    { expression: sql`training_enrolment.id`, type: 'uuid' },
  ],
  values: ({ changedAt, id }) => [changedAt, id],
};

/** The enrolments of one account as a list. */
export const listedOwnEnrolments: PlainTable<
  EnrolmentRow,
  'newest',
  { readonly programmes: boolean },
  { readonly account: string; readonly programmes: readonly string[] }
> = {
  table: 'training_enrolment',
  orders: { newest },
  conditions: (value, { programmes }) => [
    sql`training_enrolment.account_id = ${value('account')}::uuid`,
    ...(programmes ? [sql<boolean>`training_enrolment.programme_id = any(${value('programmes')}::uuid[])`] : []),
  ],
  plansForValues: () => true,
  select: (rows) => selectEnrolments(rows),
};

/** The enrolments of one stage as a list. */
export const listedEnrolments: PlainTable<DeskEnrolmentRow, 'longestWaiting', object, { readonly stage: string }> = {
  table: 'training_enrolment',
  orders: { longestWaiting },
  conditions: (value) => [sql`training_enrolment.stage = ${value('stage')}`],
  plansForValues: () => true,
  select: (rows) => selectDeskEnrolments(rows),
};

type Enrolments = SelectQueryBuilder<DB, 'training_enrolment', object>;

/** Adds the account's own columns to a query of enrolments. */
export function selectEnrolments(rows: RowQuery): RowQuery<EnrolmentRow> {
  return withProgramme(rows) as unknown as RowQuery<EnrolmentRow>;
}

/** Adds what operators see to a query of enrolments. */
export function selectDeskEnrolments(rows: RowQuery): RowQuery<DeskEnrolmentRow> {
  return withProgramme(rows)
    .innerJoin('account', 'account.id', 'training_enrolment.account_id')
    .innerJoin('user_profile', 'user_profile.id', 'training_enrolment.account_id')
    .select(['training_enrolment.account_id as accountId', 'account.email', 'user_profile.organization'])
    .select(sql<string>`user_profile.first_name || ' ' || user_profile.last_name`.as('name'))
    .select(
      sql<boolean>`account.email_confirmed_at is not null`.as('emailConfirmed'),
    ) as unknown as RowQuery<DeskEnrolmentRow>;
}

function withProgramme(rows: RowQuery) {
  return (rows as unknown as Enrolments)
    .innerJoin('training_programme', 'training_programme.id', 'training_enrolment.programme_id')
    .leftJoin('training_certificate', 'training_certificate.enrolment_id', 'training_enrolment.id')
    .select(['training_enrolment.id', 'training_enrolment.programme_id as programmeId', 'training_programme.title'])
    .select(['training_enrolment.reason', 'training_enrolment.asked_at as askedAt'])
    .select(['training_enrolment.changed_at as changedAt', 'training_certificate.code as certificateCode'])
    .select((row) => [
      row.ref('training_programme.kind').$castTo<ProgrammeKind>().as('kind'),
      row.ref('training_enrolment.stage').$castTo<EnrolmentStage>().as('stage'),
    ]);
}
