import { type Kysely, sql } from 'kysely';

/**
 * Certificates of completed programmes. The code is what proves one: who knows it may read the certificate, and nobody can
 * guess it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table training_certificate (
      id uuid primary key default uuid_v7(),
      enrolment_id uuid not null unique references training_enrolment (id) on delete cascade,
      number text not null unique,
      code text not null unique,
      title text not null,
      holder_name text not null,
      shows_name boolean not null default false,
      issued_on date not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table training_certificate`.execute(db);
}
