import { type Kysely, sql } from 'kysely';
import { deskQueueNames } from '../../../schema/desk/desk-queues.ts';
import type { DB } from '../../../schema/tables.ts';

/** The identifier of a row by its number, in each table. */
export const idOf = (number: number) => `01a1ede2-0000-7000-8000-${String(number).padStart(12, '0')}`;
const id = sql`('01a1ede2-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const at = sql`now() - n * interval '5 minutes'`;
const waits = sql`n % 50 = 0`;

/** One in 50 waits in each queue of the desk. */
export async function fillQueues(db: Kysely<DB>, { count }: { readonly count: number }): Promise<void> {
  const rows = sql`from generate_series(1, ${sql.lit(count)}) as n`;
  await fillAccounts(db, rows);
  await fillMessages(db, rows);
  await fillTraining(db, rows);
  await fillMarket(db, rows);
  await fillOrders(db, rows);
  await fillDiscussion(db, rows);
  await claimItems(db, rows);
}

type Rows = ReturnType<typeof sql>;

async function fillAccounts(db: Kysely<DB>, rows: Rows): Promise<void> {
  await sql`
    insert into account (id, email, email_key, access, verified_at, verification_asked_at)
    select ${id}, n || '@example.com', n || '@example.com', case when n = 1 then 'operator' when ${waits} then 'member' else 'verified' end,
      case when not (${waits}) then ${at} end, ${at}
    ${rows}`.execute(db);
  await sql`
    insert into user_profile (id, first_name, last_name, organization)
    select ${id}, 'Person', 'Number' || n, 'Hospital' ${rows}`.execute(db);
  await sql`insert into organisation (id, name, created_at) select ${id}, 'Hospital ' || n, ${at} ${rows} where n % 5 = 0`.execute(
    db,
  );
  await sql`
    insert into membership (account_id, organisation_id, roles, joined_at)
    select account.id, organisation.id, '{publish}', now() from account join organisation on organisation.id = account.id`.execute(
    db,
  );
  await sql`
    insert into tier_request (id, account_id, tier, purpose, state, asked_at, decided_at)
    select ${id}, ${id}, 'premium', 'Rotas.', case when ${waits} then 'waiting' else 'approved' end, ${at},
      case when not (${waits}) then ${at} end
    ${rows}`.execute(db);
}

async function fillMessages(db: Kysely<DB>, rows: Rows): Promise<void> {
  await sql`
    insert into enquiry (id, reference, name, email, subject, category, state, sent_at, waiting_since, changed_at)
    select ${id}, 'M-' || n, 'Asha', 'asha@example.com', 'Question ' || n, 'other',
      case when ${waits} then 'open' else 'answered' end, ${at}, case when ${waits} then ${at} end, ${at}
    ${rows}`.execute(db);
}

async function fillTraining(db: Kysely<DB>, rows: Rows): Promise<void> {
  await sql`
    with programme as (
      insert into training_programme (kind, slug, title, description, level, duration_weeks, position)
      values ('certification', 'plans', 'Plans', 'Of statements', 'advanced', 1, 1000) returning id)
    insert into training_enrolment (id, programme_id, account_id, stage, asked_at, changed_at)
    select ${id}, programme.id, ${id}, case when ${waits} then 'submitted'
        else (array['enrolled', 'unsuccessful', 'completed', 'withdrawn'])[n % 4 + 1] end, ${at}, ${at}
    ${rows}, programme`.execute(db);
  // As it is kept by itself in a database that is used: what stands in an index is then read there alone.
  await sql`vacuum training_enrolment`.execute(db);
}

/** Applications to become a supplier, suppliers, and what they list. */
async function fillMarket(db: Kysely<DB>, rows: Rows): Promise<void> {
  await sql`
    insert into vendor_application (id, reference, state, company_name, registration_number, vat_number, contact_name,
      email, phone, started_at, changed_at, submitted_at, expected_from, due_at)
    select ${id}, 'V-' || n, case when ${waits} then 'submitted' else 'approved' end, 'Devices ' || n, '01234567',
      'GB339072747', 'Asha', 'asha@example.com', '01632 960 001', ${at}, ${at}, ${at}, ${at}, ${at} + interval '7 days'
    ${rows}`.execute(db);
  await sql`
    insert into stored_file (vendor_application_id, document, name, format, size_bytes, sha256, storage_name, uploaded_at, scan)
    select ${id}, 'insurance_certificate', 'Insurance.pdf', 'pdf', 1, repeat('a', 64), lpad(n::text, 64, '0'), ${at}, 'clean' ${rows}`.execute(
    db,
  );
  await sql`
    insert into supplier (id, name, location, phone, owner_id)
    select ${id}, 'Supplier ' || n, 'Leeds', '01632 960 000', ${id} ${rows}`.execute(db);
  await sql`
    insert into equipment (id, reference, name, description, category, condition, price, supplier_id, owner_id,
      review_state, submitted_at, published_at)
    select ${id}, 'P-' || n, 'Pump ' || n, 'It pumps.', 'monitoring', 'new', n, ${id}, ${id},
      case when ${waits} then 'in_review' else 'published' end, ${at}, case when not (${waits}) then ${at} end
    ${rows}`.execute(db);
}

/** Bulk orders, each with an item and a supplier who is asked. */
async function fillOrders(db: Kysely<DB>, rows: Rows): Promise<void> {
  await sql`
    insert into bulk_order (id, reference, organization_name, department, contact_name, email, phone, delivery_address,
      order_type, required_date, sent_at, answer_due_at, handled_at)
    select ${id}, 'BO-' || n, 'Hospital', 'Stores', 'Asha', 'asha@example.com', '01632 960 001', 'Leeds', 'lease',
      '2030-01-01', ${at}, ${at} + interval '1 day', case when not (${waits}) then ${at} end
    ${rows}`.execute(db);
  await sql`
    insert into bulk_order_item (order_id, place, equipment, description, quantity, urgency)
    select ${id}, 1, 'monitoring', 'Pump', 2, 'standard' ${rows}`.execute(db);
  await sql`
    insert into quote_request (id, order_id, account_id, supplier_id, asked_at)
    select ${id}, ${id}, ${id}, ${id}, ${at} ${rows}`.execute(db);
  await sql`
    insert into order_quote (request_id, order_id, expires_on, given_at, changed_at)
    select ${id}, ${id}, '2030-01-01', ${at}, ${at} ${rows}`.execute(db);
}

async function fillDiscussion(db: Kysely<DB>, rows: Rows): Promise<void> {
  await sql`
    insert into article_comment (id, article_id, account_id, text, author_name, author_role, author_organization, state,
      posted_at, waiting_since)
    select ${id}, article.id, ${id}, 'A comment.', 'Asha', 'nurse', 'Hospital', case when ${waits} then 'held' else 'shown' end,
      ${at}, case when ${waits} then ${at} end
    ${rows}, (select id from article order by id limit 1) as article`.execute(db);
  await sql`
    insert into comment_report (comment_id, account_id, reason, reported_at)
    select ${id}, ${id}, 'It is unkind.', ${at} ${rows}`.execute(db);
}

/** What is claimed in each queue. */
async function claimItems(db: Kysely<DB>, rows: Rows): Promise<void> {
  await sql`
    insert into desk_claim (queue, item_id, account_id, claimed_at)
    select queue, ${id}, ${idOf(1)}, now() ${rows}, unnest(${deskQueueNames}::text[]) as queue where ${waits}`.execute(
    db,
  );
}
