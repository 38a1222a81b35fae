import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { AlertAreaName } from './alert-area.ts';
import { areas } from './alert-areas.ts';
import type { AlertHit, DueAlert } from './alert-mail.ts';

/** So many matches a mail tells of. */
const MOST_TOLD = 10;

const MOST_IN_FEED = 50;
/** The number of letters of a text that are searched for the matching words. */
const LOOKED_AT = 2_000;

/** A due alert with whom it is for; null where its account is suspended. */
export interface DueSearch extends Omit<DueAlert, 'hits'> {
  readonly accountId: string;
  readonly email: string | null;
}

/**
 * Takes the next saved searches of which a mail is due, and holds them until the transaction is over. Where the address of an
 * account is not confirmed, what was found goes on waiting, as long as it is kept at all.
 */
export async function takeDueSearches(transaction: Transaction<DB>, now: string, most: number): Promise<DueSearch[]> {
  const { rows } = await sql<DueSearch>`
    select search.id, search.area, search.name, search.list_query as "listQuery", search.labels, search.waiting,
      search.account_id as "accountId", case when account.suspended_at is null then account.email end as email
    from saved_search as search join account on account.id = search.account_id
    where search.mail_due_at <= ${now}::timestamptz and account.email_confirmed_at is not null
    order by search.mail_due_at, search.id limit ${most} for update of search skip locked`.execute(transaction);
  return rows;
}

/** The matches of some saved searches of one list that were not mailed yet and are still listed: the newest of each. */
export async function listUntoldHits(
  transaction: Transaction<DB>,
  area: AlertAreaName,
  searchIds: readonly string[],
  today: string,
): Promise<Map<string, AlertHit[]>> {
  const { rows } = await sql<AlertHit & { readonly searchId: string }>`
    select asked.id as "searchId", told.* from unnest(${searchIds}::uuid[]) as asked (id) cross join lateral (
      select record.id, record.key, record.title, record.about, left(record.body, ${LOOKED_AT}) as body, record.terms, hit.found_at as "foundAt"
      from saved_search_hit as hit join (${areas[area].records(today)}) as record on record.id = hit.record_id
      where hit.saved_search_id = asked.id and hit.mailed_at is null
      order by hit.found_at desc, hit.record_id desc limit ${MOST_TOLD}) as told`.execute(transaction);
  return Map.groupBy(rows, ({ searchId }) => searchId);
}

/** A saved search with some of its matches, for the mail. */
export type FoundSearch = Pick<DueAlert, 'area' | 'name' | 'listQuery' | 'labels' | 'hits'>;

/** What a saved search has found lately that is still listed, the newest first; undefined if it has ended. */
export function findFeed(db: Kysely<DB>, id: string, today: string): Promise<FoundSearch | undefined> {
  return findFound(db, { id, today, most: MOST_IN_FEED, search: sql`true`, which: sql`true` });
}

/**
 * What the mail of a saved search tells of, as far as it is still listed; undefined where the search has ended, or its
 * account is suspended.
 *
 * @param writtenAt when the mail was written, and with it the mark in its matches.
 */
export async function findTold(
  db: Kysely<DB>,
  { id, writtenAt, today }: { readonly id: string; readonly writtenAt: string; readonly today: string },
): Promise<DueAlert | undefined> {
  const search = sql`exists (
    select from account where account.id = saved_search.account_id and account.suspended_at is null)`;
  const which = sql`hit.mailed_at = ${writtenAt}::timestamptz`;
  const found = await findFound(db, { id, today, most: MOST_TOLD + 1, search, which });
  return found && { ...found, id, waiting: found.hits.length, hits: found.hits.slice(0, MOST_TOLD) };
}

interface Wanted {
  readonly id: string;
  readonly today: string;
  readonly most: number;
  /** What must hold of the search, and of its matches. */
  readonly search: RawBuilder<unknown>;
  readonly which: RawBuilder<unknown>;
}

async function findFound(
  db: Kysely<DB>,
  { id, today, most, search: asked, which }: Wanted,
): Promise<FoundSearch | undefined> {
  const { rows } = await sql<Omit<FoundSearch, 'hits'>>`
    select area, name, list_query as "listQuery", labels from saved_search
    where id = ${id}::uuid and ${asked}`.execute(db);
  const [search] = rows;
  if (!search) {
    return undefined;
  }
  const { rows: hits } = await sql<AlertHit>`
    select record.id, record.key, record.title, record.about, left(record.body, ${LOOKED_AT}) as body, record.terms,
      hit.found_at as "foundAt"
    from saved_search_hit as hit join (${areas[search.area].records(today)}) as record on record.id = hit.record_id
    where hit.saved_search_id = ${id}::uuid and ${which}
    order by hit.found_at desc, hit.record_id desc limit ${most}`.execute(db);
  return { ...search, hits };
}

/** Marks the matches of some saved searches as mailed, or as no longer listed. */
export async function markTold(
  transaction: Transaction<DB>,
  told: readonly string[],
  all: readonly string[],
  now: string,
): Promise<void> {
  await sql`
    update saved_search set waiting = 0, mail_due_at = null,
      mailed_at = case when id = any(${told}::uuid[]) then ${now}::timestamptz else mailed_at end
    where id = any(${all}::uuid[])`.execute(transaction);
  await sql`
    update saved_search_hit set mailed_at = ${now}::timestamptz
    where saved_search_id = any(${all}::uuid[]) and mailed_at is null`.execute(transaction);
}
