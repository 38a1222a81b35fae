import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Article, DB } from '../../schema/tables.ts';
import { nextNumber } from './sequence.ts';

export function createArticle(db: Kysely<DB>, values: Partial<Insertable<Article>> = {}): Promise<Selectable<Article>> {
  return db
    .insertInto('article')
    .values({
      slug: `test-article-${nextNumber()}`,
      title: 'Test article',
      summary: 'An article that a test has made.',
      content: 'It says nothing.',
      category: 'policy',
      priority: 'medium',
      source: 'Test source',
      image: '/pictures/rota.svg',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
