import { type Kysely, sql } from 'kysely';

/** Outward codes, more places with all their names, and places that employers write themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPlaceKey(db);
  await sql`
    create table outward_code (
      code text primary key check (code ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?$'),
      nation text not null check (nation in ('england', 'scotland', 'wales', 'northern_ireland')),
      region text not null,
      latitude double precision not null check (latitude between 49 and 61),
      longitude double precision not null check (longitude between -9 and 2)
    )`.execute(db);
  await sql`comment on table outward_code is 'The part of a postcode before the space, with the mean position of its postcodes.'`.execute(
    db,
  );

  await sql`
    alter table place
      add column outward_code text,
      add column area text,
      add column size smallint not null default 1 check (size between 1 and 5),
      drop constraint place_kind_check,
      add constraint place_kind_check check (kind in ('town', 'site', 'address'))`.execute(db);
  await sql`comment on column place.kind is 'A town or a district, a site, or what an employer wrote together with a postcode.'`.execute(
    db,
  );
  await sql`comment on column place.size is 'From 5 for the largest cities to 1 for small towns and districts.'`.execute(
    db,
  );
  await sql`
    create table known_place_name (
      place_id uuid not null references place (id) on delete cascade,
      name text not null check (length(name) between 1 and 100),
      primary key (place_id, name)
    )`.execute(db);
  await sql`comment on table known_place_name is 'All names by which a place is known, its own among them.'`.execute(
    db,
  );

  await sql`create index known_place_name_key on known_place_name ((place_key(name) collate "C"), place_id)`.execute(
    db,
  );
  await sql`create index place_town_key on place (place_key(town))`.execute(db);
  await sql`create index place_outward_code on place (outward_code)`.execute(db);
  await sql`create index place_position on place (latitude, longitude)`.execute(db);
  await sql`create unique index place_address on place (place_key(town), postcode) where kind = 'address'`.execute(db);
  await sql`drop index place_name, place_town, place_postcode`.execute(db);
}

/** 'St. Helen's', 'Saint Helens' and 'st helens' have one key. */
async function createPlaceKey(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function place_key(value text) returns text language sql immutable strict parallel safe as $$
      select btrim(regexp_replace(
        regexp_replace(regexp_replace(replace(public.search_fold(value), '&', ' and '), '[''’.]', '', 'g'), '[^a-z0-9]+', ' ', 'g'),
        '\\msaint\\M', 'st', 'g'))
    $$`.execute(db);
  await sql`comment on function place_key(text) is 'The name of a place without case, accents and punctuation.'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index place_name on place (search_fold(name))`.execute(db);
  await sql`create index place_town on place (search_fold(town))`.execute(db);
  await sql`create index place_postcode on place (replace(lower(postcode), ' ', ''))`.execute(db);
  await sql`drop table known_place_name`.execute(db);
  await sql`drop index place_town_key, place_outward_code, place_position, place_address`.execute(db);
  // Posts are there, so these places stay: as towns, as they were all called before.
  await sql`update place set kind = 'town' where kind = 'address'`.execute(db);
  await sql`
    alter table place
      drop column outward_code,
      drop column area,
      drop column size,
      drop constraint place_kind_check,
      add constraint place_kind_check check (kind in ('town', 'site'))`.execute(db);
  await sql`comment on column place.kind is null`.execute(db);
  await sql`drop table outward_code`.execute(db);
  await sql`drop function place_key(text)`.execute(db);
}
