import { type Kysely, sql } from 'kysely';
import type { DB } from '../../tables.ts';

/** The account's messages to suppliers, with the answers, and those for its own suppliers. */
export async function listOwnConversations(db: Kysely<DB>, accountId: string): Promise<object> {
  const begun = await db
    .selectFrom('supplier_conversation')
    .innerJoin('supplier', 'supplier.id', 'supplier_conversation.supplier_id')
    .select(['supplier_conversation.id', 'reference', 'supplier.name as supplier', 'product_name as product'])
    .select(['supplier_conversation.name', 'email', 'supplier_conversation.phone', 'organization', 'state'])
    .select(['sent_at as sentAt', 'changed_at as changedAt', 'reported_at as reportedAt'])
    .select((select) =>
      select
        .selectFrom('supplier_conversation_entry as entry')
        .select(
          sql<object[]>`coalesce(json_agg(json_build_object('writtenBy', entry.written_by, 'body', entry.body,
            'happenedAt', to_char(entry.happened_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            order by entry.happened_at, entry.id), '[]')`.as('list'),
        )
        .whereRef('entry.conversation_id', '=', 'supplier_conversation.id')
        .as('messages'),
    )
    .where('account_id', '=', accountId)
    .orderBy('sent_at')
    .orderBy('supplier_conversation.id')
    .execute();
  const answered = await db
    .selectFrom('supplier_conversation_entry')
    .innerJoin('supplier_conversation', 'supplier_conversation.id', 'conversation_id')
    .select(['reference', 'product_name as product', 'body', 'happened_at as happenedAt'])
    .where('author_id', '=', accountId)
    .where('written_by', '=', 'supplier')
    .orderBy('happened_at')
    .orderBy('supplier_conversation_entry.id')
    .execute();
  return { begun, answered };
}
