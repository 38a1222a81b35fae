import { sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';

/** As whom a user is told of a notice. */
export type RecipientRole = 'supplier' | 'buyer';

/** Who is told of a notice for the first time, and about what of theirs. */
export interface Recipient {
  /** Null for a buyer without an account. */
  readonly accountId: string | null;
  readonly email: string;
  readonly role: RecipientRole;
  /** Names of the products that a supplier sells; references of what a buyer has sent. */
  readonly about: readonly string[];
}

/** Those who publish for the supplier of a product, as `isOfOwn` has it; the query has `supplier`. */
const answering = sql`
  select supplier.owner_id as account_id where supplier.organisation_id is null and supplier.owner_id is not null
  union all
  select membership.account_id from membership
    join organisation on organisation.id = membership.organisation_id
    where membership.organisation_id = supplier.organisation_id and 'publish' = any(membership.roles)
      and (membership.account_id = supplier.owner_id
        or (membership.verified_at is not null and organisation.verified_at is not null))`;

/** Those who buy with an order, as `buysWith` has it; the query has `bulk_order`. */
const buying = sql`
  select bulk_order.account_id where bulk_order.organisation_id is null and bulk_order.account_id is not null
  union all
  select membership.account_id from membership
    join organisation on organisation.id = membership.organisation_id
    where membership.organisation_id = bulk_order.organisation_id and 'buy' = any(membership.roles)
      and (membership.account_id = bulk_order.account_id
        or (membership.verified_at is not null and organisation.verified_at is not null))`;

/**
 * Notes who is to be told of a notice and has not been told yet: those who sell the products that it concerns, and those who
 * have asked for them in a bulk order or written to a supplier about them. Each account stands in the answer once, as a supplier where
 * it is both.
 */
export async function insertRecipients(
  transaction: Transaction<DB>,
  noticeId: string,
  now: string,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    with product as (
      select equipment.id, equipment.name, equipment.supplier_id
        from safety_notice_equipment as concerned join equipment on equipment.id = concerned.equipment_id
        where concerned.notice_id = ${noticeId}::uuid and concerned.is_concerned),
    ordered as (
      select distinct bulk_order.* from safety_notice_order_item as concerned
        join bulk_order_item as item on item.id = concerned.item_id join bulk_order on bulk_order.id = item.order_id
        where concerned.notice_id = ${noticeId}::uuid and concerned.is_concerned),
    candidate (account_id, order_id, conversation_id, role, about) as (
      select seller.account_id, null::uuid, null::uuid, 'supplier', product.name
        from product join supplier on supplier.id = product.supplier_id
        cross join lateral (${answering}) as seller
      union all
      select buyer.account_id, null, null, 'buyer', bulk_order.reference
        from ordered as bulk_order cross join lateral (${buying}) as buyer
      union all
      select null, ordered.id, null, 'buyer', ordered.reference from ordered where account_id is null
      union all
      select conversation.account_id, null,
          case when conversation.account_id is null then conversation.id end, 'buyer', conversation.reference
        from product join supplier_conversation as conversation on conversation.equipment_id = product.id),
    ranked as (
      select candidate.*, coalesce(account_id, order_id, conversation_id) as who,
          max(role) over (partition by coalesce(account_id, order_id, conversation_id)) as as_role
        from candidate),
    told as (
      insert into safety_notice_recipient (notice_id, account_id, order_id, conversation_id, told_at)
        select distinct ${noticeId}::uuid, ranked.account_id, ranked.order_id, ranked.conversation_id,
            ${now}::timestamptz
          from ranked left join account on account.id = ranked.account_id
          where account.suspended_at is null
        on conflict on constraint safety_notice_told_once do nothing
        returning account_id, order_id, conversation_id)
    select told.account_id as "accountId", coalesce(account.email, bulk_order.email, conversation.email) as email,
        ranked.as_role as role, array_agg(distinct ranked.about) as about
      from told join ranked on ranked.who = coalesce(told.account_id, told.order_id, told.conversation_id)
          and ranked.role = ranked.as_role
        left join account on account.id = told.account_id
        left join bulk_order on bulk_order.id = told.order_id
        left join supplier_conversation as conversation on conversation.id = told.conversation_id
      group by 1, 2, 3 order by told.account_id nulls last, email`.execute(transaction);
  return rows;
}

/** Everybody who was told of a notice and may be mailed. */
export async function listRecipients(
  transaction: Transaction<DB>,
  noticeId: string,
): Promise<Pick<Recipient, 'accountId' | 'email'>[]> {
  const { rows } = await sql<Pick<Recipient, 'accountId' | 'email'>>`
    select told.account_id as "accountId", coalesce(account.email, bulk_order.email, conversation.email) as email
      from safety_notice_recipient as told
        left join account on account.id = told.account_id
        left join bulk_order on bulk_order.id = told.order_id
        left join supplier_conversation as conversation on conversation.id = told.conversation_id
      where told.notice_id = ${noticeId}::uuid and account.suspended_at is null
      order by told.account_id nulls last, email`.execute(transaction);
  return rows;
}
