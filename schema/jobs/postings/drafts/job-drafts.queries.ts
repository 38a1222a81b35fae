import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../tables.ts';
import type { DraftContent } from './draft-content.ts';

/** A draft with whose it is. */
export interface JobDraftRow {
  readonly id: string;
  readonly ownerId: string;
  readonly organisationId: string | null;
  /** First and last name of who began it. */
  readonly author: string;
  readonly content: DraftContent;
  readonly createdAt: string;
  readonly changedAt: string;
}

/** So many drafts an account or an organisation may have. */
export const MOST_DRAFTS = 100;

/** The owner of drafts: an organisation, or an account for its drafts without one. */
export interface DraftScope {
  readonly accountId: string;
  readonly organisationId: string | null;
}

/** The drafts in a scope, those first that were changed last. */
export function listDrafts(db: Kysely<DB>, scope: DraftScope): Promise<JobDraftRow[]> {
  return drafts(db)
    .where(isOfScope(scope))
    .orderBy('job_draft.changed_at', 'desc')
    .orderBy('job_draft.id', 'desc')
    .limit(MOST_DRAFTS)
    .execute();
}

/** How many drafts there are in a scope. */
export async function countDrafts(db: Kysely<DB>, scope: DraftScope): Promise<number> {
  const { count } = await db
    .selectFrom('job_draft')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isOfScope(scope))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One draft of any account. */
export function findDraft(db: Kysely<DB>, id: string): Promise<JobDraftRow | undefined> {
  return drafts(db).where('job_draft.id', '=', id).executeTakeFirst();
}

/** Holds a draft until the end of the transaction: concurrent changes wait. */
export async function holdDraft(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('job_draft').select('id').where('id', '=', id).forUpdate().execute();
}

/** Adds a draft; answers with its identifier. */
export async function insertDraft(
  transaction: Transaction<DB>,
  { accountId, organisationId, content, now }: DraftScope & { readonly content: DraftContent; readonly now: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('job_draft')
    .values({
      owner_id: accountId,
      organisation_id: organisationId,
      content: JSON.stringify(content),
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces the values of a draft. */
export async function updateDraft(
  transaction: Transaction<DB>,
  { id, content, now }: { readonly id: string; readonly content: DraftContent; readonly now: string },
): Promise<void> {
  await transaction
    .updateTable('job_draft')
    .set({ content: JSON.stringify(content), changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes a draft: it was published, or is not wanted any more. */
export async function deleteDraft(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.deleteFrom('job_draft').where('id', '=', id).execute();
}

/** Deletes drafts that were last changed before an instant. */
export async function deleteDraftsBefore(db: Kysely<DB>, changedBefore: string): Promise<void> {
  await db.deleteFrom('job_draft').where('changed_at', '<', changedBefore).execute();
}

/** The drafts that an account has begun, for its download. */
export function listAllOwnDrafts(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('job_draft')
    .select(['id', 'content', 'created_at as createdAt', 'changed_at as changedAt'])
    .where('owner_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function drafts(db: Kysely<DB>) {
  return db
    .selectFrom('job_draft')
    .innerJoin('user_profile', 'user_profile.id', 'job_draft.owner_id')
    .select(['job_draft.id', 'job_draft.owner_id as ownerId', 'job_draft.organisation_id as organisationId'])
    .select(['job_draft.created_at as createdAt', 'job_draft.changed_at as changedAt'])
    .select(sql<string>`trim(user_profile.first_name || ' ' || user_profile.last_name)`.as('author'))
    .select((select) => select.ref('job_draft.content').$castTo<DraftContent>().as('content'));
}

function isOfScope({ accountId, organisationId }: DraftScope) {
  const isOwn = sql<boolean>`(job_draft.owner_id = ${accountId} and job_draft.organisation_id is null)`;
  return organisationId === null ? isOwn : sql<boolean>`(job_draft.organisation_id = ${organisationId} or ${isOwn})`;
}
