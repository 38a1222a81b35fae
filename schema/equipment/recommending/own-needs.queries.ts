import { type Kysely, sql } from 'kysely';
import type { DB } from '../../tables.ts';

/** So many of the orders that a user sent last, and of the conversations that changed last, say what they need. */
const LATEST = 20;

/** A kind of equipment that a user asked about. */
export interface OwnNeed {
  /** As orders name it: not each is a category of the marketplace. */
  readonly category: string;
  readonly how: 'ordered' | 'wrote';
}

/** The kinds of equipment that a user asked quotes for, or wrote to suppliers about, each once and how. */
export async function listOwnNeeds(db: Kysely<DB>, accountId: string): Promise<OwnNeed[]> {
  const { rows } = await sql<OwnNeed>`
    select distinct item.equipment as category, 'ordered' as how
    from bulk_order_item item
    where item.order_id in (
      select id from bulk_order where account_id = ${accountId} order by sent_at desc, id desc limit ${LATEST})
    union all
    select distinct equipment.category, 'wrote' as how
    from equipment
    where equipment.id in (
      select equipment_id from supplier_conversation where account_id = ${accountId}
      order by changed_at desc, id desc limit ${LATEST})
    order by how, category`.execute(db);
  return rows;
}
