import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { isVouchedFor } from '../../access/members/vouchers.queries.ts';
import { isInScope, type PublicationScope } from '../../access/publication-scope.ts';
import type { DB } from '../../tables.ts';
import type { AppliedForTerms } from '../applied-for.ts';
import type { JobDraft } from '../job-draft.ts';
import { recordJobEvents } from './job-events.queries.ts';

/** What a post refers to. */
export interface JobReferences {
  readonly employerId: string;
  readonly placeId: string;
  readonly recruitmentPartnerId: string | null;
  readonly payNation: string | null;
  readonly payYear: string | null;
}

/** The recruitment partner of a name. */
export async function findPartnerId(db: Kysely<DB>, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('recruitment_partner')
    .select('id')
    .where(sql<SqlBool>`search_fold(name) = search_fold(${name})`)
    .executeTakeFirst();
  return found?.id;
}

/** The employer of a name, which is added if there is none. */
export async function employerOfName(transaction: Transaction<DB>, name: string): Promise<string> {
  const { id } = await transaction
    .insertInto('employer')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whose a post is, when it was closed, and its last day. */
export interface Posting {
  readonly ownerId: string | null;
  /** The organisation that owns it; null if an account alone owns it, or no account. */
  readonly organisationId: string | null;
  readonly employerId: string;
  /** Whether the account that advertised it is still one of its employer. */
  readonly isOwnersEmployer: boolean;
  /** Whether an account can read the applications to it. */
  readonly hasReader: boolean;
  /** The website on which people apply; null if they apply on the portal. */
  readonly applyUrl: string | null;
  readonly closedAt: string | null;
  readonly closesAt: string | null;
  /** Since when it is shown to no user, as its account is suspended. */
  readonly hiddenAt: string | null;
}

/** Which of the posts that are advertised together a post is. */
export interface JobBatch {
  readonly id: string;
  readonly row: number;
}

/** Inserts a post of an account. */
export async function insertJob(
  transaction: Transaction<DB>,
  job: JobDraft &
    JobReferences & {
      readonly ownerId: string;
      readonly organisationId: string | null;
      readonly reference: string;
      readonly now: string;
    },
  batch?: JobBatch,
): Promise<string> {
  const { id } = await transaction
    .insertInto('job')
    .values({
      ...columnsOf(job),
      owner_id: job.ownerId,
      organisation_id: job.organisationId,
      reference: job.reference,
      posted_at: job.now,
      batch_id: batch?.id ?? null,
      batch_row: batch?.row ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordJobEvents(transaction, 'job.published', { ids: [id], now: job.now });
  return id;
}

/** Rewrites a post. One without a band keeps the terms that it had beside Agenda for Change. */
export async function updateJob(
  transaction: Transaction<DB>,
  id: string,
  job: JobDraft & JobReferences & { readonly now: string },
): Promise<void> {
  const { pay_scheme: scheme, ...columns } = columnsOf(job);
  const kept = sql<string>`case pay_scheme when 'agenda_for_change' then ${scheme} else pay_scheme end`;
  await transaction
    .updateTable('job')
    .set({ ...columns, changed_at: job.now, pay_scheme: job.band === null ? kept : scheme })
    .where('id', '=', id)
    .execute();
  await recordJobEvents(transaction, 'job.changed', { ids: [id], now: job.now });
}

/** Closes a post that is open; false if it was closed before. */
export async function closeJob(transaction: Transaction<DB>, id: string, now: string): Promise<boolean> {
  const closed = await transaction
    .updateTable('job')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .execute();
  await recordJobEvents(transaction, 'job.closed', { ids: closed.map((job) => job.id), now });
  return closed.length > 0;
}

/** Closes the open posts of an account or an organisation, each once no other user is changing it; answers with their identifiers. */
export async function closeJobsOf(
  transaction: Transaction<DB>,
  scope: PublicationScope,
  now: string,
): Promise<string[]> {
  const held = await transaction
    .selectFrom('job')
    .select('id')
    .where(isInScope(scope))
    .where('closed_at', 'is', null)
    // In an order in which no two wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = held.map(({ id }) => id);
  if (ids.length > 0) {
    await transaction.updateTable('job').set({ closed_at: now }).where('id', 'in', ids).execute();
    await recordJobEvents(transaction, 'job.closed', { ids, now });
  }
  return ids;
}

/** Opens a post again that was closed; false if it was not. */
export async function reopenJob(transaction: Transaction<DB>, id: string, now: string): Promise<boolean> {
  const reopened = await transaction
    .updateTable('job')
    .set({ closed_at: null })
    .where('id', '=', id)
    .where('closed_at', 'is not', null)
    .returning('id')
    .execute();
  await recordJobEvents(transaction, 'job.published', { ids: reopened.map((job) => job.id), now });
  return reopened.length > 0;
}

/** Whether the account that advertised a post is still one of its employer: people move, and their organisation changes. */
export const isOwnersEmployer = sql<boolean>`exists (
  select from user_profile
  join employer on search_fold(employer.name) = search_fold(user_profile.organization)
  where user_profile.id = job.owner_id and employer.id = job.employer_id)`;

/** Whether an account can read the applications to a post: its owner or a colleague, while verified for its employer. */
export const hasReader = sql<boolean>`(${isOwnersEmployer} and case when job.organisation_id is null
  then exists (select from account
    where account.id = job.owner_id and account.access <> 'member' and account.suspended_at is null)
  else ${isVouchedFor(sql.ref('job.organisation_id'))} end)`;

/** Whether a post is that of an account, or of the organisation for which it publishes, as `isOfOwn` says it of a row. */
export function isPostOf(accountId: string) {
  return sql<boolean>`case when job.organisation_id is null then job.owner_id = ${accountId}
    else exists (select from membership join organisation on organisation.id = membership.organisation_id
      where membership.account_id = ${accountId} and membership.organisation_id = job.organisation_id
        and 'publish' = any(membership.roles) and (job.owner_id = ${accountId}
          or (membership.verified_at is not null and organisation.verified_at is not null))) end`;
}

/** Holds a post until the end of the transaction: concurrent changes wait. What it holds is read after that. */
export async function holdJob(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('job').select('id').where('id', '=', id).forUpdate().execute();
}

/** Whose a post is, and whether it is open; nothing if there is no such post. */
export function findPosting(db: Kysely<DB>, id: string): Promise<Posting | undefined> {
  return db
    .selectFrom('job')
    .select(['owner_id as ownerId', 'employer_id as employerId', 'closed_at as closedAt', 'closes_on as closesAt'])
    .select(['hidden_at as hiddenAt', 'organisation_id as organisationId'])
    .select(['apply_url as applyUrl', isOwnersEmployer.as('isOwnersEmployer'), hasReader.as('hasReader')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What people have applied for, of a post that is held; nothing if no one has. */
export function findAppliedForTerms(transaction: Transaction<DB>, id: string): Promise<AppliedForTerms | undefined> {
  return transaction
    .selectFrom('job')
    .innerJoin('place', 'place.id', 'job.place_id')
    .select(['job.title', 'job.type', 'job.contract_type as contractType', 'job.working_pattern as workingPattern'])
    .select(['job.place_id as placeId', 'place.town', 'place.postcode'])
    .select(['job.salary_min as salaryMin', 'job.salary_max as salaryMax'])
    .where('job.id', '=', id)
    .where('job.application_count', '>', 0)
    .executeTakeFirst();
}

function columnsOf(job: JobDraft & JobReferences) {
  return {
    title: job.title,
    department: job.department,
    employer_id: job.employerId,
    recruitment_partner_id: job.recruitmentPartnerId,
    place_id: job.placeId,
    type: job.type,
    contract_type: job.contractType,
    working_pattern: job.workingPattern,
    urgency: job.urgency,
    description: job.description,
    pay_scheme: job.band === null ? 'other' : 'agenda_for_change',
    pay_nation: job.payNation,
    pay_year: job.payYear,
    pay_band: job.band,
    salary_min: job.salaryMin,
    salary_max: job.salaryMax,
    closes_on: job.closesAt,
    apply_url: job.applyUrl,
  };
}
