import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Order } from '../../queries/keyset.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import type { Values } from '../../queries/prepared-query.ts';
import type { DB } from '../../tables.ts';
import { everyPart, selectEquipment } from '../equipment-selection.ts';
import type { EquipmentPostingRow } from './equipment-posting-row.ts';

/** Which products a list has: those of an account or an organisation, or those that wait for an operator. */
export type PostingShape = 'own' | 'organisation' | 'to-review';

export interface PostingValues {
  /** Identifier of the account or the organisation. */
  readonly of: string;
}

export type PostingOrder = 'newest' | 'longest-waiting';

const id = { expression: sql`equipment.id`, type: 'uuid' };

const orders: Readonly<Record<PostingOrder, Order<EquipmentPostingRow>>> = {
  newest: {
    direction: 'desc',
    columns: [{ expression: sql`equipment.created_at`, type: 'timestamptz' }, id],
    values: (posting) => [posting.createdAt, posting.id],
  },
  'longest-waiting': {
    direction: 'asc',
    columns: [{ expression: sql`equipment.submitted_at`, type: 'timestamptz' }, id],
    values: (posting) => [posting.submittedAt ?? '', posting.id],
  },
};

/** Products as their owners and operators see them, whatever their state. */
export const listedEquipmentPostings: PlainTable<EquipmentPostingRow, PostingOrder, PostingShape, PostingValues> = {
  table: 'equipment',
  orders,
  conditions: postingConditions,
  select: selectPostings,
};

/** In the very words of the partial indexes, which serve these conditions. */
function postingConditions(value: Values<PostingValues>, shape: PostingShape): RawBuilder<SqlBool>[] {
  if (shape === 'to-review') {
    return [sql<SqlBool>`equipment.withdrawn_at is null and equipment.review_state = 'in_review'`];
  }
  const column = shape === 'own' ? sql.ref('equipment.owner_id') : sql.ref('equipment.organisation_id');
  return [sql<SqlBool>`${column} = ${value('of')}::uuid`];
}

/** Adds what owners and operators see to a query of products. */
export function selectPostings(rows: RowQuery): RowQuery<EquipmentPostingRow> {
  const equipment = selectEquipment(rows, everyPart) as unknown as SelectQueryBuilder<DB, 'equipment', object>;
  return equipment.select([
    'equipment.owner_id as ownerId',
    'equipment.organisation_id as organisationId',
    'equipment.created_at as createdAt',
    'equipment.submitted_at as submittedAt',
    'equipment.reviewed_at as reviewedAt',
    'equipment.decline_reason as declineReason',
    'equipment.revision',
  ]) as unknown as RowQuery<EquipmentPostingRow>;
}
