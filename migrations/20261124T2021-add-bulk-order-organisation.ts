import { type Kysely, sql } from 'kysely';

/** Orders may be sent for an organisation, whose members see them who order or manage. Those that are there stay the account's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulk_order
    add column organisation_id uuid references organisation (id) on delete set null`.execute(db);
  await sql`comment on column bulk_order.organisation_id is 'The organisation for which it was sent; null where it is an account''s alone.'`.execute(
    db,
  );
  await sql`
    create index bulk_order_organisation on bulk_order (organisation_id, sent_at desc, id desc)
      where organisation_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulk_order drop column organisation_id`.execute(db);
}
