import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import type { CheckedConversation } from './conversation-checks.ts';
import type { ConversationEntryRow, ConversationRow, ConversationState } from './conversation-row.ts';

/** What a buyer has begun, about which product of whom. */
export interface NewConversation extends CheckedConversation {
  readonly reference: string;
  readonly accountId: string | null;
  readonly product: MessagedProduct;
  readonly now: string;
}

/** The product that a buyer writes about. */
export interface MessagedProduct {
  readonly id: string;
  readonly name: string;
  readonly supplierId: string;
}

/** A product that is offered; nothing where there is none. */
export function findMessagedProduct(db: Kysely<DB>, id: string): Promise<MessagedProduct | undefined> {
  return db
    .selectFrom('equipment')
    .select(['id', 'name', 'supplier_id as supplierId'])
    .where('id', '=', id)
    .where('review_state', '=', 'published')
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
}

/** Adds a conversation with its first message; its identifier. */
export async function insertConversation(transaction: Transaction<DB>, given: NewConversation): Promise<string> {
  const { accountId, product, message, now, ...told } = given;
  const { id } = await transaction
    .insertInto('supplier_conversation')
    .values({
      ...told,
      account_id: accountId,
      supplier_id: product.supplierId,
      equipment_id: product.id,
      product_name: product.name,
      sent_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertConversationEntry(transaction, {
    ...{ conversationId: id, writtenBy: 'buyer', authorId: accountId, body: message, now },
  });
  return id;
}

export interface NewConversationEntry extends Pick<ConversationEntryRow, 'writtenBy' | 'body'> {
  readonly conversationId: string;
  readonly authorId: string | null;
  readonly now: string;
}

/** Adds a message to a conversation; its identifier. */
export async function insertConversationEntry(
  transaction: Transaction<DB>,
  { conversationId, writtenBy, authorId, body, now }: NewConversationEntry,
): Promise<string> {
  const { id } = await transaction
    .insertInto('supplier_conversation_entry')
    .values({
      ...{ conversation_id: conversationId, written_by: writtenBy, author_id: authorId },
      ...{ body, happened_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A query of conversations, each with the supplier that it is with. */
export function conversations(db: Kysely<DB>) {
  return db
    .selectFrom('supplier_conversation')
    .innerJoin('supplier', 'supplier.id', 'supplier_conversation.supplier_id')
    .select(conversationColumns)
    .select((select) => select.ref('supplier_conversation.state').$castTo<ConversationState>().as('state'));
}

/** The columns of a conversation by the names of its row; the query joins `supplier`. */
export const conversationColumns = [
  'supplier_conversation.id',
  'supplier_conversation.reference',
  'supplier_conversation.supplier_id as supplierId',
  'supplier.name as supplierName',
  'supplier.owner_id as ownerId',
  'supplier.organisation_id as organisationId',
  'supplier_conversation.equipment_id as equipmentId',
  'supplier_conversation.product_name as productName',
  'supplier_conversation.account_id as accountId',
  'supplier_conversation.name',
  'supplier_conversation.email',
  'supplier_conversation.phone',
  'supplier_conversation.organization',
  'supplier_conversation.sent_at as sentAt',
  'supplier_conversation.changed_at as changedAt',
  'supplier_conversation.reported_at as reportedAt',
] as const;

/** One conversation; nothing where there is none. */
export function findConversation(db: Kysely<DB>, id: string): Promise<ConversationRow | undefined> {
  return conversations(db).where('supplier_conversation.id', '=', id).executeTakeFirst();
}

/** Holds a conversation until the transaction is over. */
export async function lockConversation(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('supplier_conversation').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** All that was written in a conversation, the oldest first. */
export function listConversationEntries(db: Kysely<DB>, conversationId: string): Promise<ConversationEntryRow[]> {
  return db
    .selectFrom('supplier_conversation_entry')
    .select(['id', 'body', 'happened_at as happenedAt'])
    .select((select) => select.ref('written_by').$castTo<ConversationEntryRow['writtenBy']>().as('writtenBy'))
    .where('conversation_id', '=', conversationId)
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
}

/** How many messages a conversation has. */
export async function countConversationEntries(db: Kysely<DB>, conversationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('supplier_conversation_entry')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The suppliers of an account, as `isOfOwn` has it: its own, and those of the organisation that it publishes for. */
export async function listAnsweredSuppliers(db: Kysely<DB>, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from supplier where owner_id = ${accountId}::uuid and organisation_id is null
    union all
    select supplier.id from membership
      join organisation on organisation.id = membership.organisation_id
      join supplier on supplier.organisation_id = organisation.id
      where membership.account_id = ${accountId}::uuid and 'publish' = any(membership.roles)
        and (supplier.owner_id = membership.account_id
          or (membership.verified_at is not null and organisation.verified_at is not null))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Changes whose turn it is. */
export async function moveConversation(
  transaction: Transaction<DB>,
  id: string,
  { state, now }: { readonly state: ConversationState; readonly now: string },
): Promise<void> {
  await transaction.updateTable('supplier_conversation').set({ state, changed_at: now }).where('id', '=', id).execute();
}

/** Notes that a conversation was reported. */
export async function markReported(transaction: Transaction<DB>, id: string, now: string): Promise<void> {
  await transaction.updateTable('supplier_conversation').set({ reported_at: now }).where('id', '=', id).execute();
}

/** Deletes the conversations in which nothing has happened since then. */
export async function deleteConversationsBefore(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('supplier_conversation').where('changed_at', '<', before).execute();
}
