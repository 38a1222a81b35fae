import type { Kysely } from 'kysely';
import { type Location, readLocation } from '../places/read-location.ts';
import type { DB } from '../tables.ts';
import { FieldChecks } from '../text/field-checks.ts';
import { checkJob, type GivenJob, type JobDraft } from './job-draft.ts';
import { payOfDraft, type ReadPay } from './pay/job-pay-reading.ts';
import { findPartnerId, type JobReferences } from './postings/job-postings.queries.ts';

export interface ReadJob {
  readonly draft: JobDraft;
  readonly location: Location;
  /** What the post will pay. */
  readonly salary: ReadPay['salary'];
  readonly references: Omit<JobReferences, 'employerId' | 'placeId'>;
}

/**
 * Checks what is sent for a post and finds what it refers to: its place, its agency and the pay of its band. Whose own
 * organisation stands for the agency recruits without one.
 *
 * @throws ValidationError that names each field.
 */
export async function readJob(
  db: Kysely<DB>,
  given: GivenJob,
  { today, organization }: { readonly today: string; readonly organization: string },
): Promise<ReadJob> {
  const checks = new FieldChecks();
  const draft = checkJob(checks, given, today);
  checks.done();
  const [location, partnerId] = await Promise.all([
    readLocation(db, checks, draft),
    draft.agency === null || isSameName(draft.agency, organization) ? null : findPartnerId(db, draft.agency),
  ]);
  if (partnerId === undefined) {
    checks.refuse('agency', 'Enter one of the recruitment partners of this portal, or leave this empty');
  }
  if (!location) {
    checks.done();
    throw new Error('A place that is not known was let through.');
  }
  const { salary, references } = await payOfDraft(db, checks, draft, location.nation);
  checks.done();
  return { draft, location, salary, references: { recruitmentPartnerId: partnerId ?? null, ...references } };
}

function isSameName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.normalize('NFC').trim().toLowerCase());
  return a === b;
}
