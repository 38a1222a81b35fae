import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import type { EditedContent, Stored } from '../edited-kind.ts';
import type { HelpFields } from './help-draft.ts';

/** One article of the help center, published or not. */
export async function findEditedHelp(db: Kysely<DB>, id: string): Promise<EditedContent<HelpFields> | undefined> {
  const found = await db
    .selectFrom('help_article')
    .select(['id', 'slug', 'revision', 'updated_at as changedAt', 'title', 'summary', 'body', 'category'])
    .select(['keywords', 'position', 'popular_place as popularPlace'])
    .select(sql<boolean>`unpublished_at is null`.as('published'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) {
    return undefined;
  }
  const { id: _, slug, revision, changedAt, ...fields } = found;
  return { kind: 'help_article', id, slug, revision, changedAt, fields: fields as HelpFields };
}

/** Holds an article until the end of the transaction. */
export async function lockHelp(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('help_article').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Adds an article that is not published yet; its identifier. */
export async function insertHelp(
  transaction: Transaction<DB>,
  { fields, slug, now }: { readonly fields: HelpFields; readonly slug: string; readonly now: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('help_article')
    .values({ ...columnsOf(fields), slug, revision: 1, unpublished_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the edited fields. */
export async function updateHelp(
  transaction: Transaction<DB>,
  { id, fields, before, revision, now }: Stored<HelpFields>,
): Promise<void> {
  await transaction
    .updateTable('help_article')
    .set({ ...columnsOf(fields), revision, updated_at: now })
    .$if(fields.published !== before.published, (query) => query.set({ unpublished_at: fields.published ? null : now }))
    .where('id', '=', id)
    .execute();
}

function columnsOf({ title, summary, body, category, keywords, position, popularPlace }: HelpFields) {
  return { title, summary, body, category, keywords, position, popular_place: popularPlace };
}
