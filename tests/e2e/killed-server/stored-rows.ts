import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { openDatabase } from '../../../server/database/driver/open.ts';
import { addressOf } from './forms.ts';

type Count = (db: Kysely<DB>, mark: string) => Promise<number>;

const rowsWhere =
  (table: keyof DB, column: string, value = (mark: string) => mark): Count =>
  async (db, mark) => {
    const condition = sql`${sql.ref(column)} = ${value(mark)}`;
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
  enquiry: rowsWhere('enquiry', 'subject'),
  newsletter: rowsWhere('newsletter_subscription', 'email', addressOf),
  bulkOrder: rowsWhere('bulk_order', 'email', addressOf),
  vendorApplication: rowsWhere('vendor_application', 'company_name'),
  jobApplication: rowsWhere('job_application', 'statement'),
  enrolment: rowsOfAccount('training_enrolment'),
  webinarPlace: rowsOfAccount('webinar_place'),
  comment: rowsWhere('article_comment', 'text'),
  job: rowsWhere('job', 'title'),
  product: rowsWhere('equipment', 'name'),
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
