import { type Kysely, sql, type Transaction } from 'kysely';
import type { ContentItem } from '../../content/content.queries.ts';
import type { DB } from '../../tables.ts';
import type { EditedContent, Stored } from '../edited-kind.ts';
import type { EntryFields } from './entry-draft.ts';

/** One entry; its key serves as the slug. */
export async function findEditedEntry(db: Kysely<DB>, id: string): Promise<EditedContent<EntryFields> | undefined> {
  const found = await db
    .selectFrom('content_entry')
    .select(['key', 'revision', 'updated_at as changedAt', 'title', 'body', 'illustrative'])
    .select(sql<ContentItem[]>`items`.as('items'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) {
    return undefined;
  }
  const { key: slug, revision, changedAt, ...fields } = found;
  return { kind: 'content_entry', id, slug, revision, changedAt, fields: { ...fields, published: true } };
}

/** Holds an entry until the end of the transaction. */
export async function lockEntry(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('content_entry').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Stores the edited fields. */
export async function updateEntry(
  transaction: Transaction<DB>,
  { id, fields: { title, body, items, illustrative }, revision, now }: Stored<EntryFields>,
): Promise<void> {
  await transaction
    .updateTable('content_entry')
    .set({ title, body, items: JSON.stringify(items), illustrative, revision, updated_at: now })
    .where('id', '=', id)
    .execute();
}
