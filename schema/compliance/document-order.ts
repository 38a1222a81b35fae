import { sql } from 'kysely';
import type { Order } from '../queries/keyset.ts';
import type { DocumentSortName } from './document-filter.ts';
import type { DocumentRow } from './document-row.ts';

const id = { expression: sql`document.id`, type: 'uuid' };
const publishedAt = { expression: sql`document.published_at`, type: 'timestamptz' };

/** How each order sorts, and which values of a row a cursor contains. */
export const orders: Readonly<Record<DocumentSortName, Order<DocumentRow>>> = {
  most_urgent: {
    direction: 'desc',
    columns: [{ expression: sql`document.urgency_rank`, type: 'smallint' }, publishedAt, id],
    values: (row) => [row.urgencyRank, row.publishedAt, row.id],
  },
  newest: {
    direction: 'desc',
    columns: [publishedAt, id],
    values: (row) => [row.publishedAt, row.id],
  },
  title: {
    direction: 'asc',
    columns: [{ expression: sql`document.title_order`, type: 'text' }, id],
    values: (row) => [row.titleOrder, row.id],
  },
  relevance: {
    direction: 'desc',
    columns: [{ expression: sql`document.score`, type: 'integer' }, publishedAt, id],
    values: (row) => [row.score ?? 0, row.publishedAt, row.id],
  },
};
