import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { RevisionAction } from './content-revision-row.ts';
import type { ContentKindName, EditedFields } from './edited-kind.ts';

/** What processes of the portal listen to: something was edited, and nothing that is cached of it holds any more. */
export const CONTENT_CHANNEL = 'wayline-content';

interface NewRevision {
  readonly kind: ContentKindName;
  readonly subjectId: string;
  readonly number: number;
  readonly action: RevisionAction;
  readonly note: string;
  readonly fields: EditedFields;
  readonly changedFields: readonly string[];
  /** Null if the portal itself has loaded it. */
  readonly accountId: string | null;
  readonly savedAt: string;
}

/** Adds revisions, and tells all processes once the transaction is committed. */
export async function insertRevisions(transaction: Transaction<DB>, revisions: readonly NewRevision[]): Promise<void> {
  const rows = revisions.map(
    ({ kind, subjectId, number, action, note, fields, changedFields, accountId, savedAt }) => ({
      ...{ kind, subject_id: subjectId, number, action, note },
      ...{
        fields: JSON.stringify(fields),
        changed_fields: [...changedFields],
        account_id: accountId,
        saved_at: savedAt,
      },
    }),
  );
  await transaction.insertInto('content_revision').values(rows).execute();
  await sql`select pg_notify(${CONTENT_CHANNEL}, ${revisions[0]?.kind ?? ''})`.execute(transaction);
}

/** What was kept as a revision; nothing if there is no such revision. */
export async function findRevisionFields(
  db: Kysely<DB>,
  { kind, subjectId, number }: Pick<NewRevision, 'kind' | 'subjectId' | 'number'>,
): Promise<EditedFields | undefined> {
  const found = await db
    .selectFrom('content_revision')
    .select(sql<EditedFields>`fields`.as('fields'))
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('number', '=', number)
    .executeTakeFirst();
  return found?.fields;
}

/** The changes of an operator, for the download of own data. */
export function listOwnRevisions(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('content_revision')
    .select(['kind', 'subject_id as subjectId', 'number', 'action', 'note', 'changed_fields as changedFields'])
    .select('saved_at as savedAt')
    .where('account_id', '=', accountId)
    .orderBy('saved_at')
    .orderBy('id')
    .execute();
}
