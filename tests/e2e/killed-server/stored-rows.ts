import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { openDatabase } from '../../../server/database/driver/open.ts';
import { addressOf } from './submitted-form.ts';

type Count = (db: Kysely<DB>, mark: string) => Promise<number>;

const rowsWhere =
  (table: keyof DB, column: string | RawBuilder<unknown>, value = (mark: string) => mark): Count =>
  async (db, mark) => {
    const condition = sql`${typeof column === 'string' ? sql.ref(column) : column} = ${value(mark)}`;
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)} where ${condition}`.execute(
      db,
    );
    return Number(rows[0]?.count);
  };

const rowsOfAccount =
  (table: keyof DB): Count =>
  async (db, mark) => {
    const account = sql`select id from account where email = ${addressOf(mark)}`;
    const { rows } = await sql<{ count: string }>`
      select count(*) from ${sql.table(table)} where account_id in (${account})`.execute(db);
    return Number(rows[0]?.count);
  };

/** How many rows a form has left, by its name. */
const counts: Readonly<Record<string, Count>> = {
  job: rowsWhere('job', 'title'),
  jobApplication: rowsWhere('job_application', 'statement'),
  jobNote: rowsWhere('application_note', 'text'),
  jobDraft: rowsWhere('job_draft', sql`content ->> 'title'`),
  publishedDraft: rowsWhere('job', 'title'),
  sheetOfJobs: rowsWhere('job', 'title'),
  savedSearch: rowsOfAccount('saved_search'),
  enquiry: rowsWhere('enquiry', 'subject'),
  enquiryReply: rowsWhere('enquiry_entry', 'body'),
  newsletter: rowsWhere('newsletter_subscription', 'email', addressOf),
  statusSubscription: rowsWhere('status_subscription', 'email', addressOf),
  comment: rowsWhere('article_comment', 'text'),
  commentReport: rowsWhere('comment_report', 'reason'),
  bulkOrder: rowsWhere('bulk_order', 'email', addressOf),
  quote: rowsWhere('order_quote', 'note'),
  supplierMessage: rowsWhere('supplier_conversation', 'email', addressOf),
  supplierReply: rowsWhere('supplier_conversation_entry', 'body'),
  vendorApplication: rowsWhere('vendor_application', 'company_name'),
  product: rowsWhere('equipment', 'name'),
  enrolment: rowsOfAccount('training_enrolment'),
  webinarPlace: rowsOfAccount('webinar_place'),
  invitation: rowsWhere('organisation_invitation', 'email', addressOf),
  apiKey: rowsWhere('api_key', 'name'),
  webhook: rowsOfAccount('webhook_endpoint'),
  partnerTier: rowsOfAccount('tier_request'),
};

/** How many rows each form has left in the database of a portal that has stopped. @param marks what each was filled in with */
export async function countRows(
  dataDirectory: string,
  marks: ReadonlyMap<string, string>,
): Promise<Record<string, number | undefined>> {
  const { db, close } = await openDatabase({ dataDirectory });
  const counted: Record<string, number | undefined> = {};
  for (const [name, mark] of marks) {
    counted[name] = await counts[name]?.(db, mark);
  }
  await close();
  return counted;
}
