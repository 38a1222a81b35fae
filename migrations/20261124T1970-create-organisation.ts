import { type Kysely, sql } from 'kysely';

/**
 * Organisations, who belongs to them, and who is invited. Each account that is verified or has published something gets an
 * organisation of its own, by the name in its profile: accounts of the same name are not put together, as that would hand
 * the rights of one to another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organisation (
      id uuid primary key default uuid_v7(),
      name text not null check (length(name) between 1 and 200),
      verified_at timestamptz(3),
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`comment on column organisation.verified_at is 'When an operator last found that there is such an organisation; null while none has.'`.execute(
    db,
  );
  await sql`
    create table membership (
      id uuid primary key default uuid_v7(),
      organisation_id uuid not null references organisation (id) on delete cascade,
      account_id uuid not null constraint membership_account_key unique references account (id) on delete cascade,
      roles text[] not null check (roles <@ array['publish', 'buy', 'manage']),
      joined_at timestamptz(3) not null,
      verified_at timestamptz(3)
    )`.execute(db);
  await sql`comment on table membership is 'Who belongs to which organisation, one at a time. A membership that ends is deleted; the audit log keeps that it was.'`.execute(
    db,
  );
  await sql`comment on column membership.verified_at is 'When an operator found that the person belongs to it; null while none has.'`.execute(
    db,
  );
  await sql`create index membership_organisation on membership (organisation_id, joined_at, id)`.execute(db);
  await sql`
    create table organisation_invitation (
      id uuid primary key default uuid_v7(),
      organisation_id uuid not null references organisation (id) on delete cascade,
      email text not null check (length(email) between 3 and 254),
      email_key text not null check (length(email_key) between 3 and 254),
      roles text[] not null check (roles <@ array['publish', 'buy', 'manage']),
      invited_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      constraint organisation_invitation_address_key unique (organisation_id, email_key)
    )`.execute(db);
  await sql`create index organisation_invitation_email_key on organisation_invitation (email_key)`.execute(db);
  await sql`create index organisation_invitation_expires_at on organisation_invitation (expires_at)`.execute(db);
  for (const table of ['job', 'supplier', 'equipment']) {
    await sql`alter table ${sql.table(table)}
      add column organisation_id uuid references organisation (id) on delete set null`.execute(db);
  }
  await sql`comment on column job.organisation_id is 'The organisation that owns the post; owner_id is the member who answers for it.'`.execute(
    db,
  );
  await moveRows(db);
  await sql`
    create index job_organisation on job (organisation_id, posted_at desc, id desc)
      where organisation_id is not null`.execute(db);
  await sql`
    create index equipment_organisation on equipment (organisation_id, created_at desc, id desc)
      where organisation_id is not null`.execute(db);
  await sql`create index supplier_organisation on supplier (organisation_id) where organisation_id is not null`.execute(
    db,
  );
}

async function moveRows(db: Kysely<unknown>): Promise<void> {
  await sql`
    with publisher as materialized (
      select account.id as account_id, uuid_v7() as organisation_id, left(user_profile.organization, 200) as name,
        account.created_at,
        case when account.access <> 'member' then coalesce(account.verified_at, account.created_at) end as verified_at
      from account join user_profile on user_profile.id = account.id
      where user_profile.organization <> '' and (account.access = 'verified'
        or exists (select from job where job.owner_id = account.id)
        or exists (select from supplier where supplier.owner_id = account.id)
        or exists (select from equipment where equipment.owner_id = account.id))
    ), created as (
      insert into organisation (id, name, verified_at, created_at)
      select organisation_id, name, verified_at, created_at from publisher
    )
    insert into membership (organisation_id, account_id, roles, joined_at, verified_at)
    select organisation_id, account_id, array['publish', 'buy', 'manage'], created_at, verified_at from publisher`.execute(
    db,
  );
  for (const table of ['job', 'supplier', 'equipment']) {
    await sql`update ${sql.table(table)} as owned set organisation_id = membership.organisation_id
      from membership where membership.account_id = owned.owner_id`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['equipment', 'supplier', 'job']) {
    await sql`alter table ${sql.table(table)} drop column organisation_id`.execute(db);
  }
  await sql`drop table organisation_invitation`.execute(db);
  await sql`drop table membership`.execute(db);
  await sql`drop table organisation`.execute(db);
}
