import { type Kysely, sql, type Transaction } from 'kysely';
import type { RowQuery } from '../../../queries/lists/listed-table.ts';
import type { DB } from '../../../tables.ts';
import { selectPlaces } from './listed-places.ts';
import type { PlaceRow, PlaceState } from './place-row.ts';

interface OwnPlace {
  readonly webinarId: string;
  readonly accountId: string;
}

/** The place of an account in a webinar. */
export function findOwnPlace(db: Kysely<DB>, { webinarId, accountId }: OwnPlace): Promise<PlaceRow | undefined> {
  const rows = db
    .selectFrom('webinar_place')
    .where('webinar_place.webinar_id', '=', webinarId)
    .where('webinar_place.account_id', '=', accountId) as unknown as RowQuery;
  return selectPlaces(rows).executeTakeFirst();
}

/** Gives an account a place, or another one after it has given one back. The webinar's row is locked. */
export async function insertPlace(
  transaction: Transaction<DB>,
  { webinarId, accountId, state, now }: OwnPlace & { readonly state: PlaceState; readonly now: string },
): Promise<string> {
  const said = { state, asked_at: now, changed_at: now };
  const { id } = await transaction
    .insertInto('webinar_place')
    .values({ webinar_id: webinarId, account_id: accountId, ...said })
    .onConflict((conflict) => conflict.columns(['webinar_id', 'account_id']).doUpdateSet(said))
    .returning('id')
    .executeTakeFirstOrThrow();
  await countPlaces(transaction, webinarId, state, 1);
  return id;
}

/** Takes the place of an account away. The webinar's row is locked. */
export async function giveBackPlace(
  transaction: Transaction<DB>,
  { webinarId, accountId, state, now }: OwnPlace & { readonly state: PlaceState; readonly now: string },
): Promise<void> {
  await transaction
    .updateTable('webinar_place')
    .set({ state: 'given_back', changed_at: now })
    .where('webinar_id', '=', webinarId)
    .where('account_id', '=', accountId)
    .execute();
  await countPlaces(transaction, webinarId, state, -1);
}

async function countPlaces(transaction: Transaction<DB>, webinarId: string, state: PlaceState, by: 1 | -1) {
  const column = state === 'registered' ? 'taken' : 'waiting';
  await transaction
    .updateTable('webinar')
    .set({ [column]: sql`${sql.ref(column)} + ${sql.lit(by)}` })
    .where('id', '=', webinarId)
    .execute();
}

/** Locks webinars, in an order that keeps two requests from waiting for each other. */
export async function lockWebinars(transaction: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) {
    await transaction.selectFrom('webinar').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  }
}

/** The account that has moved up from a waiting list, and its webinar. */
export interface MovedUp {
  readonly webinarId: string;
  readonly accountId: string;
  readonly email: string;
}

/**
 * Gives the free seats of webinars that are to come to those who wait, the first who asked first; suspended accounts keep
 * their place in the line. The webinars' rows are locked.
 */
export async function moveUp(
  transaction: Transaction<DB>,
  webinarIds: readonly string[],
  now: string,
): Promise<MovedUp[]> {
  const { rows } = await sql<MovedUp>`
    with free as (
      select id, seats - taken as seats from webinar
      where id = any(${webinarIds}::uuid[]) and cancelled_at is null and starts_at > ${now}::timestamptz
    ), next as (
      select first.id from free cross join lateral (
        select webinar_place.id from webinar_place join account on account.id = webinar_place.account_id
        where webinar_place.webinar_id = free.id and webinar_place.state = 'waiting' and account.suspended_at is null
        order by webinar_place.asked_at, webinar_place.id limit free.seats
      ) as first
    ), moved as (
      update webinar_place set state = 'registered', changed_at = ${now}::timestamptz from next
      where webinar_place.id = next.id returning webinar_place.webinar_id, webinar_place.account_id
    ), counted as (
      update webinar set taken = taken + sums.number, waiting = waiting - sums.number
      from (select webinar_id, count(*)::smallint as number from moved group by webinar_id) as sums
      where webinar.id = sums.webinar_id
    )
    select moved.webinar_id as "webinarId", account.id as "accountId", account.email
    from moved join account on account.id = moved.account_id`.execute(transaction);
  return rows;
}

/** Who has a seat in a webinar, or waits for one. */
export function listPlaceHolders(
  transaction: Transaction<DB>,
  webinarId: string,
): Promise<{ readonly accountId: string; readonly email: string }[]> {
  return transaction
    .selectFrom('webinar_place')
    .innerJoin('account', 'account.id', 'webinar_place.account_id')
    .select(['account.id as accountId', 'account.email'])
    .where('webinar_place.webinar_id', '=', webinarId)
    .where('webinar_place.state', 'in', ['registered', 'waiting'])
    .execute();
}

/** The webinars in which an account has a seat, or waits for one. */
export async function listWebinarsOf(transaction: Transaction<DB>, accountId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('webinar_place')
    .select('webinar_id as id')
    .where('account_id', '=', accountId)
    .where('state', '<>', 'given_back')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes all places of an account away, with the numbers of their webinars, whose rows are locked. */
export async function deletePlacesOf(transaction: Transaction<DB>, accountId: string): Promise<void> {
  await sql`
    with gone as (delete from webinar_place where account_id = ${accountId}::uuid returning webinar_id, state)
    update webinar set
      taken = taken - (case when gone.state = 'registered' then 1 else 0 end)::smallint,
      waiting = waiting - (case when gone.state = 'waiting' then 1 else 0 end)::smallint
    from gone where webinar.id = gone.webinar_id`.execute(transaction);
}

/** All that is kept of an account's places, for its download. */
export function listAllOwnPlaces(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('webinar_place')
    .innerJoin('webinar', 'webinar.id', 'webinar_place.webinar_id')
    .select(['webinar_place.id', 'webinar.title', 'webinar.starts_at as startsAt', 'webinar_place.state'])
    .select(['webinar_place.asked_at as askedAt', 'webinar_place.changed_at as changedAt'])
    .where('webinar_place.account_id', '=', accountId)
    .orderBy('webinar_place.asked_at')
    .orderBy('webinar_place.id')
    .execute();
}
