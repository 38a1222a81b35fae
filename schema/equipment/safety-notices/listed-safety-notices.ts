import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Order } from '../../queries/keyset.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import type { Values } from '../../queries/prepared-query.ts';
import type { DB } from '../../tables.ts';
import type { EquipmentCategoryName } from '../equipment-row.ts';
import type { SafetyNoticeKindName, SafetyNoticeRow } from './safety-notice-row.ts';

/** Which notices: all, those that are open, or one by its identifier or by its name in addresses. */
export type SafetyNoticeShape = 'all' | 'open' | 'id' | 'slug';

export interface SafetyNoticeValues {
  /** Identifier or name of the one that is asked for. */
  readonly key: string;
}

const newest: Order<SafetyNoticeRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`safety_notice.published_on`, type: 'date' },
    { expression: sql`safety_notice.id`, type: 'uuid' },
  ],
  values: (notice) => [notice.publishedOn, notice.id],
};

/** The safety notices as a list. */
export const listedSafetyNotices: PlainTable<SafetyNoticeRow, 'newest', SafetyNoticeShape, SafetyNoticeValues> = {
  table: 'safety_notice',
  orders: { newest },
  conditions: noticeConditions,
  plansForValues: (shape) => shape === 'id' || shape === 'slug',
  select: selectNotices,
};

function noticeConditions(value: Values<SafetyNoticeValues>, shape: SafetyNoticeShape): RawBuilder<SqlBool>[] {
  switch (shape) {
    case 'all':
      return [];
    case 'open':
      return [sql<SqlBool>`safety_notice.withdrawn_at is null`];
    case 'id':
      return [sql<SqlBool>`safety_notice.id = ${value('key')}::uuid`];
    case 'slug':
      return [sql<SqlBool>`safety_notice.slug = ${value('key')}::text`];
  }
}

function selectNotices(rows: RowQuery): RowQuery<SafetyNoticeRow> {
  const notices = rows as unknown as SelectQueryBuilder<DB, 'safety_notice', object>;
  return notices
    .select(['safety_notice.id', 'safety_notice.reference', 'safety_notice.slug', 'safety_notice.title'])
    .select(['safety_notice.summary', 'safety_notice.advice', 'safety_notice.source_url as sourceUrl'])
    .select(['safety_notice.published_on as publishedOn', 'safety_notice.manufacturer', 'safety_notice.products'])
    .select(['safety_notice.is_illustrative as isIllustrative', 'safety_notice.entered_at as enteredAt'])
    .select(['safety_notice.withdrawn_at as withdrawnAt', 'safety_notice.withdrawal_reason as withdrawalReason'])
    .select((select) => [
      select.ref('safety_notice.kind').$castTo<SafetyNoticeKindName>().as('kind'),
      select.ref('safety_notice.category').$castTo<EquipmentCategoryName | null>().as('category'),
    ]) as unknown as RowQuery<SafetyNoticeRow>;
}

const instant = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

/** The open notices that these links lead to, as one JSON value, the newest first. */
function openNotices(links: RawBuilder<unknown>): RawBuilder<SafetyNoticeRow[]> {
  return sql<SafetyNoticeRow[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', notice.id, 'reference', notice.reference, 'slug', notice.slug,
        'kind', notice.kind, 'title', notice.title, 'summary', notice.summary, 'advice', notice.advice,
        'sourceUrl', notice.source_url, 'publishedOn', notice.published_on, 'manufacturer', notice.manufacturer,
        'products', notice.products, 'category', notice.category, 'isIllustrative', notice.is_illustrative,
        'enteredAt', to_char(notice.entered_at at time zone 'UTC', ${instant}), 'withdrawnAt', null,
        'withdrawalReason', null) order by notice.published_on desc, notice.id desc), '[]')
      from ${links} join safety_notice as notice on notice.id = concerned.notice_id
      where concerned.is_concerned and notice.withdrawn_at is null)`;
}

/** The open notices that concern a product; the query has `equipment`. */
export const openNoticesOfProduct = openNotices(
  sql`(select * from safety_notice_equipment where equipment_id = equipment.id) as concerned`,
);

/** The open notices that concern an item of an order; the query has `bulk_order_item as item`. */
export const openNoticesOfItem = openNotices(
  sql`(select * from safety_notice_order_item where item_id = item.id) as concerned`,
);
