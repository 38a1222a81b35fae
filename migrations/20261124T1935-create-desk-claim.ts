import { type Kysely, sql } from 'kysely';

/** Which operator is at which item of the desk. A claim holds while the item waits as it did when it was claimed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table desk_claim (
      queue text not null check (length(queue) between 1 and 40),
      item_id uuid not null,
      account_id uuid not null references account (id) on delete cascade,
      claimed_at timestamptz(3) not null,
      primary key (queue, item_id)
    )`.execute(db);
  await sql`comment on column desk_claim.item_id is 'Of the record that waits; each queue has a table of its own, so that this refers to none.'`.execute(
    db,
  );
  await sql`create index desk_claim_account on desk_claim (account_id)`.execute(db);
  await sql`create index desk_claim_age on desk_claim (claimed_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table desk_claim`.execute(db);
}
