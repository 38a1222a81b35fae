import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import type { Values } from '../../queries/prepared-query.ts';
import type { DB } from '../../tables.ts';
import { movesOfApplication } from './application-moves.queries.ts';
import type { ApplicationStage, ReceivedApplicationRow } from './job-application-row.ts';
import { newestApplications } from './listed-own-applications.ts';
import { noteCount } from './notes/application-notes.queries.ts';

export interface ReceivedApplicationValues {
  readonly job: string;
}

/** The applications to one post as a list. Those that were started elsewhere are none of the portal's. */
export const listedReceivedApplications: PlainTable<
  ReceivedApplicationRow,
  'newest',
  object,
  ReceivedApplicationValues
> = {
  table: 'job_application',
  orders: { newest: newestApplications },
  conditions: receivedConditions,
  plansForValues: () => true,
  select: selectReceivedApplications,
};

/** In the very words of the partial index, which serves them. */
function receivedConditions(value: Values<ReceivedApplicationValues>): RawBuilder<SqlBool>[] {
  return [
    sql<SqlBool>`job_application.job_id = ${value('job')}::uuid`,
    sql<SqlBool>`not job_application.started_elsewhere`,
  ];
}

/** The address that the applicant has confirmed by now, which may have changed since, else the one that was sent. */
const presentEmail = sql<string | null>`case when job_application.applicant_email is not null then coalesce(
  (select account.email from account
    where account.id = job_application.account_id and account.email_confirmed_at is not null),
  job_application.applicant_email) end`;

/** Whether a mailed link was followed from that address. */
const isConfirmed = sql<boolean>`exists (
  select from account where account.id = job_application.account_id and account.email_confirmed_at is not null)`;

/** Adds the employer's columns to a query of applications. */
export function selectReceivedApplications(rows: RowQuery): RowQuery<ReceivedApplicationRow> {
  const applications = rows as unknown as SelectQueryBuilder<DB, 'job_application', object>;
  return applications
    .select([
      'job_application.id',
      'job_application.account_id as applicantId',
      'job_application.applicant_name as name',
      'job_application.applicant_phone as phone',
      'job_application.statement',
      'job_application.applied_at as appliedAt',
      'job_application.changed_at as changedAt',
      'job_application.starts_on as startsOn',
      'job_application.start_agreed_at as startAgreedAt',
    ])
    .select([
      presentEmail.as('email'),
      isConfirmed.as('emailConfirmed'),
      movesOfApplication.as('moves'),
      noteCount.as('noteCount'),
    ])
    .select((select) =>
      select.ref('job_application.stage').$castTo<ApplicationStage>().as('stage'),
    ) as unknown as RowQuery<ReceivedApplicationRow>;
}
