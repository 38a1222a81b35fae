import { type Kysely, sql } from 'kysely';

/** What suspended accounts publish is hidden, and the log says why they are suspended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job add column hidden_at timestamptz(3)`.execute(db);
  await sql`comment on column job.hidden_at is 'Since when the post is shown to nobody, as its account is suspended; null while it is not.'`.execute(
    db,
  );
  await sql`alter table equipment add column hidden_at timestamptz(3)`.execute(db);
  await sql`comment on column equipment.hidden_at is 'Since when the product is shown to nobody, as its account is suspended; null while it is not.'`.execute(
    db,
  );
  await sql`
    update job set hidden_at = account.suspended_at from account
    where account.id = job.owner_id and account.suspended_at is not null`.execute(db);
  await sql`
    update equipment set hidden_at = account.suspended_at from account
    where account.id = equipment.owner_id and account.suspended_at is not null`.execute(db);
  for (const { name, definition } of await listIndexes(db)) {
    await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql.raw(`${definition} and ${NOT_HIDDEN}`).execute(db);
  }
  await sql`alter table audit_entry add column reason text check (length(reason) between 1 and 1000)`.execute(db);
  await sql`comment on column audit_entry.reason is 'Why it was done, as whoever did it has told the account; null where nobody is asked.'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_entry drop column reason`.execute(db);
  for (const { name, definition } of await listIndexes(db)) {
    await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql.raw(definition.replace(` AND ${NOT_HIDDEN}`, '')).execute(db);
  }
  // Nothing else would keep them off the lists.
  await sql`update job set closed_at = coalesce(closed_at, hidden_at) where hidden_at is not null`.execute(db);
  await sql`update equipment set withdrawn_at = coalesce(withdrawn_at, hidden_at) where hidden_at is not null`.execute(
    db,
  );
  await sql`alter table equipment drop column hidden_at`.execute(db);
  await sql`alter table job drop column hidden_at`.execute(db);
}

/** As PostgreSQL writes it. */
const NOT_HIDDEN = '(hidden_at IS NULL)';

/** The indexes that hold what lists show, and nothing else. */
async function listIndexes(db: Kysely<unknown>) {
  const { rows } = await sql<{ name: string; definition: string }>`
    select relname as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where (indrelid = 'job'::regclass and pg_get_expr(indpred, indrelid) like '%closed_at IS NULL%')
      or (indrelid = 'equipment'::regclass and pg_get_expr(indpred, indrelid) like '%= ''published''%')
    order by relname`.execute(db);
  return rows;
}
