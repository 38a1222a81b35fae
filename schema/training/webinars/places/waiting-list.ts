import type { Transaction } from 'kysely';
import { insertMailBatch } from '../../../outbox/mail-batch.queries.ts';
import type { MailPorts } from '../../../ports.ts';
import type { DB } from '../../../tables.ts';
import { setWebinarLetter } from '../calendar/webinar-letter.ts';
import { findWebinar } from '../webinars.queries.ts';
import { movedUpLetter } from './place.messages.ts';
import { deletePlacesOf, listWebinarsOf, lockWebinars, moveUp } from './places.queries.ts';

interface Occasion {
  readonly ports: MailPorts;
  readonly now: string;
}

/** Gives the free seats of webinars to those who wait, and mails them. The webinars' rows are locked. */
export async function giveFreeSeats(
  transaction: Transaction<DB>,
  webinarIds: readonly string[],
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const moved = Map.groupBy(await moveUp(transaction, webinarIds, now), ({ webinarId }) => webinarId);
  // Of an account that is deleted, as many as it had places in; else one.
  for (const [webinarId, recipients] of moved) {
    const webinar = await findWebinar(transaction, webinarId);
    if (webinar) {
      const content = setWebinarLetter(movedUpLetter({ ...webinar, origin: site.origin }), webinar, site);
      await insertMailBatch(transaction, queue, { kind: 'webinar-place', recipients, content, now });
    }
  }
}

/** Gives back all places of an account that is deleted, before it goes. */
export async function giveBackPlacesOf(
  transaction: Transaction<DB>,
  accountId: string,
  occasion: Occasion,
): Promise<void> {
  const webinarIds = await listWebinarsOf(transaction, accountId);
  await lockWebinars(transaction, webinarIds);
  await deletePlacesOf(transaction, accountId);
  await giveFreeSeats(transaction, webinarIds, occasion);
}
