import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, HelpArticle } from '../../schema/tables.ts';
import { testNow } from '../support/test-app.ts';
import { nextNumber } from './sequence.ts';

export function createHelpArticle(
  db: Kysely<DB>,
  values: Partial<Insertable<HelpArticle>> = {},
): Promise<Selectable<HelpArticle>> {
  const number = nextNumber();
  return db
    .insertInto('help_article')
    .values({
      ...{ slug: `help-${number}`, title: `Help ${number}`, summary: 'A', body: 'A', category: 'jobs', position: 1 },
      updated_at: testNow.toISOString(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
