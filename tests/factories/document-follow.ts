import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, DocumentFollow } from '../../schema/tables.ts';
import { createAccount } from './account.ts';

/** What an account of its own follows, unless told otherwise: a regulation that no document names. */
export async function createDocumentFollow(
  db: Kysely<DB>,
  values: Partial<Insertable<DocumentFollow>> = {},
): Promise<Selectable<DocumentFollow>> {
  return db
    .insertInto('document_follow')
    .values({
      account_id: values.account_id ?? (await createAccount(db)).id,
      kind: 'regulation',
      name: 'The Test Act',
      followed_at: '2026-11-20T09:00:00.000Z',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
