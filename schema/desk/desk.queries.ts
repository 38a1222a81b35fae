import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { COUNT_LIMIT } from '../queries/page.ts';
import type { DB } from '../tables.ts';
import { type DeskQueue, type DeskQueueName, deskQueues } from './desk-queues.ts';

const HOUR_MS = 3_600_000;

/** How much waits in a queue. */
export interface QueueLength {
  readonly name: DeskQueueName;
  readonly waiting: number;
  readonly overdue: number;
  /** The earliest deadline of what waits; null if nothing does. */
  readonly nextDueAt: string | null;
}

/** Counts the waiting items of a queue, and those overdue at an instant; 10,000 items at most, the earliest deadline first. */
export async function countQueue(db: Kysely<DB>, name: DeskQueueName, now: Date): Promise<QueueLength> {
  const { table, waits }: DeskQueue = deskQueues[name];
  const { column, before, later } = deadlineOf(name, now);
  const { rows } = await sql<Omit<QueueLength, 'name'>>`
    select count(*)::integer as waiting, (count(*) filter (where reached < ${before}))::integer as overdue,
      min(reached) + ${later} as "nextDueAt"
    from (
      select ${sql.ref(column)} as reached from ${sql.table(table)}
      where ${waits} order by ${sql.ref(column)} limit ${sql.lit(COUNT_LIMIT)}
    ) as item`.execute(db);
  return { name, ...(rows[0] ?? { waiting: 0, overdue: 0, nextDueAt: null }) };
}

/** By which column a queue is in the order of its deadlines, before when an item is overdue, and how long after that it is due. */
function deadlineOf(name: DeskQueueName, now: Date) {
  const { since, due }: DeskQueue = deskQueues[name];
  const hours = 'hours' in due ? due.hours : 0;
  return {
    column: 'column' in due ? due.column : since,
    before: new Date(now.getTime() - hours * HOUR_MS).toISOString(),
    later: sql`make_interval(hours => ${sql.lit(hours)})`,
  };
}

/** Since when an item has waited, as ISO 8601; undefined if it does not wait. */
export async function findWaitingSince(db: Kysely<DB>, name: DeskQueueName, id: string): Promise<string | undefined> {
  const { table, waits, since }: DeskQueue = deskQueues[name];
  const { rows } = await sql<{ since: string }>`
    select ${sql.ref(since)} as since from ${sql.table(table)} where id = ${id} and ${waits}`.execute(db);
  return rows[0]?.since;
}

/** Which operator is at an item, and since when. */
export interface DeskClaim {
  readonly itemId: string;
  readonly accountId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly claimedAt: string;
}

/** An item of a queue. */
export interface DeskItem {
  readonly queue: DeskQueueName;
  readonly id: string;
}

/** An operator who may sign in: claims of other accounts block nothing. */
const isPresent = sql<SqlBool>`account.access = 'operator' and account.suspended_at is null`;

/** The claims of present operators on items of a queue that wait still as they did when they were claimed. */
export function listClaims(db: Kysely<DB>, queue: DeskQueueName, ids: readonly string[]): Promise<DeskClaim[]> {
  const { table, waits, since }: DeskQueue = deskQueues[queue];
  const holds = sql<SqlBool>`exists (
    select from ${sql.table(table)} where id = desk_claim.item_id and ${waits} and ${sql.ref(since)} <= desk_claim.claimed_at)`;
  return db
    .selectFrom('desk_claim')
    .innerJoin('account', 'account.id', 'desk_claim.account_id')
    .innerJoin('user_profile', 'user_profile.id', 'desk_claim.account_id')
    .select([
      'desk_claim.item_id as itemId',
      'desk_claim.account_id as accountId',
      'user_profile.first_name as firstName',
      'user_profile.last_name as lastName',
      'account.email',
      'desk_claim.claimed_at as claimedAt',
    ])
    .where('desk_claim.queue', '=', queue)
    .where('desk_claim.item_id', 'in', ids)
    .where(holds)
    .where(isPresent)
    .orderBy('desk_claim.item_id')
    .execute();
}

/**
 * Claims an item for an account and replaces the present claim; false if another present operator has claimed it since it
 * began to wait.
 */
export async function insertClaim(
  transaction: Transaction<DB>,
  { queue, id }: DeskItem,
  claim: { readonly accountId: string; readonly since: string; readonly now: string; readonly takesOver: boolean },
): Promise<boolean> {
  const { accountId, since, now, takesOver } = claim;
  const inserted = await transaction
    .insertInto('desk_claim')
    .values({ queue, item_id: id, account_id: accountId, claimed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['queue', 'item_id'])
        .doUpdateSet({ account_id: accountId, claimed_at: now })
        .where(
          sql<boolean>`${takesOver}::boolean or desk_claim.claimed_at < ${since}::timestamptz or desk_claim.account_id = ${accountId}::uuid
            or not exists (select from account where account.id = desk_claim.account_id and ${isPresent})`,
        ),
    )
    .returning('item_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Takes the claim on an item away; false if there is none. */
export async function deleteClaim(transaction: Transaction<DB>, { queue, id }: DeskItem): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('desk_claim')
    .where('queue', '=', queue)
    .where('item_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes claims from before an instant, whose items are decided or have waited too long for anyone to be at them. */
export async function deleteOldClaims(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('desk_claim').where('claimed_at', '<', before).execute();
}

/** An operator who can take over an item. */
export interface DeskOperator {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The operators of the portal, by name; 100 at most. */
export function listDeskOperators(db: Kysely<DB>): Promise<DeskOperator[]> {
  return operators(db).orderBy('user_profile.first_name').orderBy('account.id').limit(100).execute();
}

/** Whether an account is an operator's that may sign in, which stays so until the transaction ends. */
export async function isDeskOperator(transaction: Transaction<DB>, id: string): Promise<boolean> {
  const found = operators(transaction).where('account.id', '=', id).forShare('account');
  return (await found.executeTakeFirst()) !== undefined;
}

function operators(db: Kysely<DB>) {
  return db
    .selectFrom('account')
    .innerJoin('user_profile', 'user_profile.id', 'account.id')
    .select([
      'account.id',
      'user_profile.first_name as firstName',
      'user_profile.last_name as lastName',
      'account.email',
    ])
    .where(isPresent);
}

/** The claims of an operator, for the download of own data. */
export function listOwnClaims(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('desk_claim')
    .select(['queue', 'item_id as itemId', 'claimed_at as claimedAt'])
    .where('account_id', '=', accountId)
    .orderBy('claimed_at')
    .orderBy('item_id')
    .execute();
}
