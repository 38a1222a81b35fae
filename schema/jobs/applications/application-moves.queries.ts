import { sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import type { ApplicationStage } from './job-application-row.ts';

/** An application came to a stage. */
export interface ApplicationMove {
  readonly stage: ApplicationStage;
  readonly movedAt: string;
  /** The proposed start date, if the applicant was hired. */
  readonly startsOn: string | null;
}

/** The number of stages of an application that are returned, the newest. */
const MOST_MOVES = 100;

const instant = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

/** The stages that an application came to, the oldest first, in a query of applications. */
export const movesOfApplication = sql<ApplicationMove[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('stage', moved.stage, 'startsOn', moved.starts_on,
      'movedAt', to_char(moved.moved_at at time zone 'UTC', ${sql.lit(instant)})) order by moved.moved_at, moved.id), '[]')
    from (select id, stage, starts_on, moved_at from job_application_move
      where application_id = job_application.id
      order by moved_at desc, id desc limit ${sql.lit(MOST_MOVES)}) as moved)`;

/** Notes that applications came to a stage. */
export async function insertMoves(
  transaction: Transaction<DB>,
  { ids, stage, startsOn, now }: NewMoves,
): Promise<void> {
  const moves = ids.map((id) => ({ application_id: id, stage, starts_on: startsOn ?? null, moved_at: now }));
  await transaction.insertInto('job_application_move').values(moves).execute();
}

interface NewMoves {
  readonly ids: readonly string[];
  readonly stage: ApplicationStage;
  /** The start date, if the applicants are hired. */
  readonly startsOn?: string;
  readonly now: string;
}
