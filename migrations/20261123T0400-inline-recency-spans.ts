import { type Kysely, sql } from 'kysely';

/**
 * A search works out the spans of each row that an index only says it may match. PostgreSQL puts the body of a function in
 * its place where it is not declared strict, which takes a sixth of the time of a call. What it answers stays the same, so
 * that the indexes do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRecencyFunction(db, sql``);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await createRecencyFunction(db, sql`strict`);
}

async function createRecencyFunction(db: Kysely<unknown>, strict: ReturnType<typeof sql>): Promise<void> {
  const span = (hours: number, kind: number) => sql`
    floor(date_part('epoch', instant at time zone 'UTC') / ${sql.lit(hours * 3600)})::integer * 4 + ${sql.lit(kind)}`;
  await sql`
    create or replace function recency_spans(instant timestamptz) returns integer[]
    language sql immutable ${strict} parallel safe as $$
      select array[${span(1, 0)}, ${span(6, 1)}, ${span(36, 2)}, ${span(216, 3)}]
    $$`.execute(db);
}
