import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Acting } from '../../access/act.ts';
import type { Actor } from '../../access/actor.ts';
import { membershipOf } from '../../access/members/own-organisation.ts';
import { RateLimitedError, ValidationError } from '../../errors.ts';
import { isStoredAddress, placeOfAddress } from '../../places/posted-places.queries.ts';
import type { Location } from '../../places/read-location.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { londonDate } from '../../text/clock-text.ts';
import type { GivenJob } from '../job-draft.ts';
import { newAddresses } from '../job-limits.ts';
import { type ReadJob, readJob } from '../job-reading.ts';
import { employerOfName, insertJob, type JobBatch } from './job-postings.queries.ts';

const TOO_MANY_ADDRESSES = `You can add ${newAddresses.attempts} new addresses in 24 hours. Enter a town without a postcode, or try again later.`;

/**
 * Checks the input for a post, and counts the address that it adds.
 *
 * @throws ValidationError that names each field. @throws RateLimitedError
 */
export async function readGivenJob(
  dependencies: ServiceDependencies,
  given: GivenJob,
  { accountId, organization }: Actor,
): Promise<ReadJob> {
  const today = londonDate(dependencies.ports.clock.now());
  const job = await readJob(dependencies.db, given, { today, organization });
  await countAddress(dependencies, job.location, accountId);
  return job;
}

/**
 * Counts an address that is new: it becomes a row, which stays while it has a post.
 *
 * @throws RateLimitedError
 */
export async function countAddress(
  { db, ports }: ServiceDependencies,
  location: Location,
  accountId: string,
): Promise<void> {
  if (location.isKnown || (await isStoredAddress(db, location))) {
    return;
  }
  try {
    await ports.limiter.take(newAddresses, accountId);
  } catch (error) {
    throw error instanceof RateLimitedError ? new RateLimitedError(TOO_MANY_ADDRESSES, error.retryAfterSeconds) : error;
  }
}

/** Advertises a post with the organisation of the account as the employer; answers with its identifier. */
export async function postJob(
  {
    transaction,
    actor: { accountId, organization },
    instant,
    now,
    audit,
  }: Pick<Acting<unknown, unknown>, 'transaction' | 'actor' | 'instant' | 'now' | 'audit'>,
  { draft, references, location }: ReadJob,
  batch?: JobBatch,
): Promise<string> {
  if (organization === '') {
    throw ValidationError.of('organization', 'Enter your organisation in your profile first');
  }
  const employerId = await employerOfName(transaction, organization);
  const placeId = await placeIdOf(transaction, location);
  const { organisationId = null } =
    (await membershipOf(transaction, { accountId, organization, isVerified: true }, now)) ?? {};
  const ids = { placeId, employerId, ownerId: accountId, organisationId };
  const job = { ...draft, ...references, ...ids, reference: newReference(instant), now };
  const id = await insertJob(transaction, job, batch);
  audit('job.created', { subjectKind: 'job', subjectId: id, ownerId: accountId });
  return id;
}

/** The row of a place; an address that is new becomes one. */
export function placeIdOf(transaction: Transaction<DB>, location: Location): Promise<string> | string {
  return location.isKnown ? location.id : placeOfAddress(transaction, location);
}

/** What a post is called on paper, like P2026-4821037752. */
function newReference(now: Date): string {
  return `P${now.getUTCFullYear()}-${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
}
