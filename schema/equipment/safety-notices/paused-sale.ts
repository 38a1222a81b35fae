import type { Kysely, Transaction } from 'kysely';
import { ConflictError, ValidationError } from '../../errors.ts';
import type { MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { type AskedItem, findItemsInNotices, insertMatchesOfProduct } from './safety-matching.queries.ts';
import type { SafetyNoticeRow } from './safety-notice-row.ts';
import { listPausing, shareSafetyNotices } from './safety-notices.queries.ts';
import { tellConcerned } from './tell-concerned.ts';

/** Says that the sale of a product is paused, and by which notices. */
export function pausedWords(references: readonly string[]): string {
  const named = new Intl.ListFormat('en-GB').format(references);
  const one = references.length === 1;
  return `The sale of this product is paused because of the safety ${one ? 'notice' : 'notices'} ${named}. Read what to do on the page of the ${one ? 'notice' : 'notices'}.`;
}

/** Refuses to begin the purchase of a product that an open notice concerns. @throws ConflictError */
export async function refusePausedProduct(db: Kysely<DB>, productId: string): Promise<void> {
  const references = await listPausing(db, productId);
  if (references.length > 0) {
    throw new ConflictError(pausedWords(references));
  }
}

/**
 * Refuses an order that asks for what an open notice is about, by the words of the notice; it holds for the rest of the
 * transaction.
 *
 * @throws ValidationError that names each such item.
 */
export async function refusePausedItems(transaction: Transaction<DB>, items: readonly AskedItem[]): Promise<void> {
  await shareSafetyNotices(transaction);
  const refused = await findItemsInNotices(transaction, items);
  if (refused.length > 0) {
    throw ValidationError.ofAll(
      refused.map(({ index, reference }) => ({
        path: `items.${index}.description`,
        message: `The sale of what item ${index + 1} names is paused because of safety notice ${reference}. Remove it, or describe another product`,
      })),
    );
  }
}

/** An item of an order with the open notices that concern it. */
interface NoticedItem {
  readonly id: string;
  readonly safetyNotices: readonly Pick<SafetyNoticeRow, 'reference'>[];
}

/** Refuses quotes, and their acceptance, for items that an open notice concerns. @throws ConflictError */
export function refusePausedLines(items: readonly NoticedItem[], itemIds: readonly string[]): void {
  const paused = items.flatMap(({ id, safetyNotices }, index) =>
    itemIds.includes(id) && safetyNotices.length > 0
      ? [{ place: index + 1, references: safetyNotices.map(({ reference }) => reference) }]
      : [],
  );
  const [first] = paused;
  if (first) {
    const places = new Intl.ListFormat('en-GB').format(paused.map(({ place }) => String(place)));
    const references = [...new Set(paused.flatMap((item) => item.references))];
    const named = new Intl.ListFormat('en-GB').format(references);
    throw new ConflictError(
      `The sale of item${paused.length === 1 ? '' : 's'} ${places} is paused because of safety ${references.length === 1 ? 'notice' : 'notices'} ${named}. Choose other items, or wait until the sale goes on.`,
    );
  }
}

/**
 * Pauses the sale of a product that has just been published or changed where its words match an open notice, and tells
 * whom that concerns; answers the references of all notices that pause it.
 */
export async function pauseWhatMatches(
  transaction: Transaction<DB>,
  productId: string,
  { ports, now }: { readonly ports: MailPorts; readonly now: string },
): Promise<string[]> {
  for (const noticeId of await insertMatchesOfProduct(transaction, productId, now)) {
    // One product is in few notices, and almost always in none.
    await tellConcerned(transaction, ports, noticeId, now);
  }
  return listPausing(transaction, productId);
}
