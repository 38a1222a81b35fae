import { type Kysely, sql } from 'kysely';

/**
 * What people write to the portal, and what they are answered. An enquiry waits for a reply from the moment that its sender
 * wrote last; its entries are never changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table enquiry (
      id uuid primary key default uuid_v7(),
      reference text not null unique check (length(reference) between 1 and 60),
      account_id uuid references account (id) on delete cascade,
      name text not null check (length(name) between 1 and 100),
      email text not null check (length(email) between 3 and 254),
      phone text check (length(phone) between 1 and 30),
      organization text check (length(organization) between 1 and 200),
      subject text not null check (length(subject) between 1 and 150),
      category text not null check (category in
        ('recruitment', 'compliance', 'equipment', 'technical', 'billing', 'partnership', 'feedback', 'other')),
      state text not null default 'open' check (state in ('open', 'answered', 'closed')),
      sent_at timestamptz(3) not null,
      waiting_since timestamptz(3),
      first_replied_at timestamptz(3),
      changed_at timestamptz(3) not null,
      check ((state = 'open') = (waiting_since is not null))
    )`.execute(db);
  await sql`comment on column enquiry.account_id is 'Whose it is, where its sender was signed in.'`.execute(db);
  await sql`comment on column enquiry.waiting_since is 'Since when its sender waits for a reply; null while it is answered or closed.'`.execute(
    db,
  );
  await sql`
    create table enquiry_entry (
      id uuid primary key default uuid_v7(),
      enquiry_id uuid not null references enquiry (id) on delete cascade,
      kind text not null check (kind in ('message', 'closed', 'reopened')),
      written_by text not null check (written_by in ('sender', 'operator')),
      body text check (length(body) between 1 and 5000),
      happened_at timestamptz(3) not null,
      check ((kind = 'message') = (body is not null))
    )`.execute(db);
  await sql`create index enquiry_entry_of on enquiry_entry (enquiry_id, happened_at, id)`.execute(db);
  // Those that wait, the longest first; all others, the latest first; each by category, too.
  await sql`create index enquiry_waiting on enquiry (waiting_since, id) where state = 'open'`.execute(db);
  await sql`create index enquiry_waiting_category on enquiry (category, waiting_since, id) where state = 'open'`.execute(
    db,
  );
  await sql`create index enquiry_latest on enquiry (changed_at desc, id desc)`.execute(db);
  await sql`create index enquiry_latest_state on enquiry (state, changed_at desc, id desc)`.execute(db);
  await sql`create index enquiry_latest_category on enquiry (category, changed_at desc, id desc)`.execute(db);
  await sql`create index enquiry_latest_both on enquiry (state, category, changed_at desc, id desc)`.execute(db);
  await sql`create index enquiry_own on enquiry (account_id, sent_at desc, id desc) where account_id is not null`.execute(
    db,
  );
  await sql`
    create index enquiry_replied on enquiry (first_replied_at, sent_at) where first_replied_at is not null`.execute(db);
  await sql`
    alter table outgoing_mail add column enquiry_id uuid references enquiry (id) on delete cascade`.execute(db);
  await sql`comment on column outgoing_mail.enquiry_id is 'The enquiry that it is about, and whose token is set in the place of {token} when it is sent.'`.execute(
    db,
  );
  await sql`create index outgoing_mail_enquiry on outgoing_mail (enquiry_id) where enquiry_id is not null`.execute(db);
}

/** Mails about enquiries cannot be sent without them: they go. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from outgoing_mail where enquiry_id is not null`.execute(db);
  await sql`alter table outgoing_mail drop column enquiry_id`.execute(db);
  await sql`drop table enquiry_entry`.execute(db);
  await sql`drop table enquiry`.execute(db);
}
