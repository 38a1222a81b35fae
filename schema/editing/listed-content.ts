import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Order } from '../queries/keyset.ts';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import { type PlainTable, plainListReader } from '../queries/lists/plain-list.queries.ts';
import { type SearchShape, type SearchValues, searchConditions } from '../queries/search/text-search.ts';
import type { DB } from '../tables.ts';
import type { ContentKindName } from './edited-kind.ts';

/** A piece of content in a list of operators. */
export interface ListedContentRow {
  readonly kind: ContentKindName;
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly published: boolean;
  readonly revision: number;
  readonly changedAt: string;
}

/** Which conditions a list of content has. */
export interface ContentShape {
  readonly search: SearchShape;
  readonly state: 'any' | 'published' | 'unpublished';
}

/** The content of one kind as a list, published or not, the last changed first. */
function contentReader(kind: ContentKindName, published: string, slug = 'slug') {
  const column = (name: string) => sql.ref(`${kind}.${name}`);
  const isPublished = sql<SqlBool>`${sql.raw(published)}`;
  const changed: Order<ListedContentRow> = {
    direction: 'desc',
    columns: [
      { expression: column('updated_at'), type: 'timestamptz' },
      { expression: column('id'), type: 'uuid' },
    ],
    values: ({ changedAt, id }) => [changedAt, id],
  };
  const listed: PlainTable<ListedContentRow, 'changed', ContentShape, SearchValues> = {
    table: kind,
    orders: { changed },
    conditions: (value, { search, state }) => [
      ...searchConditions(kind, value, search),
      ...(state === 'published' ? [isPublished] : []),
      ...(state === 'unpublished' ? [sql<SqlBool>`not (${isPublished})`] : []),
    ],
    plansForValues: ({ search, state }) => search !== 'none' || state !== 'any',
    select: (rows: RowQuery) =>
      (rows as unknown as SelectQueryBuilder<DB, 'article', object>)
        .select([
          sql<string>`${sql.lit(kind)}`.as('kind'),
          sql<string>`${column('id')}`.as('id'),
          sql<string>`${column(slug)}`.as('slug'),
          sql<string>`${column('title')}`.as('title'),
          sql<boolean>`${isPublished}`.as('published'),
          sql<number>`${column('revision')}`.as('revision'),
          sql<string>`${column('updated_at')}`.as('changedAt'),
        ])
        .$castTo<ListedContentRow>() as unknown as RowQuery<ListedContentRow>,
  };
  return plainListReader(listed);
}

export const contentReaders = {
  article: contentReader('article', 'article.unpublished_at is null'),
  help_article: contentReader('help_article', 'help_article.unpublished_at is null'),
  document: contentReader('document', 'document.version is not null and document.unpublished_at is null'),
  content_entry: contentReader('content_entry', 'content_entry.revision >= 0', 'key'),
} as const satisfies Readonly<Record<ContentKindName, unknown>>;
