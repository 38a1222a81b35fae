import { type Kysely, sql } from 'kysely';

/** A quote that is accepted is part of the buyer's order: it stays without its account, under the name of its supplier. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quote_request alter column account_id drop not null, alter column supplier_id drop not null,
      add column supplier_name text check (length(supplier_name) between 1 and 200),
      add constraint quote_request_of_somebody check ((account_id is null) = (supplier_id is null)
        and (account_id is null) = (supplier_name is not null))`.execute(db);
  await sql`comment on column quote_request.supplier_name is 'What the supplier was called whose account is deleted, and whose quote was accepted before; null otherwise.'`.execute(
    db,
  );
}

/** What is kept without an account goes. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from quote_request where account_id is null`.execute(db);
  await sql`alter table quote_request drop column supplier_name`.execute(db);
  await sql`alter table quote_request alter column account_id set not null, alter column supplier_id set not null`.execute(
    db,
  );
}
