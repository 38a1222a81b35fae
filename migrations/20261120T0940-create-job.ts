import { type Kysely, sql } from 'kysely';

/** Advertised posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job (
      id uuid primary key default uuid_v7(),
      reference text not null unique check (length(reference) between 1 and 60),
      title text not null check (length(title) between 1 and 200),
      department text not null check (length(department) between 1 and 200),
      employer_id uuid not null references employer (id),
      recruitment_partner_id uuid references recruitment_partner (id),
      place_id uuid not null references place (id),
      type text not null check (type in ('permanent', 'full_time', 'contract')),
      contract_type text not null,
      working_pattern text not null,
      weekly_hours numeric(4, 2) check (weekly_hours > 0 and weekly_hours <= 60),
      urgency text not null check (urgency in ('high', 'medium', 'low')),
      description text not null check (length(description) <= 20000),
      pay_scheme text not null check (pay_scheme in ('agenda_for_change', 'medical_and_dental', 'very_senior_manager', 'other')),
      pay_nation text,
      pay_year text,
      pay_band text,
      salary_min integer check (salary_min >= 0),
      salary_max integer check (salary_max >= salary_min),
      posted_at timestamptz(3) not null default now(),
      closes_on date,
      closed_at timestamptz(3),
      application_count integer not null default 0 check (application_count >= 0),
      apply_url text check (apply_url ~ '^https?://'),
      search_text text not null default '',
      search_vector tsvector not null default '',
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      foreign key (pay_nation, pay_year, pay_band) references pay_scale (nation, year, band),
      check ((pay_band is null) = (pay_nation is null) and (pay_band is null) = (pay_year is null)),
      check (pay_band is null or pay_scheme = 'agenda_for_change')
    )`.execute(db);
  await sql`comment on column job.type is 'As the specification shows it; contract_type and working_pattern keep its two meanings apart.'`.execute(
    db,
  );
  await sql`comment on column job.salary_min is 'Whole pounds a year; follows the pay scale where the post has a band.'`.execute(
    db,
  );
  await sql`comment on column job.closes_on is 'The last day to apply; null while it stays open until filled.'`.execute(
    db,
  );

  await createSearchFunctions(db);
  await sql`
    create function job_before_write() returns trigger language plpgsql as $$
    declare
      employer_name text;
      partner_name text;
      place_row place%rowtype;
    begin
      if new.pay_band is not null then
        select entry, top into new.salary_min, new.salary_max from pay_scale
          where nation = new.pay_nation and year = new.pay_year and band = new.pay_band;
      end if;
      select name into employer_name from employer where id = new.employer_id;
      select name into partner_name from recruitment_partner where id = new.recruitment_partner_id;
      select * into place_row from place where id = new.place_id;
      new.search_text := job_search_text(
        new.title, new.department, employer_name, partner_name, place_row.name, new.reference);
      new.search_vector := job_search_vector(
        new.title, new.department, employer_name, partner_name, place_row.name, place_row.region, new.description);
      return new;
    end $$`.execute(db);
  await sql`create trigger job_before_write before insert or update on job for each row execute function job_before_write()`.execute(
    db,
  );

  await sql`
    create function job_follow_names() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'employer' then
        update job set updated_at = now() where employer_id = new.id;
      elsif tg_table_name = 'recruitment_partner' then
        update job set updated_at = now() where recruitment_partner_id = new.id;
      elsif tg_table_name = 'pay_scale' then
        update job set updated_at = now()
          where pay_nation = new.nation and pay_year = new.year and pay_band = new.band;
      else
        update job set updated_at = now() where place_id = new.id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger job_follow_employer after update of name on employer
    for each row when (old.name is distinct from new.name) execute function job_follow_names()`.execute(db);
  await sql`create trigger job_follow_partner after update of name on recruitment_partner
    for each row when (old.name is distinct from new.name) execute function job_follow_names()`.execute(db);
  await sql`create trigger job_follow_place after update of name, region on place
    for each row when ((old.name, old.region) is distinct from (new.name, new.region)) execute function job_follow_names()`.execute(
    db,
  );
  await sql`create trigger job_follow_pay after update of entry, top on pay_scale
    for each row when ((old.entry, old.top) is distinct from (new.entry, new.top)) execute function job_follow_names()`.execute(
    db,
  );

  await createJobIndexes(db);
}

/** The names of employer, place and agency are searched with the post, so a post carries them in folded form. */
async function createSearchFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function job_search_text(title text, department text, employer text, partner text, place text, reference text)
      returns text language sql stable parallel safe as $$
        select search_fold(concat_ws(' · ', title, department, employer, partner, place, reference))
      $$`.execute(db);
  await sql`
    create function job_search_vector(
      title text, department text, employer text, partner text, place text, region text, description text)
      returns tsvector language sql stable parallel safe as $$
        select
          setweight(to_tsvector('english', search_fold(title)), 'A') ||
          setweight(to_tsvector('english', search_fold(concat_ws(' ', department, employer))), 'B') ||
          setweight(to_tsvector('english', search_fold(concat_ws(' ', place, region, partner))), 'C') ||
          setweight(to_tsvector('english', search_fold(description)), 'D')
      $$`.execute(db);
}

/** One index for each order and each filter; every list shows open posts only, so the indexes hold no others. */
async function createJobIndexes(db: Kysely<unknown>): Promise<void> {
  const open = sql`where closed_at is null`;
  // Totals and facets are counted in this index alone, newest first.
  await sql`
    create index job_newest on job (posted_at desc, id desc)
      include (closes_on, type, urgency, pay_band, salary_max, place_id, department) ${open}`.execute(db);
  await sql`create index job_closing on job (coalesce(closes_on, '9999-12-31'), id) ${open}`.execute(db);
  await sql`create index job_salary_high on job (coalesce(salary_max, 0) desc, id desc) ${open}`.execute(db);
  await sql`create index job_salary_low on job (coalesce(salary_min, 2147483647), id) ${open}`.execute(db);
  await sql`create index job_department on job (search_fold(department), posted_at desc, id desc) ${open}`.execute(db);
  await sql`create index job_place on job (place_id, posted_at desc, id desc)`.execute(db);
  await sql`create index job_type on job (type, posted_at desc, id desc) ${open}`.execute(db);
  await sql`create index job_urgency on job (urgency, posted_at desc, id desc) ${open}`.execute(db);
  await sql`create index job_band on job (pay_band, posted_at desc, id desc) ${open}`.execute(db);
  await sql`create index job_pay_scale on job (pay_nation, pay_year, pay_band)`.execute(db);
  await sql`create index job_employer on job (employer_id)`.execute(db);
  await sql`create index job_recruitment_partner on job (recruitment_partner_id)`.execute(db);
  await sql`create index job_search_text on job using gin (recency_spans(posted_at), search_text gin_trgm_ops) ${open}`.execute(
    db,
  );
  await sql`create index job_search_vector on job using gin (recency_spans(posted_at), search_vector) ${open}`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger job_follow_pay on pay_scale`.execute(db);
  await sql`drop trigger job_follow_place on place`.execute(db);
  await sql`drop trigger job_follow_partner on recruitment_partner`.execute(db);
  await sql`drop trigger job_follow_employer on employer`.execute(db);
  await sql`drop table job`.execute(db);
  await sql`drop function job_follow_names()`.execute(db);
  await sql`drop function job_before_write()`.execute(db);
  await sql`drop function job_search_vector(text, text, text, text, text, text, text)`.execute(db);
  await sql`drop function job_search_text(text, text, text, text, text, text)`.execute(db);
}
