import { type Kysely, sql } from 'kysely';

/** Towns and hospital sites, to say where a post is and to measure distances from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table place (
      id uuid primary key default uuid_v7(),
      slug text not null unique,
      name text not null,
      kind text not null check (kind in ('town', 'site')),
      town text not null,
      postcode text,
      ods_code text,
      trust_name text,
      nation text not null check (nation in ('england', 'scotland', 'wales', 'northern_ireland')),
      region text not null,
      latitude double precision not null check (latitude between 49 and 61),
      longitude double precision not null check (longitude between -9 and 2),
      high_cost_area text check (high_cost_area in ('inner', 'outer', 'fringe'))
    )`.execute(db);
  await sql`comment on column place.ods_code is 'Organisation Data Service code of the site.'`.execute(db);
  await sql`create index place_name on place (search_fold(name))`.execute(db);
  await sql`create index place_town on place (search_fold(town))`.execute(db);
  await sql`create index place_region on place (search_fold(region))`.execute(db);
  await sql`create index place_postcode on place (replace(lower(postcode), ' ', ''))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table place`.execute(db);
}
