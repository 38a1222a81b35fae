import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import type { EditedContent, Stored } from '../edited-kind.ts';
import type { ArticleFields } from './article-draft.ts';

/** One article, published or not. */
export async function findEditedArticle(db: Kysely<DB>, id: string): Promise<EditedContent<ArticleFields> | undefined> {
  const found = await db
    .selectFrom('article')
    .select(['id', 'slug', 'revision', 'updated_at as changedAt', 'title', 'summary', 'content'])
    .select(['category', 'priority', 'tags', 'source', 'source_url as sourceUrl', 'verified'])
    .select(['image', 'image_description as imageDescription'])
    .select(['published_at as publishedAt', sql<boolean>`unpublished_at is null`.as('published')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) {
    return undefined;
  }
  const { id: _, slug, revision, changedAt, ...fields } = found;
  return { kind: 'article', id, slug, revision, changedAt, fields: fields as ArticleFields };
}

/** Holds an article until the end of the transaction. */
export async function lockArticle(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('article').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Adds an article that is not published yet; its identifier. */
export async function insertArticle(
  transaction: Transaction<DB>,
  { fields, slug, now }: { readonly fields: ArticleFields; readonly slug: string; readonly now: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('article')
    .values({
      ...columnsOf(fields),
      ...{ slug, revision: 1 },
      ...{ unpublished_at: now, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the edited fields. */
export async function updateArticle(
  transaction: Transaction<DB>,
  { id, fields, before, revision, now }: Stored<ArticleFields>,
): Promise<void> {
  await transaction
    .updateTable('article')
    .set({ ...columnsOf(fields), revision, updated_at: now })
    .$if(fields.published !== before.published, (query) => query.set({ unpublished_at: fields.published ? null : now }))
    .where('id', '=', id)
    .execute();
}

function columnsOf({ sourceUrl, publishedAt, tags, image, imageDescription, ...fields }: ArticleFields) {
  const { title, summary, content, category, priority, source, verified } = fields;
  return {
    ...{ title, summary, content, category, priority, source, verified },
    ...{ tags: [...tags], source_url: sourceUrl, published_at: publishedAt },
    ...{ image, image_description: imageDescription },
  };
}
