import { type Kysely, sql } from 'kysely';

/** Extensions and the small SQL functions that every table builds on. PostgreSQL 15 is the minimum. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create extension if not exists unaccent`.execute(db);

  // RFC 9562 version 7: 48 bits of milliseconds, so that new rows land at the end of their index.
  await sql`
    create function uuid_v7() returns uuid language sql volatile parallel safe as $$
      select encode(
        set_bit(set_bit(
          overlay(
            uuid_send(gen_random_uuid())
            placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
            from 1 for 6),
          52, 1), 53, 1),
        'hex')::uuid
    $$`.execute(db);
  await sql`comment on function uuid_v7() is 'A time-ordered identifier (RFC 9562, version 7).'`.execute(db);

  // unaccent() alone is only stable; naming the dictionary makes the result depend on the text alone. The words of 'A&E'
  // would be 'a', which is not searched, and 'e'.
  await sql`
    create function search_fold(value text) returns text language sql immutable strict parallel safe as $$
      select replace(lower(public.unaccent('public.unaccent'::regdictionary, value)), 'a&e', 'ae')
    $$`.execute(db);
  await sql`comment on function search_fold(text) is 'Lower case without accents and with ''ae'' for ''a&e'', as searched text is stored.'`.execute(
    db,
  );
  await createRecencyFunction(db);
}

/**
 * An index of words cannot be read newest first. So the search indexes also hold the spans of time that a row belongs
 * to, of 1, 6, 36 and 216 hours, and a search is kept to some of them. They stand first: an index is read by its first
 * condition, and each further one is only asked about what that one offers.
 */
async function createRecencyFunction(db: Kysely<unknown>): Promise<void> {
  const span = (hours: number, kind: number) => sql`
    floor(date_part('epoch', instant at time zone 'UTC') / ${sql.lit(hours * 3600)})::integer * 4 + ${sql.lit(kind)}`;
  await sql`
    create function recency_spans(instant timestamptz) returns integer[] language sql immutable strict parallel safe as $$
      select array[${span(1, 0)}, ${span(6, 1)}, ${span(36, 2)}, ${span(216, 3)}]
    $$`.execute(db);
  await sql`comment on function recency_spans(timestamptz) is 'Names of the spans of time, of four lengths, that an instant belongs to.'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function recency_spans(timestamptz)`.execute(db);
  await sql`drop function search_fold(text)`.execute(db);
  await sql`drop function uuid_v7()`.execute(db);
  await sql`drop extension unaccent`.execute(db);
  await sql`drop extension pg_trgm`.execute(db);
}
