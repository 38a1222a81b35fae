import type { Kysely } from 'kysely';
import { act, type Rules } from '../../../access/act.ts';
import { holderOfRow } from '../../../access/anyone.ts';
import { operator } from '../../../access/viewer.ts';
import { ConflictError, NotFoundError } from '../../../errors.ts';
import type { MailContent } from '../../../outbox/mail-content.ts';
import { insertMail } from '../../../outbox/outbox.queries.ts';
import { plainListReader } from '../../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../../queries/page.ts';
import { isUuid } from '../../../queries/uuid.ts';
import type { ServiceDependencies } from '../../../service-dependencies.ts';
import type { DB } from '../../../tables.ts';
import { newsletterTests } from '../../contact-limits.ts';
import type { NewsletterList } from '../newsletter-list.ts';
import { setIssue } from './issue-letter.ts';
import { listedNewsletterIssues } from './listed-newsletter-issues.ts';
import { checkIssue, type NewsletterIssueDraft } from './newsletter-issue-draft.ts';
import type { NewsletterIssueRow } from './newsletter-issue-row.ts';
import {
  countReaders,
  deleteIssue,
  findIssue,
  insertIssue,
  lockIssue,
  markIssueSent,
  updateIssue,
} from './newsletter-issues.queries.ts';

const CHANGED = 'Another operator has changed this issue since you opened it. Look at it again.';
const SENT = 'This issue has been sent. Nothing of it can be changed any more.';
const readIssues = plainListReader(listedNewsletterIssues);

/** What operators do about issues of the newsletter. Others get NotSignedInError or ForbiddenError. */
export class NewsletterIssuesService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** A page of all issues, those that changed last first. @throws ValidationError that names the paging argument. */
  async list(page: PageArguments): Promise<Connection<NewsletterIssueRow>> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    return readIssues(db, { shape: {}, values: {}, order: 'latest', page });
  }

  /** One issue; null if there is none. */
  async find(id: string): Promise<NewsletterIssueRow | null> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    return (isUuid(id) ? await findIssue(db, id) : undefined) ?? null;
  }

  /** How many readers an issue of a newsletter would go to now. */
  async readers(list: NewsletterList): Promise<number> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    return countReaders(db, list);
  }

  /** An issue as it is mailed, without the link that ends the newsletter. */
  preview(issue: NewsletterIssueRow): MailContent {
    return setIssue(issue, holderOfRow(this.#dependencies).ports.site);
  }

  /**
   * Begins an issue. The same request with the same Idempotency-Key begins it once.
   *
   * @throws ValidationError that names the fields. @throws KeyReusedError
   * @throws ConflictError while the same request is still running.
   */
  async create(given: NewsletterIssueDraft): Promise<NewsletterIssueRow> {
    const { db } = this.#dependencies;
    const id = await act(
      this.#dependencies,
      { as: 'operator', once: { operation: 'createNewsletterIssue', given }, input: () => checkIssue(given) },
      async ({ transaction, input, now, audit }) => {
        const inserted = await insertIssue(transaction, { ...input, now });
        audit('newsletter.written', subject(inserted));
        return inserted;
      },
    );
    return read(db, id);
  }

  /**
   * Writes a draft anew.
   *
   * @throws NotFoundError @throws ValidationError that names the fields.
   * @throws ConflictError if it was sent, or changed since the revision.
   */
  async edit(id: string, revision: number, given: NewsletterIssueDraft): Promise<NewsletterIssueRow> {
    return act(
      this.#dependencies,
      { ...toChange(id), input: () => checkIssue(given) },
      async ({ transaction, row, input, now, audit }) => {
        refuseOther(row, revision);
        await updateIssue(transaction, { id, ...input, now });
        audit('newsletter.edited', subject(id));
        return read(transaction, id);
      },
    );
  }

  /** Deletes a draft. @throws NotFoundError @throws ConflictError if it was sent. */
  async remove(id: string): Promise<null> {
    return act(this.#dependencies, toChange(id), async ({ transaction, row, audit }) => {
      refuseSent(row);
      await deleteIssue(transaction, id);
      audit('newsletter.deleted', subject(id));
      return null;
    });
  }

  /** Mails an issue to the caller alone, as readers get it but for the link that ends it. @throws NotFoundError @throws RateLimitedError */
  async test(id: string): Promise<NewsletterIssueRow> {
    const { ports } = this.#dependencies;
    return act(
      this.#dependencies,
      { ...toChange(id), limit: newsletterTests },
      async ({ transaction, actor, row, now }) => {
        const content = setIssue({ ...row, subject: `Test: ${row.subject}` }, ports.site);
        const { accountId, email: recipient } = actor;
        const mail = { kind: 'newsletter-test', recipient, accountId, content, now };
        await insertMail(transaction, ports.queue, mail);
        return row;
      },
    );
  }

  /**
   * Sends an issue, once, to all readers who have confirmed by now. Doing so again changes nothing.
   *
   * @throws NotFoundError @throws ConflictError if it changed since the revision.
   */
  async send(id: string, revision: number): Promise<NewsletterIssueRow> {
    const { ports } = this.#dependencies;
    return act(this.#dependencies, toChange(id), async ({ transaction, row, now, audit }) => {
      if (row.sentAt !== null) {
        return row;
      }
      refuseOther(row, revision);
      await markIssueSent(transaction, id, now);
      await ports.queue.add(transaction, 'newsletter-issue', [{ id }]);
      audit('newsletter.sent', subject(id));
      return read(transaction, id);
    });
  }
}

function toChange(id: string) {
  return {
    as: 'operator',
    may: (db) => read(db, id),
    lockRow: (transaction) => lockIssue(transaction, id),
  } as const satisfies Rules<NewsletterIssueRow, unknown>;
}

/** @throws NotFoundError */
async function read(db: Kysely<DB>, id: string): Promise<NewsletterIssueRow> {
  const found = isUuid(id) ? await findIssue(db, id) : undefined;
  if (!found) {
    throw new NotFoundError('There is no such issue.');
  }
  return found;
}

/** @throws ConflictError */
function refuseSent({ sentAt }: NewsletterIssueRow): void {
  if (sentAt !== null) {
    throw new ConflictError(SENT);
  }
}

/** @throws ConflictError */
function refuseOther(row: NewsletterIssueRow, revision: number): void {
  refuseSent(row);
  if (row.revision !== revision) {
    throw new ConflictError(CHANGED);
  }
}

function subject(subjectId: string) {
  return { subjectKind: 'newsletter_issue', subjectId, ownerId: null };
}
