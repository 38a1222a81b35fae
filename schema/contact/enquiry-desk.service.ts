import type { Kysely } from 'kysely';
import { act, type Rules } from '../access/act.ts';
import { holderOfRow } from '../access/anyone.ts';
import { operator } from '../access/viewer.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { plainListReader } from '../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { FieldChecks } from '../text/field-checks.ts';
import { countEntries, findEnquiry, insertEntry, listEntries, lockEnquiry, moveEnquiry } from './enquiries.queries.ts';
import { checkMessage } from './enquiry-checks.ts';
import { mailAnswer, mailClosed } from './enquiry-mail.ts';
import type { EnquiryCategory, EnquiryHistory, EnquiryRow, EnquiryState } from './enquiry-row.ts';
import { MOST_ENTRIES_OF_ENQUIRY } from './enquiry-threads.service.ts';
import { listedEnquiries } from './listed-enquiries.ts';
import { replyDueAt } from './reply-time.ts';

/** What narrows the enquiries of the desk. Every condition must hold. */
export interface EnquiryFilter {
  readonly state?: EnquiryState | null | undefined;
  readonly category?: EnquiryCategory | null | undefined;
}

const NO_SUCH_ENQUIRY = 'Message not found';
const readEnquiries = plainListReader(listedEnquiries);

/** How operators handle enquiries. Each method throws NotSignedInError or ForbiddenError for any other viewer. */
export class EnquiryDeskService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of enquiries: those that wait for a reply with the longest waiting first, so that what is overdue comes first;
   * others with the latest change first.
   *
   * @throws ValidationError that names the paging argument.
   */
  async list({ state, category }: EnquiryFilter, page: PageArguments): Promise<Connection<EnquiryRow>> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    return readEnquiries(db, {
      shape: {
        state: state == null ? 'any' : state === 'open' ? 'open' : 'other',
        category: category != null,
        own: false,
      },
      values: { account: '', state: state ?? '', category: category ?? '' },
      order: state === 'open' ? 'longest-waiting' : 'latest',
      page,
    });
  }

  /** One enquiry with its history; null if there is none. */
  async find(id: string): Promise<EnquiryHistory | null> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    const enquiry = isUuid(id) ? await findEnquiry(db, id) : undefined;
    return enquiry ? { enquiry, entries: await listEntries(db, id) } : null;
  }

  /**
   * Replies to an enquiry: its sender is mailed the reply. The same request with the same Idempotency-Key replies once.
   *
   * @throws NotFoundError
   * @throws ValidationError that names the message.
   * @throws ConflictError if it is closed, or has as many entries as an enquiry may have; and while the same request is
   *   still at work. @throws KeyReusedError
   */
  async answer(id: string, message: string): Promise<EnquiryHistory> {
    const { db, ports } = this.#dependencies;
    await act(
      this.#dependencies,
      {
        ...toAnswer(id),
        once: { operation: 'answerEnquiry', given: { id, message } },
        input: () => checkBody(message),
      },
      async ({ transaction, row, input: body, now, audit }) => {
        if (row.state === 'closed') {
          throw new ConflictError('This message is closed. Open it again to reply.');
        }
        if ((await countEntries(transaction, id)) >= MOST_ENTRIES_OF_ENQUIRY) {
          throw new ConflictError('This conversation is as long as it can be. Close it.');
        }
        const entry = await insertEntry(transaction, {
          enquiryId: id,
          kind: 'message',
          writtenBy: 'operator',
          body,
          now,
        });
        await moveEnquiry(transaction, id, { state: 'answered', isReply: true, now });
        await mailAnswer(transaction, { ...row, body }, { ports, now });
        audit('enquiry.answered', { subjectKind: 'enquiry', subjectId: id, ownerId: row.accountId });
        return entry;
      },
    );
    return this.#read(db, id);
  }

  /** Closes an enquiry, and tells its sender by mail. Closing it again changes nothing. @throws NotFoundError */
  async close(id: string): Promise<EnquiryHistory> {
    const { ports } = this.#dependencies;
    return act(this.#dependencies, toAnswer(id), async ({ transaction, row, now, audit }) => {
      if (row.state !== 'closed') {
        await insertEntry(transaction, { enquiryId: id, kind: 'closed', writtenBy: 'operator', now });
        await moveEnquiry(transaction, id, { state: 'closed', now });
        await mailClosed(transaction, row, { ports, now });
        audit('enquiry.closed', { subjectKind: 'enquiry', subjectId: id, ownerId: row.accountId });
      }
      return this.#read(transaction, id);
    });
  }

  /** Opens a closed enquiry again, which waits for a reply from then on. @throws NotFoundError @throws ConflictError if it is full. */
  async reopen(id: string): Promise<EnquiryHistory> {
    return act(this.#dependencies, toAnswer(id), async ({ transaction, row, now, audit }) => {
      if (row.state === 'closed') {
        if ((await countEntries(transaction, id)) >= MOST_ENTRIES_OF_ENQUIRY) {
          throw new ConflictError('This conversation is as long as it can be, and stays closed.');
        }
        await insertEntry(transaction, { enquiryId: id, kind: 'reopened', writtenBy: 'operator', now });
        await moveEnquiry(transaction, id, { state: 'open', now });
        audit('enquiry.reopened', { subjectKind: 'enquiry', subjectId: id, ownerId: row.accountId });
      }
      return this.#read(transaction, id);
    });
  }

  /** Whether a reply is late. */
  isOverdue({ waitingSince }: Pick<EnquiryRow, 'waitingSince'>): boolean {
    const { ports } = holderOfRow(this.#dependencies);
    return waitingSince !== null && replyDueAt(waitingSince) < ports.clock.now().toISOString();
  }

  async #read(db: Kysely<DB>, id: string): Promise<EnquiryHistory> {
    return { enquiry: await findExisting(db, id), entries: await listEntries(db, id) };
  }
}

function toAnswer(id: string) {
  return {
    as: 'operator',
    may: (db) => findExisting(db, id),
    lockRow: (transaction) => lockEnquiry(transaction, id),
  } as const satisfies Rules<EnquiryRow, unknown>;
}

/** @throws NotFoundError */
async function findExisting(db: Kysely<DB>, id: string): Promise<EnquiryRow> {
  const found = isUuid(id) ? await findEnquiry(db, id) : undefined;
  if (!found) {
    throw new NotFoundError(NO_SUCH_ENQUIRY);
  }
  return found;
}

function checkBody(message: string): string {
  const checks = new FieldChecks();
  const body = checkMessage(checks, message);
  checks.done();
  return body;
}
