import type { Insertable, Kysely, Selectable } from 'kysely';
import type { ArticleComment, DB } from '../../schema/tables.ts';

/** A comment that is shown; `article_id` and `account_id` say where and whose. */
export async function createArticleComment(
  db: Kysely<DB>,
  values: Partial<Insertable<ArticleComment>> & Pick<Insertable<ArticleComment>, 'article_id' | 'account_id'>,
): Promise<Selectable<ArticleComment>> {
  return db
    .insertInto('article_comment')
    .values({
      text: 'A comment that a test has written.',
      author_name: 'Test Person',
      author_role: 'nurse',
      author_organization: 'Test hospital',
      state: 'shown',
      posted_at: '2026-11-19T12:00:00.000Z',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
