import { type Kysely, sql, type Transaction } from 'kysely';
import { isInScope, type PublicationScope } from '../../access/publication-scope.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import { preparedQuery } from '../../queries/prepared-query.ts';
import type { DB } from '../../tables.ts';
import type { ReviewStateName } from '../equipment-row.ts';
import type { EquipmentDraft } from './equipment-draft.ts';
import type { EquipmentPostingRow } from './equipment-posting-row.ts';
import { selectPostings } from './listed-equipment-postings.ts';

/** What a change of a product is held against. */
export interface StoredPosting extends Omit<EquipmentDraft, 'price' | 'stockCount' | 'isPreOrder' | 'availableOn'> {
  readonly ownerId: string | null;
  /** The organisation that owns it; null where it is an account's alone, or nobody's. */
  readonly organisationId: string | null;
  readonly supplierId: string;
  readonly reviewState: ReviewStateName;
  readonly withdrawnAt: string | null;
  /** Since when it is shown to no user, as its account is suspended. */
  readonly hiddenAt: string | null;
  readonly revision: number;
}

/** Where a product stands after it was sent in. */
export interface SentIn {
  readonly isToReview: boolean;
  readonly now: string;
}

const findById = preparedQuery<object, { id: string }, EquipmentPostingRow>((db, value) =>
  selectPostings(db.selectFrom('equipment') as unknown as RowQuery).where(
    sql<boolean>`equipment.id = ${value('id')}::uuid`,
  ),
);

/** A product in any state; the identifier must be a UUID. */
export async function findEquipmentPosting(db: Kysely<DB>, id: string): Promise<EquipmentPostingRow | undefined> {
  return (await findById(db, {}, { id }))[0];
}

/** Locks a product until the transaction ends. What is stored of it is read after that. */
export async function lockPosting(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('equipment').select('id').where('id', '=', id).forUpdate().execute();
}

/** What is stored of a product. */
export function findStoredPosting(db: Kysely<DB>, id: string): Promise<StoredPosting | undefined> {
  return db
    .selectFrom('equipment')
    .select([
      'owner_id as ownerId',
      'organisation_id as organisationId',
      'supplier_id as supplierId',
      'withdrawn_at as withdrawnAt',
      'hidden_at as hiddenAt',
      'revision',
      'name',
      'description',
      'specifications',
      'certifications',
      'images',
      'warranty',
      'product_url as productUrl',
    ])
    .select((select) => [
      select.ref('review_state').$castTo<ReviewStateName>().as('reviewState'),
      select.ref('category').$castTo<EquipmentDraft['category']>().as('category'),
      select.ref('condition').$castTo<EquipmentDraft['condition']>().as('condition'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Inserts a product of an account, which waits for its review. */
export async function insertEquipment(
  transaction: Transaction<DB>,
  given: {
    readonly draft: EquipmentDraft;
    readonly ownerId: string;
    readonly organisationId: string | null;
    readonly supplierId: string;
    readonly reference: string;
    readonly now: string;
  },
): Promise<string> {
  const { draft, ownerId, organisationId, supplierId, reference, now } = given;
  const { id } = await transaction
    .insertInto('equipment')
    .values({
      ...columnsOf(draft),
      owner_id: ownerId,
      organisation_id: organisationId,
      supplier_id: supplierId,
      reference,
      review_state: 'in_review',
      submitted_at: now,
      listed_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Rewrites a product. One that is to be reviewed is offered again where it was withdrawn. */
export async function updateEquipment(
  transaction: Transaction<DB>,
  id: string,
  draft: EquipmentDraft,
  { isToReview, now }: SentIn,
): Promise<void> {
  await transaction
    .updateTable('equipment')
    .set({ ...columnsOf(draft), updated_at: now, revision: sql`revision + 1` })
    .$if(isToReview, (update) =>
      update.set({ review_state: 'in_review', submitted_at: now, decline_reason: null, withdrawn_at: null }),
    )
    .where('id', '=', id)
    .execute();
}

/**
 * Sends all products that a supplier offers to review, as something about the supplier has changed. Those that wait
 * already keep their place; the user who has looked at one must look again.
 */
export async function reviewAllOfSupplier(
  transaction: Transaction<DB>,
  supplierId: string,
  now: string,
): Promise<void> {
  await transaction
    .updateTable('equipment')
    .set({
      review_state: 'in_review',
      submitted_at: sql`case when review_state = 'in_review' then submitted_at else ${now}::timestamptz end`,
      updated_at: now,
      revision: sql`revision + 1`,
    })
    .where('supplier_id', '=', supplierId)
    .where('review_state', 'in', ['published', 'in_review'])
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Takes a product away that is there; false where it was taken away before. */
export async function withdrawEquipment(transaction: Transaction<DB>, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('equipment')
    .set({ withdrawn_at: now, updated_at: now, revision: sql`revision + 1` })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes all products of an account or an organisation away that are there; answers with their identifiers. */
export async function withdrawEquipmentOf(
  transaction: Transaction<DB>,
  scope: PublicationScope,
  now: string,
): Promise<string[]> {
  const withdrawn = await transaction
    .updateTable('equipment')
    .set({ withdrawn_at: now, updated_at: now, revision: sql`revision + 1` })
    .where(isInScope(scope))
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .execute();
  return withdrawn.map(({ id }) => id);
}

/** Lists a product that waits; the first time it counts as listed from now on. */
export async function publishEquipment(transaction: Transaction<DB>, id: string, now: string): Promise<void> {
  await transaction
    .updateTable('equipment')
    .set({
      review_state: 'published',
      reviewed_at: now,
      published_at: sql`coalesce(published_at, ${now}::timestamptz)`,
      listed_at: sql`case when published_at is null then ${now}::timestamptz else listed_at end`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Keeps a product off the lists, for a reason that its owner reads. */
export async function declineEquipment(
  transaction: Transaction<DB>,
  id: string,
  { reason, now }: { readonly reason: string; readonly now: string },
): Promise<void> {
  await transaction
    .updateTable('equipment')
    .set({ review_state: 'declined', reviewed_at: now, decline_reason: reason, updated_at: now })
    .where('id', '=', id)
    .execute();
}

function columnsOf(draft: EquipmentDraft) {
  return {
    name: draft.name,
    description: draft.description,
    category: draft.category,
    price: draft.price,
    condition: draft.condition,
    stock_count: draft.stockCount,
    is_pre_order: draft.isPreOrder,
    available_on: draft.availableOn,
    specifications: [...draft.specifications],
    certifications: [...draft.certifications],
    images: [...draft.images],
    warranty: draft.warranty,
    product_url: draft.productUrl,
  };
}
