import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * For lists up to a highest pay: what a post pays at least is its lowest salary, or where it states only a highest one, that.
 * Totals and facets under this filter are counted in the index of the newest posts alone, as under the others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await replaceIndexes(db, sql`coalesce(salary_min, salary_max, 2147483647)`, sql`salary_min, salary_max`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceIndexes(db, sql`coalesce(salary_min, 2147483647)`, sql`salary_max`);
}

async function replaceIndexes(db: Kysely<unknown>, lowest: RawBuilder<unknown>, salaries: RawBuilder<unknown>) {
  const listed = sql`where closed_at is null and hidden_at is null`;
  await sql`drop index job_newest, job_salary_low`.execute(db);
  await sql`
    create index job_newest on job (posted_at desc, id desc)
      include (closes_on, type, urgency, pay_band, ${salaries}, place_id, department) ${listed}`.execute(db);
  await sql`create index job_salary_low on job ((${lowest}), id) ${listed}`.execute(db);
}
