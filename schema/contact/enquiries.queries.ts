import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { CheckedEnquiry } from './enquiry-checks.ts';
import type { EnquiryCategory, EnquiryEntryRow, EnquiryRow, EnquiryState } from './enquiry-row.ts';

/** A new enquiry, with the account of its sender if signed in. */
export interface NewEnquiry extends CheckedEnquiry {
  readonly reference: string;
  readonly accountId: string | null;
  readonly now: string;
}

/** Adds an enquiry with its first message; its identifier. */
export async function insertEnquiry(transaction: Transaction<DB>, enquiry: NewEnquiry): Promise<string> {
  const { accountId, message, now, ...told } = enquiry;
  const { id } = await transaction
    .insertInto('enquiry')
    .values({ ...told, account_id: accountId, sent_at: now, waiting_since: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertEntry(transaction, { enquiryId: id, kind: 'message', writtenBy: 'sender', body: message, now });
  return id;
}

export interface NewEntry extends Pick<EnquiryEntryRow, 'kind' | 'writtenBy'> {
  readonly enquiryId: string;
  readonly body?: string;
  readonly now: string;
}

/** Adds an entry to an enquiry; returns its identifier. */
export async function insertEntry(
  transaction: Transaction<DB>,
  { enquiryId, kind, writtenBy, body, now }: NewEntry,
): Promise<string> {
  const { id } = await transaction
    .insertInto('enquiry_entry')
    .values({ enquiry_id: enquiryId, kind, written_by: writtenBy, body: body ?? null, happened_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The columns of an enquiry by the names of its row. */
export const enquiryColumns = [
  'enquiry.id',
  'enquiry.reference',
  'enquiry.account_id as accountId',
  'enquiry.name',
  'enquiry.email',
  'enquiry.phone',
  'enquiry.organization',
  'enquiry.subject',
  'enquiry.sent_at as sentAt',
  'enquiry.waiting_since as waitingSince',
  'enquiry.first_replied_at as firstRepliedAt',
  'enquiry.changed_at as changedAt',
] as const;

/** One enquiry; nothing if there is none. */
export async function findEnquiry(db: Kysely<DB>, id: string): Promise<EnquiryRow | undefined> {
  return db
    .selectFrom('enquiry')
    .select(enquiryColumns)
    .select((select) => [
      select.ref('enquiry.category').$castTo<EnquiryCategory>().as('category'),
      select.ref('enquiry.state').$castTo<EnquiryState>().as('state'),
    ])
    .where('enquiry.id', '=', id)
    .executeTakeFirst();
}

/** Holds an enquiry until the end of the transaction. */
export async function lockEnquiry(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('enquiry').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** All that has happened to an enquiry, the oldest first. */
export function listEntries(db: Kysely<DB>, enquiryId: string): Promise<EnquiryEntryRow[]> {
  return db
    .selectFrom('enquiry_entry')
    .select(['id', 'body', 'happened_at as happenedAt'])
    .select((select) => [
      select.ref('kind').$castTo<EnquiryEntryRow['kind']>().as('kind'),
      select.ref('written_by').$castTo<EnquiryEntryRow['writtenBy']>().as('writtenBy'),
    ])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
}

/** How many entries an enquiry has. */
export async function countEntries(db: Kysely<DB>, enquiryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('enquiry_entry')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Changes whose turn it is. An enquiry that already waits keeps its waiting time. */
export async function moveEnquiry(
  transaction: Transaction<DB>,
  id: string,
  { state, isReply = false, now }: { readonly state: EnquiryState; readonly isReply?: boolean; readonly now: string },
): Promise<void> {
  await transaction
    .updateTable('enquiry')
    .set({
      state,
      changed_at: now,
      waiting_since: state === 'open' ? sql<string>`coalesce(waiting_since, ${now}::timestamptz)` : null,
      ...(isReply && { first_replied_at: sql<string>`coalesce(first_replied_at, ${now}::timestamptz)` }),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes the enquiries to which nothing has happened since then, with their entries and mails. */
export async function deleteEnquiriesBefore(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('enquiry').where('changed_at', '<', before).execute();
}
