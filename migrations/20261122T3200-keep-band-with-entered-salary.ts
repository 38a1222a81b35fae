import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * A band without a scale: where no scale of its nation is held, a post keeps the band and the salary that its employer
 * entered. A post that names a scale follows it as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await setSalaryRule(db, sql`new.pay_nation is not null`);
  await sql`
    alter table job
      drop constraint job_check1,
      add constraint job_pay_scale_whole
        check ((pay_nation is null) = (pay_year is null) and (pay_nation is null or pay_band is not null)),
      add constraint job_band_has_salary
        check (pay_band is null or pay_nation is not null or (salary_min is not null and salary_max is not null))`.execute(
    db,
  );
  await sql`comment on column job.salary_min is 'Whole pounds a year; follows the pay scale where the post names one.'`.execute(
    db,
  );
  await sql`comment on column job.pay_nation is 'Whose scale the salary follows; null where there is no band, or none of its scales was held and the salary was entered.'`.execute(
    db,
  );
}

/** Posts with a band and an entered salary stay, with that salary and their pay scheme, but lose the band. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update job set pay_band = null where pay_band is not null and pay_nation is null`.execute(db);
  await sql`
    alter table job
      drop constraint job_band_has_salary,
      drop constraint job_pay_scale_whole,
      add constraint job_check1
        check ((pay_band is null) = (pay_nation is null) and (pay_band is null) = (pay_year is null))`.execute(db);
  await setSalaryRule(db, sql`new.pay_band is not null`);
  await sql`comment on column job.pay_nation is null`.execute(db);
  await sql`comment on column job.salary_min is 'Whole pounds a year; follows the pay scale where the post has a band.'`.execute(
    db,
  );
}

/** The function that fills in a post before it is written; `followsScale` says whose salary is that of a scale. */
async function setSalaryRule(db: Kysely<unknown>, followsScale: RawBuilder<unknown>): Promise<void> {
  await sql`
    create or replace function job_before_write() returns trigger language plpgsql as $$
    declare
      employer_name text;
      partner_name text;
      place_row place%rowtype;
    begin
      if ${followsScale} then
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
}
