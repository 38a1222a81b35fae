import { type Kysely, sql } from 'kysely';
import type { DB } from '../../tables.ts';

/** The enquiries of an account with all that was written in them. */
export async function listAllOwnEnquiries(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'name', 'email', 'phone', 'organization', 'subject', 'category', 'state'])
    .select(['sent_at as sentAt', 'changed_at as changedAt'])
    .select((select) =>
      select
        .selectFrom('enquiry_entry')
        .select(
          sql<object[]>`coalesce(json_agg(json_build_object('kind', kind, 'writtenBy', written_by, 'body', body,
            'happenedAt', to_char(happened_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by happened_at, id), '[]')`.as(
            'list',
          ),
        )
        .whereRef('enquiry_entry.enquiry_id', '=', 'enquiry.id')
        .as('entries'),
    )
    .where('account_id', '=', accountId)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
}
