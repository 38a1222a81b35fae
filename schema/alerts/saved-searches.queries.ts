import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { AlertAreaName } from './alert-area.ts';
import type { ReadCriteria } from './read-criteria.ts';

/** How often the matches of a saved search are mailed. */
export const frequencies = ['instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];

/** A saved search as its account sees it. */
export interface SavedSearchRow {
  readonly id: string;
  readonly area: AlertAreaName;
  readonly name: string;
  readonly listQuery: string;
  readonly frequency: Frequency;
  readonly savedAt: string;
  readonly mailedAt: string | null;
}

export interface NewSavedSearch extends ReadCriteria {
  readonly accountId: string;
  readonly area: AlertAreaName;
  readonly filter: object;
  readonly listQuery: string;
  readonly frequency: Frequency;
  readonly now: string;
}

const columns = [
  'id',
  sql<AlertAreaName>`area`.as('area'),
  'name',
  'list_query as listQuery',
  sql<Frequency>`frequency`.as('frequency'),
  'saved_at as savedAt',
  'mailed_at as mailedAt',
] as const;

/** The saved searches of an account, the last saved first. */
export function listSavedSearches(db: Kysely<DB>, accountId: string): Promise<SavedSearchRow[]> {
  return db
    .selectFrom('saved_search')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** A saved search of an account. */
export function findSavedSearch(
  db: Kysely<DB>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<SavedSearchRow | undefined> {
  return db
    .selectFrom('saved_search')
    .select(columns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** How many searches an account has saved. */
export async function countSavedSearches(db: Kysely<DB>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_search')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The search of an account for just this, if it is saved. */
export function findSameSearch(
  db: Kysely<DB>,
  { accountId, area, filter }: Pick<NewSavedSearch, 'accountId' | 'area' | 'filter'>,
): Promise<SavedSearchRow | undefined> {
  return db
    .selectFrom('saved_search')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('area', '=', area)
    .where('filter_key', '=', keyOf(filter))
    .executeTakeFirst();
}

/** Saves a search, with the terms by which its matches are found; its identifier. */
export async function insertSavedSearch(transaction: Transaction<DB>, search: NewSavedSearch): Promise<string> {
  const { accountId, area, name, filter, listQuery, frequency, condition, keys, labels, now } = search;
  const { id } = await transaction
    .insertInto('saved_search')
    .values({
      account_id: accountId,
      ...{ area, name, frequency, condition },
      filter: JSON.stringify(filter),
      filter_key: keyOf(filter),
      list_query: listQuery,
      lowest: search.lowest ?? null,
      highest: search.highest ?? null,
      latitude: search.around?.latitude ?? null,
      longitude: search.around?.longitude ?? null,
      radius: search.around?.radius ?? null,
      labels: JSON.stringify(labels),
      saved_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into saved_search_term (area, term, saved_search_id)
    select ${area}, term, ${id}::uuid from unnest(${[...new Set(keys)]}::text[]) as term`.execute(transaction);
  return id;
}

/** Has a search mailed more or less often: what waits comes with the next mail of that kind. */
export async function updateFrequency(
  transaction: Transaction<DB>,
  { id, frequency, dueAt }: { readonly id: string; readonly frequency: Frequency; readonly dueAt: string },
): Promise<void> {
  await transaction
    .updateTable('saved_search')
    .set({ frequency, mail_due_at: sql`case when mail_due_at is not null then ${dueAt}::timestamptz end` })
    .where('id', '=', id)
    .execute();
}

/** Ends an alert: nothing of the search is kept. One that has ended stays so. */
export async function deleteSavedSearch(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('saved_search').where('id', '=', id).execute();
}

/** Forgets what saved searches found before. */
export async function deleteHitsBefore(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('saved_search_hit').where('found_at', '<', before).execute();
}

/** The same of two filters that ask for the same, however they are written down. */
function keyOf(filter: object): string {
  const entries = Object.entries(filter).filter(([, value]) => value != null && value !== '' && String(value) !== '');
  const ordered = entries
    .map(([name, value]) => [name, Array.isArray(value) ? [...new Set(value)].sort() : value])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(ordered)).digest('base64url');
}
