import { type Kysely, sql } from 'kysely';

/** Who looks for a city means its districts, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table place add column city text`.execute(db);
  await sql`comment on column place.city is 'The town of which it is a district, by its name.'`.execute(db);
  await sql`create index place_city_key on place (place_key(city)) where city is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table place drop column city`.execute(db);
}
