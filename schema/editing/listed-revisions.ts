import { type SelectQueryBuilder, sql } from 'kysely';
import type { Order } from '../queries/keyset.ts';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import type { PlainTable } from '../queries/lists/plain-list.queries.ts';
import type { DB } from '../tables.ts';
import type { ContentRevisionRow } from './content-revision-row.ts';

const newest: Order<ContentRevisionRow> = {
  direction: 'desc',
  columns: [{ expression: sql`content_revision.number`, type: 'integer' }],
  values: ({ number }) => [number],
};

/** The revisions of one piece of content as a list. */
export const listedRevisions: PlainTable<
  ContentRevisionRow,
  'newest',
  object,
  { readonly kind: string; readonly subject: string }
> = {
  table: 'content_revision',
  orders: { newest },
  conditions: (value) => [
    sql`content_revision.kind = ${value('kind')}`,
    sql`content_revision.subject_id = ${value('subject')}::uuid`,
  ],
  select: (rows: RowQuery) => {
    const revisions = rows as unknown as SelectQueryBuilder<DB, 'content_revision', object>;
    return revisions
      .leftJoin('account', 'account.id', 'content_revision.account_id')
      .leftJoin('content_revision as earlier', (join) =>
        join
          .onRef('earlier.kind', '=', 'content_revision.kind')
          .onRef('earlier.subject_id', '=', 'content_revision.subject_id')
          .on('earlier.number', '=', sql<number>`content_revision.number - 1`),
      )
      .select([
        'content_revision.id',
        'content_revision.kind',
        'content_revision.number',
        'content_revision.action',
        'content_revision.note',
        'content_revision.changed_fields as changedFields',
        'content_revision.fields',
        'earlier.fields as fieldsBefore',
        'content_revision.saved_at as savedAt',
        'account.email as accountEmail',
      ]) as unknown as RowQuery<ContentRevisionRow>;
  },
};
