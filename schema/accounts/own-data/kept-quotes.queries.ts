import { sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';

/**
 * Keeps what buyers have accepted of the quotes of an account that is about to be deleted: the lines, under the name of the
 * supplier, without the account. All else of its quotes goes with it.
 */
export async function keepAcceptedQuotes(transaction: Transaction<DB>, accountId: string): Promise<void> {
  const accepted = sql`select quote.id
    from quote_request as request join order_quote as quote on quote.request_id = request.id
    where request.account_id = ${accountId} and exists (
      select from order_quote_line as line where line.quote_id = quote.id and line.accepted_at is not null)`;
  await sql`delete from order_quote_line where quote_id in (${accepted}) and accepted_at is null`.execute(transaction);
  await sql`update order_quote set note = null where id in (${accepted})`.execute(transaction);
  await sql`
    update quote_request set account_id = null, supplier_id = null, supplier_name = supplier.name
      from supplier, order_quote as quote
      where supplier.id = quote_request.supplier_id and quote.request_id = quote_request.id
        and quote.id in (${accepted})`.execute(transaction);
}
