import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../schema/tables.ts';

/** So many rows of a kind belong to one generated person. */
const ROWS_OF_A_PERSON = 50;
const FEWEST_PEOPLE = 20;
/** So many generated posts are answered for by generated people, so that people can apply for them on the portal. */
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
 * generated posts. Those that are there stay.
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

/**
 * Gives the newest posts of the employers with most generated posts to the generated people who are verified, one for each
 * employer: they belong to it, or they could not read the applications.
 */
export async function giveBulkPostsReaders(transaction: Transaction<DB>): Promise<void> {
  await sql`
    with largest as (
      select employer_id, row_number() over (order by count(*) desc, employer_id) - 1 as number from job
      where reference like 'B0001-26-%' group by employer_id order by number limit ${sql.lit(EMPLOYERS)}
    ), reader as (
      select person.id, largest.employer_id from largest join ${bulkPeople(0)} as person on person.number = largest.number
    ), given as (
      update job set owner_id = post.reader_id, apply_url = null
      from (select job.id, reader.id as reader_id from job join reader using (employer_id)
        where reference like 'B0001-26-%' order by reference desc limit ${sql.lit(POSTS_WITH_READER)}) as post
      where job.id = post.id
    )
    update user_profile set organization = employer.name
    from reader join employer on employer.id = reader.employer_id where user_profile.id = reader.id`.execute(
    transaction,
  );
}
