import { type Kysely, sql } from 'kysely';

const businessTypes = sql`('manufacturer', 'distributor', 'wholesaler', 'retailer', 'service_provider', 'importer')`;
const categories = sql`array['diagnostic', 'patient_monitoring', 'surgical_instruments', 'mobility_aids', 'respiratory',
  'laboratory', 'imaging', 'rehabilitation', 'emergency', 'icu']`;
const turnovers = sql`('under_100k', '100k_500k', '500k_1m', '1m_5m', '5m_10m', 'over_10m')`;

/** Applications to become a supplier. Anyone makes one: who holds its token goes on with it, signed in or not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor_application (
      id uuid primary key default uuid_v7(),
      reference text constraint vendor_application_reference_key unique check (length(reference) between 1 and 40),
      account_id uuid references account (id) on delete cascade,
      state text not null default 'draft'
        check (state in ('draft', 'submitted', 'changes_requested', 'approved', 'refused')),
      step smallint not null default 1 check (step between 1 and 3),
      revision integer not null default 0 check (revision >= 0),
      company_name text not null check (length(company_name) between 1 and 200),
      registration_number text not null check (length(registration_number) = 8),
      nhs_supplier_code text check (length(nhs_supplier_code) between 1 and 40),
      vat_number text not null check (length(vat_number) between 7 and 14),
      contact_name text not null check (length(contact_name) between 1 and 200),
      email text not null check (length(email) between 3 and 254),
      phone text not null check (phone ~ '^[+]?[0-9][0-9 ]{4,29}$'),
      website text check (website ~ '^https?://' and length(website) <= 500),
      business_type text check (business_type in ${businessTypes}),
      equipment_categories text[] not null default '{}' check (equipment_categories <@ ${categories}),
      annual_turnover text check (annual_turnover in ${turnovers}),
      years_in_business smallint check (years_in_business between 0 and 500),
      iso_compliant boolean not null default false,
      ce_marking boolean not null default false,
      nhs_approved boolean not null default false,
      mddr_compliant boolean not null default false,
      started_at timestamptz(3) not null,
      changed_at timestamptz(3) not null,
      submitted_at timestamptz(3),
      expected_from timestamptz(3),
      due_at timestamptz(3),
      decided_at timestamptz(3),
      decision_reason text check (length(decision_reason) between 1 and 2000),
      supplier_id uuid references supplier (id) on delete set null,
      check ((state = 'draft') = (submitted_at is null)),
      check ((submitted_at is null) = (due_at is null) and (submitted_at is null) = (reference is null)),
      check ((state in ('changes_requested', 'refused')) = (decision_reason is not null))
    )`.execute(db);
  await sql`comment on column vendor_application.nhs_approved is 'What the applicant states; a supplier is approved by operators alone.'`.execute(
    db,
  );
  await sql`comment on column vendor_application.due_at is 'The end of the fifth working day after it was last sent.'`.execute(
    db,
  );
  await sql`
    create index vendor_application_to_review on vendor_application (due_at, id) where state = 'submitted'`.execute(db);
  await sql`
    create index vendor_application_state on vendor_application (state, changed_at desc, id desc)`.execute(db);
  await sql`
    create index vendor_application_account on vendor_application (account_id) where account_id is not null`.execute(
    db,
  );
  await sql`
    create index vendor_application_supplier on vendor_application (supplier_id) where supplier_id is not null`.execute(
    db,
  );
  await createEvents(db);
  await addSignedLinks(db);
}

/** What was done with an application, in its order: its applicant reads it as a timeline, operators as its history. */
async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor_application_event (
      id uuid primary key default uuid_v7(),
      application_id uuid not null references vendor_application (id) on delete cascade,
      kind text not null check (kind in ('submitted', 'changes_requested', 'approved', 'refused', 'file_refused')),
      revision integer not null,
      message text check (length(message) between 1 and 2000),
      happened_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create index vendor_application_event_application on vendor_application_event (application_id, happened_at, id)`.execute(
    db,
  );
}

/** The link of a mail whose token is made of a record's identifier when the mail is sent. */
async function addSignedLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outgoing_mail
      add column vendor_application_id uuid references vendor_application (id) on delete cascade`.execute(db);
  await sql`comment on column outgoing_mail.vendor_application_id is 'The application that it is about, and whose token is set in the place of {token} when it is sent.'`.execute(
    db,
  );
  await sql`
    create index outgoing_mail_vendor_application on outgoing_mail (vendor_application_id)
      where vendor_application_id is not null`.execute(db);
}

/** Mails about applications lead nowhere without them: they go. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from outgoing_mail where vendor_application_id is not null`.execute(db);
  await sql`alter table outgoing_mail drop column vendor_application_id`.execute(db);
  await sql`drop table vendor_application_event`.execute(db);
  await sql`drop table vendor_application`.execute(db);
}
