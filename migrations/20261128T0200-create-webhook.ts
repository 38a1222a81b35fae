import { type Kysely, sql } from 'kysely';

/**
 * Webhooks: where programs of an account are told of changes, what there was to tell, and what became of telling it. An event
 * is written in the transaction of its change, and becomes a delivery for each endpoint that wants it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoint (
      id uuid primary key default uuid_v7(),
      account_id uuid not null references account (id) on delete cascade,
      url text not null check (length(url) between 1 and 500),
      events text[] not null check (cardinality(events) between 1 and 50),
      secret text not null,
      secret_changed_at timestamptz(3) not null,
      previous_secret text,
      previous_secret_ends_at timestamptz(3),
      created_at timestamptz(3) not null,
      disabled_at timestamptz(3),
      disabled_reason text check (disabled_reason in ('owner', 'failing')),
      failures integer not null default 0 check (failures >= 0),
      failing_since timestamptz(3),
      resting_until timestamptz(3),
      check ((disabled_at is null) = (disabled_reason is null)),
      check ((previous_secret is null) = (previous_secret_ends_at is null))
    )`.execute(db);
  await sql`comment on column webhook_endpoint.secret is 'Encrypted with a key that follows from AUTH_SECRET, as it is needed to sign.'`.execute(
    db,
  );
  await sql`comment on column webhook_endpoint.failures is 'How many attempts have failed since one was answered well.'`.execute(
    db,
  );
  await sql`create index webhook_endpoint_account on webhook_endpoint (account_id, created_at, id)`.execute(db);
  await sql`create index webhook_endpoint_events on webhook_endpoint using gin (events) where disabled_at is null`.execute(
    db,
  );
  await sql`
    create table webhook_event (
      id uuid primary key default uuid_v7(),
      kind text not null check (length(kind) between 1 and 60),
      subject text not null check (length(subject) between 1 and 100),
      account_id uuid references account (id) on delete cascade,
      path text check (length(path) <= 200),
      data jsonb not null,
      happened_at timestamptz(3) not null,
      recorded_at timestamptz not null default clock_timestamp(),
      dispatched_at timestamptz(3)
    )`.execute(db);
  await sql`comment on column webhook_event.account_id is 'The account that alone is told of it; null where anybody may be.'`.execute(
    db,
  );
  await sql`comment on column webhook_event.recorded_at is 'By this events of one subject are in order: each is written while its subject is locked.'`.execute(
    db,
  );
  await sql`create index webhook_event_waiting on webhook_event (recorded_at, id) where dispatched_at is null`.execute(
    db,
  );
  await sql`create index webhook_event_happened on webhook_event (happened_at)`.execute(db);
  await sql`create index webhook_event_account on webhook_event (account_id) where account_id is not null`.execute(db);
  await sql`
    create table webhook_delivery (
      id uuid primary key default uuid_v7(),
      event_id uuid not null references webhook_event (id) on delete cascade,
      endpoint_id uuid not null references webhook_endpoint (id) on delete cascade,
      subject text not null,
      recorded_at timestamptz not null,
      created_at timestamptz(3) not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0 check (attempts >= 0),
      attempt_id uuid,
      due_at timestamptz(3),
      attempted_at timestamptz(3),
      ended_at timestamptz(3),
      outcome text check (length(outcome) <= 40),
      status integer check (status between 100 and 999),
      unique (event_id, endpoint_id),
      check ((state = 'waiting') = (ended_at is null)),
      check ((attempt_id is null) = (due_at is null)),
      check (state = 'waiting' or attempt_id is null)
    )`.execute(db);
  await sql`comment on column webhook_delivery.attempt_id is 'Of the next attempt, and of its job in the queue; null while an earlier event of the subject waits, and while the endpoint is off.'`.execute(
    db,
  );
  await sql`create index webhook_delivery_log on webhook_delivery (endpoint_id, created_at desc, id desc)`.execute(db);
  await sql`create unique index webhook_delivery_attempt on webhook_delivery (attempt_id) where attempt_id is not null`.execute(
    db,
  );
  await sql`
    create index webhook_delivery_waiting on webhook_delivery (endpoint_id, subject, recorded_at, id)
    where state = 'waiting'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table webhook_delivery`.execute(db);
  await sql`drop table webhook_event`.execute(db);
  await sql`drop table webhook_endpoint`.execute(db);
}
