import { type Kysely, sql } from 'kysely';

/** Agenda for Change pay by nation, year and band, and the High Cost Area Supplements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pay_scale (
      nation text not null check (nation in ('england', 'scotland', 'wales', 'northern_ireland')),
      year text not null check (year ~ '^[0-9]{4}/[0-9]{2}$'),
      band text not null check (band in ('2', '3', '4', '5', '6', '7', '8a', '8b', '8c', '8d', '9')),
      entry integer not null check (entry > 0),
      intermediate integer check (intermediate between entry and top),
      top integer not null check (top >= entry),
      is_estimate boolean not null default false,
      source text not null,
      primary key (nation, year, band)
    )`.execute(db);
  await sql`comment on table pay_scale is 'Whole pounds a year for full-time work, by Agenda for Change band.'`.execute(
    db,
  );
  await sql`
    create table high_cost_area_supplement (
      area text not null check (area in ('inner', 'outer', 'fringe')),
      year text not null check (year ~ '^[0-9]{4}/[0-9]{2}$'),
      percent integer not null check (percent between 0 and 100),
      minimum integer not null check (minimum >= 0),
      maximum integer not null check (maximum >= minimum),
      is_estimate boolean not null default false,
      source text not null,
      primary key (area, year)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table high_cost_area_supplement`.execute(db);
  await sql`drop table pay_scale`.execute(db);
}
