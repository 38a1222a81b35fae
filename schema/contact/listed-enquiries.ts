import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Order } from '../queries/keyset.ts';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import type { PlainTable } from '../queries/lists/plain-list.queries.ts';
import type { Values } from '../queries/prepared-query.ts';
import type { DB } from '../tables.ts';
import { enquiryColumns } from './enquiries.queries.ts';
import type { EnquiryCategory, EnquiryRow, EnquiryState } from './enquiry-row.ts';

/** Which conditions a list of enquiries has. */
export interface EnquiryShape {
  /** Those that wait for a reply have an index of their own. */
  readonly state: 'any' | 'open' | 'other';
  readonly category: boolean;
  readonly own: boolean;
}

export interface EnquiryValues {
  readonly state: string;
  readonly category: string;
  readonly account: string;
}

export type EnquiryOrder = 'longest-waiting' | 'latest' | 'newest';

const id = { expression: sql`enquiry.id`, type: 'uuid' };

const orders: Readonly<Record<EnquiryOrder, Order<EnquiryRow>>> = {
  'longest-waiting': {
    direction: 'asc',
    columns: [{ expression: sql`enquiry.waiting_since`, type: 'timestamptz' }, id],
    values: (enquiry) => [enquiry.waitingSince ?? '', enquiry.id],
  },
  latest: {
    direction: 'desc',
    columns: [{ expression: sql`enquiry.changed_at`, type: 'timestamptz' }, id],
    values: (enquiry) => [enquiry.changedAt, enquiry.id],
  },
  newest: {
    direction: 'desc',
    columns: [{ expression: sql`enquiry.sent_at`, type: 'timestamptz' }, id],
    values: (enquiry) => [enquiry.sentAt, enquiry.id],
  },
};

/** Enquiries as a list: of operators, or of the sender. */
export const listedEnquiries: PlainTable<EnquiryRow, EnquiryOrder, EnquiryShape, EnquiryValues> = {
  table: 'enquiry',
  orders,
  conditions: enquiryConditions,
  plansForValues: ({ category, own }) => category || own,
  select: selectEnquiries,
};

function enquiryConditions(value: Values<EnquiryValues>, shape: EnquiryShape): RawBuilder<SqlBool>[] {
  return [
    // In the very words of the partial index.
    ...(shape.state === 'open' ? [sql<SqlBool>`enquiry.state = 'open'`] : []),
    ...(shape.state === 'other' ? [sql<SqlBool>`enquiry.state = ${value('state')}`] : []),
    ...(shape.category ? [sql<SqlBool>`enquiry.category = ${value('category')}`] : []),
    ...(shape.own ? [sql<SqlBool>`enquiry.account_id = ${value('account')}::uuid`] : []),
  ];
}

function selectEnquiries(rows: RowQuery): RowQuery<EnquiryRow> {
  const enquiries = rows as unknown as SelectQueryBuilder<DB, 'enquiry', object>;
  return enquiries
    .select(enquiryColumns)
    .select((select) => [
      select.ref('enquiry.category').$castTo<EnquiryCategory>().as('category'),
      select.ref('enquiry.state').$castTo<EnquiryState>().as('state'),
    ]) as unknown as RowQuery<EnquiryRow>;
}
