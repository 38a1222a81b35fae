import { sql, type Transaction } from 'kysely';
import type { MailContent } from '../../outbox/mail-content.ts';
import type { WorkQueue } from '../../ports.ts';
import type { DB } from '../../tables.ts';

/** So many members of an organisation are mailed at most. */
const MOST_MAILED = 50;

interface Mailed {
  readonly supplierId: string;
  readonly content: MailContent;
  readonly now: string;
}

/**
 * Writes a mail to each verified account that answers for a supplier: the one that sells under the name, or those who
 * publish for the organisation that does. Answers how many. Done in one statement, however many they are.
 */
export async function mailSupplierMembers(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  { supplierId, content, now }: Mailed,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    insert into outgoing_mail (kind, recipient, account_id, subject, body_text, body_html, created_at)
      select 'supplier-message', account.email, account.id, ${content.subject}, ${content.text}, ${content.html},
          ${now}::timestamptz
        from account
        where account.access <> 'member' and account.suspended_at is null and account.id in (
          select supplier.owner_id from supplier
            where supplier.id = ${supplierId}::uuid and supplier.organisation_id is null
          union all
          select membership.account_id from supplier
            join organisation on organisation.id = supplier.organisation_id
            join membership on membership.organisation_id = organisation.id
            where supplier.id = ${supplierId}::uuid and 'publish' = any(membership.roles)
              and (membership.account_id = supplier.owner_id
                or (membership.verified_at is not null and organisation.verified_at is not null)))
        order by account.id
        limit ${MOST_MAILED}
      returning id`.execute(transaction);
  await queue.add(transaction, 'outgoing-mail', rows);
  return rows.length;
}
