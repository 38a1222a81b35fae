import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import type { SafetyNoticeDraft } from './safety-notice-draft.ts';

/** The name of the lock that those hold who publish a notice, and those who publish or ask for what it may concern. */
const LOCK = 'safety_notice';

/**
 * Holds off all who publish products or ask for them until the transaction ends, so that nothing slips through between what
 * they read and what a notice finds.
 */
export async function holdSafetyNotices(transaction: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`.execute(transaction);
}

/** Holds off who publishes or withdraws a notice until the transaction ends. It comes before locks of rows. */
export async function shareSafetyNotices(transaction: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${LOCK}, 0))`.execute(transaction);
}

/** Adds a notice; its identifier. */
export async function insertSafetyNotice(
  transaction: Transaction<DB>,
  { criteria, ...draft }: SafetyNoticeDraft,
  now: string,
): Promise<string> {
  const { id } = await transaction
    .insertInto('safety_notice')
    .values({
      reference: draft.reference,
      kind: draft.kind,
      title: draft.title,
      summary: draft.summary,
      advice: draft.advice,
      source_url: draft.sourceUrl,
      published_on: draft.publishedOn,
      manufacturer: criteria.manufacturer,
      products: [...criteria.products],
      category: criteria.category,
      entered_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether a notice is open; nothing where there is none. */
export function findNoticeState(
  db: Kysely<DB>,
  id: string,
): Promise<{ readonly withdrawnAt: string | null } | undefined> {
  return db.selectFrom('safety_notice').select('withdrawn_at as withdrawnAt').where('id', '=', id).executeTakeFirst();
}

/** Ends a notice: it pauses nothing any more. */
export async function withdrawNotice(
  transaction: Transaction<DB>,
  id: string,
  { reason, now }: { readonly reason: string; readonly now: string },
): Promise<void> {
  await transaction
    .updateTable('safety_notice')
    .set({ withdrawn_at: now, withdrawal_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** How much a notice pauses while it is open. */
export interface ConcernedCounts {
  readonly products: number;
  readonly orderItems: number;
}

/** How many products and items of orders a notice concerns. */
export async function countConcerned(db: Kysely<DB>, id: string): Promise<ConcernedCounts> {
  const { rows } = await sql<ConcernedCounts>`
    select (select count(*) from safety_notice_equipment where notice_id = ${id}::uuid and is_concerned)::int as products,
      (select count(*) from safety_notice_order_item where notice_id = ${id}::uuid and is_concerned)::int as "orderItems"`.execute(
    db,
  );
  return rows[0] ?? { products: 0, orderItems: 0 };
}

/** The references of the open notices that concern a product, the newest first. */
export async function listPausing(db: Kysely<DB>, productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('safety_notice_equipment as concerned')
    .innerJoin('safety_notice as notice', 'notice.id', 'concerned.notice_id')
    .select('notice.reference')
    .where('concerned.equipment_id', '=', productId)
    .where('concerned.is_concerned', '=', true)
    .where('notice.withdrawn_at', 'is', null)
    .orderBy('notice.published_on', 'desc')
    .orderBy('notice.id', 'desc')
    .execute();
  return rows.map(({ reference }) => reference);
}
