import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { chance, pick } from './bulk-chance.ts';
import { skills } from './bulk-jobs-vocabulary.ts';
import { bulkPeople, POSTS_WITH_READER, peopleFor } from './bulk-people.queries.ts';
import type { BulkRange } from './bulk-rows.ts';
import * as words from './bulk-submissions-vocabulary.ts';

/** The newest articles have the generated comments. */
const DISCUSSED_ARTICLES = 200;

/** Rows `n` of a range, each with its person and a moment of the last 90 days before today. */
function drawn({ from, until, count, now }: BulkRange) {
  return sql`(
    select n, (n - 1) % ${sql.lit(peopleFor(count))} as person, (n - 1) / ${sql.lit(peopleFor(count))} as turn,
      date_trunc('milliseconds', date_trunc('day', ${now.toISOString()}::timestamptz)
        - interval '90 days' * ((${count} - n + 0.5) / ${count})) as moment
    from generate_series(${from}::bigint, ${until}::bigint) as n)`;
}

/** Applications for the newest generated posts, each a person and post once, with when they came to their stage. */
export async function insertBulkApplications(transaction: Transaction<DB>, range: BulkRange): Promise<void> {
  await sql`
    with post as materialized (
      select id, row_number() over (order by reference desc) - 1 as number from job
      where reference like 'B0001-26-%' and owner_id is not null order by reference desc
      limit ${sql.lit(POSTS_WITH_READER)}
    ), application as (
      insert into job_application (job_id, account_id, started_elsewhere, stage, statement, applicant_name,
        applicant_email, applicant_phone, applied_at, changed_at)
      select post.id, person.id, false,
        (array['submitted', 'submitted', 'submitted', 'shortlisted', 'interview', 'unsuccessful'])[1 + ${chance(61)} % 6],
        'I have worked in ' || ${pick(skills, 62)} || ' for ' || 2 + ${chance(63)} % 12 || ' years.',
        'Sample Person ' || person.number + 1, person.email, '01632 960 001', moment, moment
      from ${drawn(range)} as draw
        join ${bulkPeople(range.count)} as person on person.number = draw.person
        join post on post.number = (draw.person * 37 + draw.turn) % (select count(*) from post)
      on conflict (job_id, account_id) do nothing
      returning id, stage, applied_at
    )
    insert into job_application_move (application_id, stage, moved_at)
    select id, stage, applied_at from application`.execute(transaction);
}

/** Requests for quotations with one to three items; the last of a hundred waits for operators. */
export async function insertBulkOrders(transaction: Transaction<DB>, range: BulkRange): Promise<void> {
  await sql`
    with bulk as (
      insert into bulk_order (reference, account_id, organization_name, department, contact_name, email, phone,
        delivery_address, order_type, required_date, sent_at, answer_due_at, handled_at)
      select 'GEN-BO-' || lpad(n::text, 7, '0'), person.id, 'Sample hospital ' || person.number + 1,
        ${pick(words.departments, 71)}, 'Sample Person', person.email, '01632 960 001', 'Stores, 1 Hospital Road',
        (array['new_purchase', 'replacement', 'lease', 'maintenance', 'emergency', 'bulk_supply'])[1 + ${chance(72)} % 6],
        moment::date + 60, moment, moment + interval '24 hours',
        case when ${chance(73)} % 100 > 0 then moment + interval '3 hours' end
      from ${drawn(range)} as draw join ${bulkPeople(range.count)} as person on person.number = draw.person
      returning id, right(reference, 7)::bigint as n
    )
    insert into bulk_order_item (order_id, place, equipment, description, quantity, urgency)
    select id, place, (array['diagnostic', 'monitoring', 'surgical', 'mobility', 'respiratory'])[1 + ${chance(74)} % 5],
      ${pick(words.products, 75)}, 1 + ${chance(76)} % 200, 'standard'
    from bulk cross join lateral generate_series(1, (1 + ${chance(77)} % 3)::integer) as place`.execute(transaction);
}

/** Messages to the portal, of which the last of a hundred waits for a reply. */
export async function insertBulkMessages(transaction: Transaction<DB>, range: BulkRange): Promise<void> {
  await sql`
    with message as (
      insert into enquiry (reference, account_id, name, email, subject, category, state, sent_at, waiting_since,
        first_replied_at, changed_at)
      select 'GEN-EN-' || lpad(n::text, 7, '0'), person.id, 'Sample Person', person.email, ${pick(words.subjects, 81)},
        (array['recruitment', 'compliance', 'equipment', 'technical', 'billing', 'other'])[1 + ${chance(82)} % 6],
        case when waits then 'open' when ${chance(84)} % 3 = 0 then 'answered' else 'closed' end, moment,
        case when waits then moment end, case when not waits then moment + interval '5 hours' end, moment
      from (select *, ${chance(83)} % 100 = 0 as waits from ${drawn(range)} as numbered) as draw
        join ${bulkPeople(range.count)} as person on person.number = draw.person
      returning id, sent_at, right(reference, 7)::bigint as n
    )
    insert into enquiry_entry (enquiry_id, kind, written_by, body, happened_at)
    select id, 'message', 'sender', ${pick(words.messages, 85)}, sent_at from message`.execute(transaction);
}

/** Comments on the newest articles; the last of a hundred is held for operators. */
export async function insertBulkComments(transaction: Transaction<DB>, range: BulkRange): Promise<void> {
  await sql`
    with discussed as materialized (
      select id, row_number() over (order by published_at desc, id desc) - 1 as number from article
      order by published_at desc, id desc limit ${sql.lit(DISCUSSED_ARTICLES)}
    )
    insert into article_comment (article_id, account_id, text, author_name, author_role, author_organization, state,
      posted_at, waiting_since)
    select discussed.id, person.id, ${pick(words.comments, 91)}, 'Sample Person', 'Nurse', 'Sample organisation',
      case when is_held then 'held' else 'shown' end, moment, case when is_held then moment end
    from (select *, ${chance(92)} % 100 = 0 as is_held from ${drawn(range)} as numbered) as draw
      join ${bulkPeople(range.count)} as person on person.number = draw.person
      join discussed on discussed.number = ${chance(93)} % (select count(*) from discussed)`.execute(transaction);
  await countComments(transaction);
}

/** Takes the rows of generated people away. */
export async function removeRowsOfPeople(
  transaction: Transaction<DB>,
  table: 'job_application' | 'article_comment',
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} using account
    where account.id = ${sql.ref(`${table}.account_id`)} and account.email like 'generated-%@people.example'`.execute(
    transaction,
  );
  if (table === 'article_comment') await countComments(transaction);
}

async function countComments(transaction: Transaction<DB>): Promise<void> {
  await sql`
    update article set comments = counted.shown
    from (select article.id, count(article_comment.id) filter (where state = 'shown' and hidden_at is null)::integer as shown
      from article left join article_comment on article_comment.article_id = article.id group by article.id) as counted
    where counted.id = article.id and article.comments <> counted.shown`.execute(transaction);
}
