import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../schema/tables.ts';

/** So many rows of a kind belong to one generated person. */
const ROWS_OF_A_PERSON = 50;
const FEWEST_PEOPLE = 20;
/** The newest generated posts have generated employers, so that people can apply for them on the portal. */
export const POSTS_WITH_READER = 200;
const EMPLOYERS = 20;

/** The people that the rows of a kind belong to, numbered from 0. */
export function bulkPeople(count: number): RawBuilder<unknown> {
  return sql`(
    select id, email, substring(email from 11 for 7)::integer - 1 as number from account
    where email like 'generated-%@people.example' and substring(email from 11 for 7)::integer <= ${peopleFor(count)})`;
}

/** The number of people for a number of rows of a kind. */
export function peopleFor(count: number): number {
  return Math.max(FEWEST_PEOPLE, Math.ceil(count / ROWS_OF_A_PERSON));
}

/**
 * Invented people with accounts that cannot sign in, as they have no password. The first ones are verified and answer for
 * the newest generated posts. Those that are there stay.
 */
export async function insertBulkPeople(transaction: Transaction<DB>, count: number): Promise<void> {
  await sql`
    with person as (
      insert into account (email, email_key, email_confirmed_at, access, verified_at)
      select address, address, now(), case when n <= ${EMPLOYERS} then 'verified' else 'member' end,
        case when n <= ${EMPLOYERS} then now() end
      from (select n, 'generated-' || lpad(n::text, 7, '0') || '@people.example' as address
        from generate_series(1, ${peopleFor(count)}::integer) as n) as new
      on conflict (email_key) do nothing
      returning id, email
    )
    insert into user_profile (id, first_name, last_name, phone, organization, role)
    select id, 'Sample', 'Person ' || substring(email from 11 for 7), '01632 960 001', 'Sample organisation', 'nurse'
    from person`.execute(transaction);
  // Or each of a million rows that refer to them would be compared with every one of 20,000.
  await sql`analyze account`.execute(transaction);
}

/** Gives the newest generated posts to the generated employers, who read applications on the portal. */
export async function giveBulkPostsReaders(transaction: Transaction<DB>): Promise<void> {
  await sql`
    update job set owner_id = employer.id, apply_url = null
    from (select id, row_number() over (order by reference desc) - 1 as number from job
        where reference like 'B0001-26-%' order by reference desc limit ${sql.lit(POSTS_WITH_READER)}) as post
      join ${bulkPeople(0)} as employer on employer.number = post.number % ${sql.lit(EMPLOYERS)}
    where job.id = post.id`.execute(transaction);
}
