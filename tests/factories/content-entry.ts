import type { Insertable, Kysely, Selectable } from 'kysely';
import type { ContentEntry, DB } from '../../schema/tables.ts';
import { nextNumber } from './sequence.ts';

export function createContentEntry(
  db: Kysely<DB>,
  values: Partial<Insertable<ContentEntry>> = {},
): Promise<Selectable<ContentEntry>> {
  return db
    .insertInto('content_entry')
    .values({ key: `test.entry-${nextNumber()}`, title: 'Test entry', body: 'A text that a test has made.', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}
