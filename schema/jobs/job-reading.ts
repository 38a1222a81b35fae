import type { Kysely } from 'kysely';
import { FieldChecks } from '../graph/field-checks.ts';
import type { DB } from '../tables.ts';
import { checkJob, type GivenJob, type JobDraft } from './job-draft.ts';
import { findPartnerId, findPayYear, type JobReferences } from './job-postings.queries.ts';
import { findTown } from './towns.queries.ts';

export interface ReadJob {
  readonly draft: JobDraft;
  readonly references: Omit<JobReferences, 'employerId'>;
}

/**
 * Checks what is sent for a post and finds what it refers to: its town, its agency and the pay of its band.
 *
 * @throws ValidationError that names each field.
 */
export async function readJob(db: Kysely<DB>, given: GivenJob, today: string): Promise<ReadJob> {
  const checks = new FieldChecks();
  const draft = checkJob(checks, given, today);
  checks.done();
  const [town, partnerId] = await Promise.all([
    findTown(db, draft.location),
    draft.agency === null ? null : findPartnerId(db, draft.agency),
  ]);
  if (partnerId === undefined) {
    checks.refuse('agency', 'Enter one of the recruitment partners of this portal, or leave this empty');
  }
  if (!town) {
    checks.refuse('location', `We do not know the town '${draft.location}'. Enter a town in the UK`);
    checks.done();
    throw new Error('A town that is not known was let through.');
  }
  const payYear = draft.band === null ? null : await findPayYear(db, town.nation, draft.band);
  if (payYear === undefined) {
    checks.refuse('band', 'This band is not paid in the nation of the town. Enter a salary instead');
  }
  checks.done();
  const pay = payYear == null ? { payNation: null, payYear: null } : { payNation: town.nation, payYear };
  return { draft, references: { placeId: town.id, recruitmentPartnerId: partnerId ?? null, ...pay } };
}
