import type { Kysely } from 'kysely';
import type { DB } from '../../tables.ts';

/** So many of the applications that a user sent last are read. */
const MOST_APPLICATIONS = 5;
/** So many of the programmes that they completed last. */
const MOST_PROGRAMMES = 20;

/** What a user wrote in an application, and the post that it was for. */
export interface WrittenApplication {
  readonly jobTitle: string;
  readonly statement: string;
}

/** A training path or certification that a user has completed. */
export interface CompletedProgramme {
  readonly title: string;
  readonly topics: readonly string[];
}

/** The applications with a statement that a user sent last, the newest first. */
export async function listWrittenApplications(db: Kysely<DB>, accountId: string): Promise<WrittenApplication[]> {
  const rows = await db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .select(['job.title as jobTitle', 'job_application.statement'])
    .where('job_application.account_id', '=', accountId)
    .where('job_application.statement', 'is not', null)
    .orderBy('job_application.applied_at', 'desc')
    .orderBy('job_application.id', 'desc')
    .limit(MOST_APPLICATIONS)
    .execute();
  return rows.map(({ jobTitle, statement }) => ({ jobTitle, statement: statement ?? '' }));
}

/** The programmes that a user has completed, those asked for last first. */
export function listCompletedProgrammes(db: Kysely<DB>, accountId: string): Promise<CompletedProgramme[]> {
  return db
    .selectFrom('training_enrolment')
    .innerJoin('training_programme', 'training_programme.id', 'training_enrolment.programme_id')
    .select(['training_programme.title', 'training_programme.topics'])
    .where('training_enrolment.account_id', '=', accountId)
    .where('training_enrolment.stage', '=', 'completed')
    .orderBy('training_enrolment.asked_at', 'desc')
    .orderBy('training_enrolment.id', 'desc')
    .limit(MOST_PROGRAMMES)
    .execute();
}
