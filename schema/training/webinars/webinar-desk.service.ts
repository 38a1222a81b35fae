import type { Kysely, Transaction } from 'kysely';
import { act } from '../../access/act.ts';
import { operator } from '../../access/viewer.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { insertMailBatch } from '../../outbox/mail-batch.queries.ts';
import type { Letter } from '../../outbox/mail-content.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { setWebinarLetter } from './calendar/webinar-letter.ts';
import { cancelledLetter, changedLetter } from './places/place.messages.ts';
import { listPlaceHolders } from './places/places.queries.ts';
import { giveFreeSeats } from './places/waiting-list.ts';
import { type CheckedWebinar, checkWebinar, type WebinarDraft } from './webinar-draft.ts';
import { type WebinarRow, webinarState } from './webinar-row.ts';
import {
  cancelWebinar,
  findJoinUrl,
  findWebinar,
  insertWebinar,
  lockWebinar,
  updateWebinar,
} from './webinars.queries.ts';

/** What operators do about webinars: they plan, change and cancel them. */
export class WebinarDeskService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** Where a webinar is joined. @throws NotSignedInError @throws ForbiddenError for all but operators. */
  async joinUrl(id: string): Promise<string | null> {
    operator(this.#dependencies.viewer);
    return (isUuid(id) ? await findJoinUrl(this.#dependencies.db, id) : undefined)?.joinUrl ?? null;
  }

  /**
   * Plans a webinar. The same request with the same Idempotency-Key plans it once.
   *
   * @throws NotSignedInError @throws ForbiddenError for all but operators. @throws KeyReusedError
   * @throws ValidationError that names the fields.
   */
  async plan(draft: WebinarDraft): Promise<WebinarRow> {
    const { db } = this.#dependencies;
    const rules = {
      as: 'operator',
      once: { operation: 'planWebinar', given: draft },
      input: () => this.#check(new FieldChecks(), draft),
    } as const;
    const id = await act(this.#dependencies, rules, async ({ transaction, input, now, audit }) => {
      const inserted = await insertWebinar(transaction, input, now);
      audit('webinar.planned', subject(inserted));
      return inserted;
    });
    return read(db, id);
  }

  /**
   * Changes a webinar that has not begun. Where calendars keep it otherwise then, it is another version, and those with a
   * place are mailed; if it has more seats, those who wait get them.
   *
   * @throws NotSignedInError @throws ForbiddenError for all but operators. @throws NotFoundError
   * @throws ConflictError if it has begun, is over or cancelled. @throws ValidationError that names the fields.
   */
  async change(id: string, draft: WebinarDraft): Promise<WebinarRow> {
    const { ports } = this.#dependencies;
    const rules = { ...toChange(id), input: () => this.#check(new FieldChecks(), draft) };
    return act(this.#dependencies, rules, async ({ transaction, row, input, instant, now, audit }) => {
      refuseBegun(row, instant);
      const checks = new FieldChecks();
      if (input.seats < row.taken) {
        checks.refuse('seats', `Seats must be ${row.taken} or more: so many are taken`);
      }
      checks.done();
      const isNewVersion = ['title', 'description', 'presenter', 'startsAt', 'durationMinutes'].some(
        (name) => input[name as keyof CheckedWebinar] !== row[name as keyof WebinarRow],
      );
      await updateWebinar(transaction, { id, webinar: input, isNewVersion, now });
      audit('webinar.changed', subject(id));
      if (isNewVersion) {
        await this.#mail(transaction, await read(transaction, id), now, changedLetter);
      }
      await giveFreeSeats(transaction, [id], { ports, now });
      return read(transaction, id);
    });
  }

  /**
   * Cancels a webinar that has not begun, and mails those with a place. Doing so again changes nothing.
   *
   * @throws NotSignedInError @throws ForbiddenError for all but operators. @throws NotFoundError
   * @throws ConflictError if it has begun or is over.
   */
  async cancel(id: string): Promise<WebinarRow> {
    return act(this.#dependencies, toChange(id), async ({ transaction, row, instant, now, audit }) => {
      if (row.cancelledAt !== null) {
        return row;
      }
      refuseBegun(row, instant);
      await cancelWebinar(transaction, id, now);
      audit('webinar.cancelled', subject(id));
      const cancelled = await read(transaction, id);
      await this.#mail(transaction, cancelled, now, cancelledLetter);
      return cancelled;
    });
  }

  #check(checks: FieldChecks, draft: WebinarDraft): CheckedWebinar {
    const checked = checkWebinar(checks, draft, this.#dependencies.ports.clock.now());
    checks.done();
    return checked;
  }

  async #mail(
    transaction: Transaction<DB>,
    webinar: WebinarRow,
    now: string,
    letter: (about: Pick<WebinarRow, 'id' | 'title' | 'startsAt'> & { readonly origin: string }) => Letter,
  ): Promise<void> {
    const { site, queue } = this.#dependencies.ports;
    const recipients = await listPlaceHolders(transaction, webinar.id);
    const content = setWebinarLetter(letter({ ...webinar, origin: site.origin }), webinar, site);
    await insertMailBatch(transaction, queue, { kind: 'webinar-changed', recipients, content, now });
  }
}

function toChange(id: string) {
  return {
    as: 'operator',
    may: (db: Kysely<DB>) => read(db, id),
    lockRow: (transaction: Transaction<DB>) => lockWebinar(transaction, id),
  } as const;
}

async function read(db: Kysely<DB>, id: string): Promise<WebinarRow> {
  const found = isUuid(id) ? await findWebinar(db, id) : undefined;
  if (!found) {
    throw new NotFoundError('Webinar not found');
  }
  return found;
}

const refusals = {
  running: 'This webinar has begun.',
  over: 'This webinar has taken place.',
  cancelled: 'This webinar is cancelled.',
} as const;

/** @throws ConflictError if a webinar cannot be changed any more. */
function refuseBegun(webinar: WebinarRow, now: Date): void {
  const state = webinarState(webinar, now);
  if (state !== 'upcoming') {
    throw new ConflictError(refusals[state]);
  }
}

function subject(subjectId: string) {
  return { subjectKind: 'webinar', subjectId, ownerId: null };
}
