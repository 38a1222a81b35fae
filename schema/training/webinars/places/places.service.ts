import type { Kysely, Transaction } from 'kysely';
import { act, type Rules } from '../../../access/act.ts';
import { signedIn } from '../../../access/viewer.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../../errors.ts';
import { setLetter } from '../../../outbox/mail-content.ts';
import { insertMail } from '../../../outbox/outbox.queries.ts';
import { refuseLongList } from '../../../queries/filter-values.ts';
import { plainListReader } from '../../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../../queries/page.ts';
import { isUuid } from '../../../queries/uuid.ts';
import type { ServiceDependencies } from '../../../service-dependencies.ts';
import type { DB } from '../../../tables.ts';
import { webinarPlaces } from '../../training-limits.ts';
import { setWebinarLetter } from '../calendar/webinar-letter.ts';
import { type WebinarRow, webinarState } from '../webinar-row.ts';
import { findWebinar, lockWebinar } from '../webinars.queries.ts';
import { listedOwnPlaces } from './listed-places.ts';
import { registeredLetter, waitingLetter } from './place.messages.ts';
import type { PlaceRow } from './place-row.ts';
import { findOwnPlace, giveBackPlace, insertPlace } from './places.queries.ts';
import { giveFreeSeats } from './waiting-list.ts';

/** More do not wait for one webinar. */
export const MOST_WAITING = 200;
const readPlaces = plainListReader(listedOwnPlaces);

/** The rules of places in webinars. The webinar's row is locked first, so that no seat is given away twice. */
export class PlacesInWebinarsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Gives the caller a seat, or a place on the waiting list where all are taken, and mails a receipt. Who has one already
   * keeps it, and gets no second mail.
   *
   * @throws NotSignedInError
   * @throws NotFoundError
   * @throws ConflictError if the webinar has begun, is over or cancelled, or its waiting list is full.
   * @throws KeyReusedError
   * @throws RateLimitedError
   */
  async register(webinarId: string): Promise<PlaceRow> {
    const { db, ports } = this.#dependencies;
    const once = { operation: 'registerForWebinar', given: { webinarId } };
    const rules = { ...toTakePart(webinarId), once, limit: webinarPlaces };
    await act(this.#dependencies, rules, async ({ transaction, actor, row, instant, now, audit }) => {
      const { accountId, email } = actor;
      const webinar = await this.#withWaitingServed(transaction, row, now);
      const own = await findOwnPlace(transaction, { webinarId, accountId });
      if (own && own.state !== 'given_back') {
        return own.id;
      }
      refuseEnded(webinar, instant);
      const isFree = webinar.taken < webinar.seats;
      if (!isFree && webinar.waiting >= MOST_WAITING) {
        throw new ConflictError('This webinar is sold out, and its waiting list is full.');
      }
      const state = isFree ? 'registered' : 'waiting';
      const id = await insertPlace(transaction, { webinarId, accountId, state, now });
      audit(isFree ? 'webinar.registered' : 'webinar.waiting', {
        subjectKind: 'webinar_place',
        subjectId: id,
        ownerId: accountId,
      });
      const about = { ...webinar, origin: ports.site.origin };
      const letter = isFree ? registeredLetter(about) : waitingLetter(about, webinar.waiting + 1);
      const content = isFree ? setWebinarLetter(letter, webinar, ports.site) : setLetter(letter, ports.site);
      await insertMail(transaction, ports.queue, { kind: 'webinar-place', recipient: email, accountId, content, now });
      return id;
    });
    return ownPlace(db, webinarId, signedIn(this.#dependencies.viewer).accountId);
  }

  /**
   * The webinar once those who wait have its free seats: a seat stays free while all who wait are suspended, and is not for
   * who asks next once one of them is not any more.
   */
  async #withWaitingServed(transaction: Transaction<DB>, webinar: WebinarRow, now: string): Promise<WebinarRow> {
    if (webinar.waiting === 0 || webinar.taken >= webinar.seats) {
      return webinar;
    }
    const { ports } = this.#dependencies;
    await giveFreeSeats(transaction, [webinar.id], { ports, now });
    return (await findWebinar(transaction, webinar.id)) ?? webinar;
  }

  /**
   * Gives a seat or a place on the waiting list back: the first who waits gets the seat, and is mailed in the same
   * transaction. Doing so again changes nothing.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if the caller has no such place.
   * @throws ConflictError if the webinar has begun or is over.
   */
  async giveBack(webinarId: string): Promise<PlaceRow> {
    const { ports } = this.#dependencies;
    return act(
      this.#dependencies,
      toGiveBack(webinarId),
      async ({ transaction, actor, row: own, instant, now, audit }) => {
        const { accountId } = actor;
        if (own.state === 'given_back') {
          return own;
        }
        if (own.webinar.cancelledAt === null) {
          refuseEnded(own.webinar, instant);
        }
        await giveBackPlace(transaction, { webinarId, accountId, state: own.state, now });
        audit('webinar.given_back', { subjectKind: 'webinar_place', subjectId: own.id, ownerId: accountId });
        await giveFreeSeats(transaction, [webinarId], { ports, now });
        return ownPlace(transaction, webinarId, accountId);
      },
    );
  }

  /**
   * A page of the places of the caller, the newest first; only those in these webinars if they are given.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the argument.
   */
  async list(webinarIds: readonly string[] | null | undefined, page: PageArguments): Promise<Connection<PlaceRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId: account } = signedIn(viewer);
    refuseLongList('webinarIds', webinarIds);
    if (webinarIds != null && !webinarIds.every(isUuid)) {
      throw ValidationError.of('webinarIds', 'webinarIds must be the identifiers of webinars.');
    }
    return readPlaces(db, {
      shape: { webinars: webinarIds != null },
      values: { account, webinars: [...new Set(webinarIds)] },
      order: 'newest',
      page,
    });
  }
}

function toTakePart(id: string) {
  return {
    as: 'member',
    may: async (db) => {
      const found = isUuid(id) ? await findWebinar(db, id) : undefined;
      if (!found) {
        throw new NotFoundError('There is no webinar with this id.');
      }
      return found;
    },
    lockRow: (transaction) => lockWebinar(transaction, id),
  } as const satisfies Rules<WebinarRow, unknown>;
}

function toGiveBack(webinarId: string) {
  return {
    as: 'member',
    may: (db, { accountId }) => ownPlace(db, webinarId, accountId),
    lockRow: (transaction) => lockWebinar(transaction, webinarId),
  } as const satisfies Rules<PlaceRow, unknown>;
}

const refusals = {
  running: 'This webinar has begun. Places can no longer be changed.',
  over: 'This webinar has taken place.',
  cancelled: 'This webinar is cancelled.',
} as const;

/** @throws ConflictError if places cannot be changed any more. */
function refuseEnded(webinar: WebinarRow, now: Date): void {
  const state = webinarState(webinar, now);
  if (state !== 'upcoming') {
    throw new ConflictError(refusals[state]);
  }
}

async function ownPlace(db: Kysely<DB>, webinarId: string, accountId: string): Promise<PlaceRow> {
  const found = isUuid(webinarId) ? await findOwnPlace(db, { webinarId, accountId }) : undefined;
  if (!found) {
    throw new NotFoundError('You have no place in this webinar.');
  }
  return found;
}
