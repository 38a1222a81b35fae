import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { beyondCursor, inReadingOrder, type KeysetShape, type KeysetValues, type Order } from '../queries/keyset.ts';
import { COUNT_LIMIT } from '../queries/page.ts';
import { preparedQuery } from '../queries/prepared-query.ts';
import type { DB } from '../tables.ts';

export interface ContentItem {
  readonly label: string;
  readonly value?: string;
  readonly text?: string;
  readonly url?: string;
}

export interface ContentRow {
  readonly key: string;
  readonly title: string;
  readonly body: string;
  readonly items: readonly ContentItem[];
  readonly illustrative: boolean;
  readonly updatedAt: string;
}

/** One entry. */
export async function findContent(db: Kysely<DB>, key: string): Promise<ContentRow | undefined> {
  return selectContent(db.selectFrom('content_entry')).where('key', '=', key).executeTakeFirst();
}

/** Entries by key. */
export const contentOrder: Order<ContentRow> = {
  direction: 'asc',
  columns: [{ expression: sql`content_entry.key`, type: 'text' }],
  values: (row) => [row.key],
};

/** A page of the entries whose key begins with `prefix`, by key, in reading direction. */
export const listContent = preparedQuery<
  KeysetShape & { readonly hasPrefix: boolean },
  KeysetValues & { readonly prefix: string },
  ContentRow
>((db, value, shape) => {
  const { backward } = shape;
  return inReadingOrder(selectContent(db.selectFrom('content_entry')), contentOrder, backward)
    .$if(shape.hasPrefix, (query) => query.where(beginsWith(value('prefix'))))
    .$if(shape.fromCursor, (query) => query.where(beyondCursor(contentOrder, value, backward)))
    .limit(sql<number>`${value('limit')}::int`)
    .$if(shape.skips, (query) => query.offset(sql<number>`${value('offset')}::int`));
});

/** How many entries there are, counted to one beyond the limit. */
export async function countContent(db: Kysely<DB>, prefix: string): Promise<number> {
  const some = db
    .selectFrom('content_entry')
    .select('key')
    .$if(prefix !== '', (query) => query.where(beginsWith(prefix)))
    .limit(COUNT_LIMIT + 1)
    .as('some');
  const { count } = await db
    .selectFrom(some)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type ContentQuery = SelectQueryBuilder<DB, 'content_entry', object>;

function selectContent(query: ContentQuery) {
  return query
    .select(['key', 'title', 'body', 'illustrative', 'updated_at as updatedAt'])
    .select(sql<ContentItem[]>`items`.as('items'));
}

/** The text operators compare bytes, as the index of keys does. */
function beginsWith(prefix: string) {
  return sql<SqlBool>`content_entry.key ^@ ${prefix}`;
}
