import type { Kysely } from 'kysely';
import { FieldChecks } from '../graph/field-checks.ts';
import { type Location, readLocation } from '../places/read-location.ts';
import type { DB } from '../tables.ts';
import { checkJob, type GivenJob, type JobDraft } from './job-draft.ts';
import { findPartnerId, findPayYear, type JobReferences } from './job-postings.queries.ts';

export interface ReadJob {
  readonly draft: JobDraft;
  readonly location: Location;
  readonly references: Omit<JobReferences, 'employerId' | 'placeId'>;
}

/**
 * Checks what is sent for a post and finds what it refers to: its place, its agency and the pay of its band.
 *
 * @throws ValidationError that names each field.
 */
export async function readJob(db: Kysely<DB>, given: GivenJob, today: string): Promise<ReadJob> {
  const checks = new FieldChecks();
  const draft = checkJob(checks, given, today);
  checks.done();
  const [location, partnerId] = await Promise.all([
    readLocation(db, checks, draft),
    draft.agency === null ? null : findPartnerId(db, draft.agency),
  ]);
  if (partnerId === undefined) {
    checks.refuse('agency', 'Enter one of the recruitment partners of this portal, or leave this empty');
  }
  if (!location) {
    checks.done();
    throw new Error('A place that is not known was let through.');
  }
  const payYear = draft.band === null ? null : await findPayYear(db, location.nation, draft.band);
  if (payYear === undefined) {
    checks.refuse('band', 'This band is not paid in the nation of the town. Enter a salary instead');
  }
  checks.done();
  const pay = payYear == null ? { payNation: null, payYear: null } : { payNation: location.nation, payYear };
  return { draft, location, references: { recruitmentPartnerId: partnerId ?? null, ...pay } };
}
