import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import type { People } from './people.ts';

/** The tables of what is one account's own, and the column that says whose it is. */
const owned = {
  account: 'id',
  user_profile: 'id',
  session: 'account_id',
  job: 'owner_id',
  equipment: 'owner_id',
  job_application: 'account_id',
  job_draft: 'owner_id',
  application_note: 'author_id',
  api_key: 'account_id',
  webhook_endpoint: 'account_id',
  document_follow: 'account_id',
  document_reading: 'account_id',
  tier_request: 'account_id',
  bulk_order: 'account_id',
  membership: 'account_id',
  article_comment: 'account_id',
  audit_entry: 'owner_id',
} as const satisfies { readonly [Table in keyof DB]?: keyof DB[Table] & string };

/**
 * Everything that is kept of those who do not ask, to see whether it has changed. It is read before and after each operation that
 * is tried, so it is one statement.
 */
export async function rowsOfOthers(db: Kysely<DB>, people: People): Promise<string> {
  const others = sql`(${sql.join([people.owner.id, people.candidate.id, people.locked.id])})`;
  const kept = [
    ...Object.entries(owned).map(([table, column]) => rowsOf(table, sql`${sql.ref(column)} in ${others}`)),
    rowsOf('job_application', sql`job_id in (select id from job where owner_id in ${others})`),
    rowsOf('webhook_delivery', sql`endpoint_id in (select id from webhook_endpoint where account_id in ${others})`),
    rowsOf('membership', sql`account_id = ${people.bystander.id}`),
    rowsOf('organisation_invitation', sql`email <> 'new-colleague@example.com'`),
  ];
  const all = sql<{ readonly row: string }>`${sql.join(kept, sql` union all `)} order by 1`;
  const { rows } = await all.execute(db);
  return rows.map(({ row }) => row).join('\n');
}

function rowsOf(table: string, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${table}::text || to_jsonb(kept)::text as row from ${sql.table(table)} as kept where ${condition}`;
}
