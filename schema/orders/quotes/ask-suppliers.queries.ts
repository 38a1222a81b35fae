import { sql, type Transaction } from 'kysely';
import { answererOf } from '../../access/members/vouchers.queries.ts';
import type { EquipmentCategoryName } from '../../equipment/equipment-row.ts';
import type { MailContent } from '../../outbox/mail-content.ts';
import type { WorkQueue } from '../../ports.ts';
import type { DB } from '../../tables.ts';

interface Asked {
  readonly orderId: string;
  /** The buyer's account, which is not asked; null if there is none. */
  readonly buyerId: string | null;
  readonly categories: readonly EquipmentCategoryName[];
  readonly content: MailContent;
  readonly now: string;
}

/** How many suppliers are asked for an order by themselves; operators can ask further ones. */
export const MOST_ASKED = 50;

/**
 * Asks verified accounts that sell listed products of these categories to quote for an order, those with the most of them
 * first, and writes the mail to each; answers how many. Of an organisation whose seller is suspended a colleague is asked.
 * Done in two statements, however many are asked.
 */
export async function askSuppliers(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  { orderId, buyerId, categories, content, now }: Asked,
): Promise<number> {
  const { rows } = await sql`
    insert into quote_request (order_id, account_id, supplier_id, asked_at)
      select ${orderId}::uuid, account_id, id, ${now}::timestamptz
        from (
          select distinct on (account_id) account_id, id, sum(products) over (partition by account_id) as products
            from (
              select ${answererOf('supplier')} as account_id, supplier.id, supplier.created_at, count(*) as products
                from equipment join supplier on supplier.id = equipment.supplier_id
                where supplier.owner_id is distinct from ${buyerId}::uuid
                  and equipment.category = any(${categories}::text[]) and equipment.withdrawn_at is null
                  and equipment.review_state = 'published' and equipment.hidden_at is null
                group by supplier.id) as offering
            where account_id is not null and account_id is distinct from ${buyerId}::uuid
            order by account_id, created_at desc, id) as seller
        order by products desc, id limit ${sql.lit(MOST_ASKED)}
      returning id`.execute(transaction);
  await mailAsked(transaction, queue, { orderId, content, now });
  return rows.length;
}

/**
 * Asks the accounts of these suppliers to quote for an order, where they are verified, not the buyer and not asked yet, and
 * writes the mail to each; answers how many.
 */
export async function askChosenSuppliers(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  { supplierIds, ...asked }: Omit<Asked, 'categories'> & { readonly supplierIds: readonly string[] },
): Promise<number> {
  const { orderId, buyerId, now } = asked;
  const { rows } = await sql<{ accountId: string }>`
    insert into quote_request (order_id, account_id, supplier_id, asked_at)
      select distinct on (chosen.account_id) ${orderId}::uuid, chosen.account_id, chosen.id, ${now}::timestamptz
        from (select id, created_at, ${answererOf('supplier')} as account_id from supplier
          where id = any(${supplierIds}::uuid[]) and owner_id is distinct from ${buyerId}::uuid) as chosen
        where chosen.account_id is not null and chosen.account_id is distinct from ${buyerId}::uuid
          and not exists (select from quote_request as asked
            where asked.order_id = ${orderId}::uuid and asked.account_id = chosen.account_id)
        order by chosen.account_id, chosen.created_at desc, chosen.id
      on conflict (order_id, supplier_id) do nothing
      returning account_id as "accountId"`.execute(transaction);
  await mailAsked(transaction, queue, { ...asked, accountIds: rows.map(({ accountId }) => accountId) });
  return rows.length;
}

/** Writes the mail to all who are asked for an order, or to these of them. */
async function mailAsked(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  {
    orderId,
    content,
    now,
    accountIds,
  }: Pick<Asked, 'orderId' | 'content' | 'now'> & { readonly accountIds?: readonly string[] },
): Promise<void> {
  const these = accountIds ? sql`and account.id = any(${accountIds}::uuid[])` : sql``;
  const { rows } = await sql<{ id: string }>`
    insert into outgoing_mail (kind, recipient, account_id, subject, body_text, body_html, created_at)
      select 'quote-request', account.email, account.id, ${content.subject}, ${content.text}, ${content.html},
          ${now}::timestamptz
        from quote_request join account on account.id = quote_request.account_id
        where quote_request.order_id = ${orderId}::uuid ${these}
      returning id`.execute(transaction);
  await queue.add(transaction, 'outgoing-mail', rows);
}
