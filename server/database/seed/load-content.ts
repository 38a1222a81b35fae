import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import content from './sample/content.json' with { type: 'json' };

const columns = sql.raw('title, body, items, illustrative');

/**
 * The texts, figures and addresses that the portal starts with. Each row keeps a digest of the values that were loaded:
 * while it matches, a newer file may replace them; once an editor has changed the entry it does not, and the entry is
 * theirs. One that operators have edited in the portal is theirs too, also where it says again what was loaded.
 */
export async function loadContent(db: Kysely<DB>): Promise<void> {
  await sql`
    insert into content_entry (key, ${columns}, sample_digest)
    select key, ${columns}, ${digest(sql.raw('file'))}
      from jsonb_populate_recordset(null::content_entry, ${JSON.stringify(content)}::jsonb) as file
    on conflict (key) do update
      set (${columns}, sample_digest, updated_at) =
        (excluded.title, excluded.body, excluded.items, excluded.illustrative, excluded.sample_digest, now())
      where content_entry.sample_digest = ${digest(sql.raw('content_entry'))}
        and content_entry.revision = 0
        and content_entry.sample_digest <> excluded.sample_digest`.execute(db);
}

function digest(row: ReturnType<typeof sql.raw>) {
  return sql`md5(jsonb_build_array(${row}.title, ${row}.body, ${row}.items, ${row}.illustrative)::text)`;
}
