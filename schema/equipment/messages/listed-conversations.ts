import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Order } from '../../queries/keyset.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import type { Values } from '../../queries/prepared-query.ts';
import type { DB } from '../../tables.ts';
import type { ConversationRow, ConversationSide, ConversationState } from './conversation-row.ts';
import { conversationColumns } from './conversations.queries.ts';

/** On which side the account is whose conversations are listed. */
export type ConversationShape = Exclude<ConversationSide, 'operator'>;

export interface ConversationValues {
  readonly account: string;
  /** Identifiers of the suppliers for which it answers. */
  readonly suppliers: readonly string[];
}

const latest: Order<ConversationRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`supplier_conversation.changed_at`, type: 'timestamptz' },
    { expression: sql`supplier_conversation.id`, type: 'uuid' },
  ],
  values: (conversation) => [conversation.changedAt, conversation.id],
};

/** The conversations of one account as a list. */
export const listedConversations: PlainTable<ConversationRow, 'latest', ConversationShape, ConversationValues> = {
  table: 'supplier_conversation',
  orders: { latest },
  conditions: conversationConditions,
  plansForValues: () => true,
  select: selectConversations,
};

function conversationConditions(value: Values<ConversationValues>, side: ConversationShape): RawBuilder<SqlBool>[] {
  return side === 'buyer'
    ? [sql<SqlBool>`supplier_conversation.account_id = ${value('account')}::uuid`]
    : [sql<SqlBool>`supplier_conversation.supplier_id = any(${value('suppliers')}::uuid[])`];
}

function selectConversations(rows: RowQuery): RowQuery<ConversationRow> {
  const conversations = rows as unknown as SelectQueryBuilder<DB, 'supplier_conversation', object>;
  return conversations
    .innerJoin('supplier', 'supplier.id', 'supplier_conversation.supplier_id')
    .select(conversationColumns)
    .select((select) =>
      select.ref('supplier_conversation.state').$castTo<ConversationState>().as('state'),
    ) as unknown as RowQuery<ConversationRow>;
}
