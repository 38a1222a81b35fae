import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Order } from '../../queries/keyset.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import type { Values } from '../../queries/prepared-query.ts';
import type { DB } from '../../tables.ts';
import { movesOfApplication } from './application-moves.queries.ts';
import type { ApplicationStage, OwnApplicationRow } from './job-application-row.ts';

/** The conditions of a list of the caller's own applications. */
export interface OwnApplicationShape {
  readonly job: boolean;
  readonly jobs: boolean;
}

export interface OwnApplicationValues {
  readonly account: string;
  readonly job: string;
  readonly jobs: readonly string[];
}

/** The newest applications first, for applicants and employers alike. */
export const newestApplications: Order<{ readonly appliedAt: string; readonly id: string }> = {
  direction: 'desc',
  columns: [
    { expression: sql`job_application.applied_at`, type: 'timestamptz' },
    { expression: sql`job_application.id`, type: 'uuid' },
  ],
  values: (application) => [application.appliedAt, application.id],
};

/** The applications of one person as a list. */
export const listedOwnApplications: PlainTable<OwnApplicationRow, 'newest', OwnApplicationShape, OwnApplicationValues> =
  {
    table: 'job_application',
    orders: { newest: newestApplications },
    conditions: ownConditions,
    plansForValues: () => true,
    select: selectOwnApplications,
  };

function ownConditions(value: Values<OwnApplicationValues>, shape: OwnApplicationShape): RawBuilder<SqlBool>[] {
  return [
    sql<SqlBool>`job_application.account_id = ${value('account')}::uuid`,
    ...(shape.job ? [sql<SqlBool>`job_application.job_id = ${value('job')}::uuid`] : []),
    ...(shape.jobs ? [sql<SqlBool>`job_application.job_id = any(${value('jobs')}::uuid[])`] : []),
  ];
}

/** Adds what people see of their own to a query of applications. */
export function selectOwnApplications(rows: RowQuery): RowQuery<OwnApplicationRow> {
  const applications = rows as unknown as SelectQueryBuilder<DB, 'job_application', object>;
  return applications
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .innerJoin('employer', 'employer.id', 'job.employer_id')
    .innerJoin('place', 'place.id', 'job.place_id')
    .select([
      'job_application.id',
      'job_application.job_id as jobId',
      'job.title as jobTitle',
      'job.hidden_at as jobHiddenAt',
      'job.changed_at as jobChangedAt',
      'employer.name as employerName',
      'place.town as location',
      'job_application.started_elsewhere as startedElsewhere',
      'job_application.statement',
      'job_application.applied_at as appliedAt',
      'job_application.changed_at as changedAt',
      'job_application.starts_on as startsOn',
      'job_application.start_agreed_at as startAgreedAt',
    ])
    .select(movesOfApplication.as('moves'))
    .select((select) =>
      select.ref('job_application.stage').$castTo<ApplicationStage | null>().as('stage'),
    ) as unknown as RowQuery<OwnApplicationRow>;
}
