import type { Kysely } from 'kysely';
import { act } from '../../access/act.ts';
import { anyone, holderOfRow } from '../../access/anyone.ts';
import { signedIn } from '../../access/viewer.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../errors.ts';
import { FOLLOWS_LINK } from '../../outbox/link-place.ts';
import { keyOfRow } from '../../queries/lists/keyed-row.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import {
  countFollows,
  type DocumentFollowRow,
  deleteFollow,
  deleteFollows,
  type FollowSubject,
  findFollow,
  findNamed,
  findPublishedDocument,
  findSameFollow,
  followKinds,
  insertFollow,
  listFollows,
} from './document-follows.queries.ts';
import { documentFollowing } from './following-limits.ts';

/** Follows of one account: more than a user needs, and few enough for one page. */
export const MOST_FOLLOWS = 50;
export const LONGEST_NAME = 200;

/** One of these: a document by its identifier or slug, or a regulation or role as a document names it. */
export interface ThingToFollow {
  readonly document?: string | null | undefined;
  readonly regulation?: string | null | undefined;
  readonly role?: string | null | undefined;
}

const NO_SUCH_FOLLOW = 'You follow nothing with this id.';

/** Rules of following documents: users see and end their own follows. The link of a mail ends all follows of its account. */
export class DocumentFollowsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** All that the caller follows, what they followed last first. @throws NotSignedInError */
  async list(): Promise<DocumentFollowRow[]> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    return listFollows(db, accountId);
  }

  /**
   * Follows a document, a regulation or a role. What is followed already stays as it is.
   *
   * @throws NotSignedInError @throws RateLimitedError
   * @throws ValidationError if not just one thing is named, or no published document names it.
   * @throws ConflictError if the caller follows as much as they may.
   */
  async follow(given: ThingToFollow): Promise<DocumentFollowRow> {
    const rules = {
      as: 'member',
      limit: documentFollowing,
      lockAccount: 'exclusive',
      input: (db: Kysely<DB>) => readSubject(db, given),
    } as const;
    return act(this.#dependencies, rules, async ({ transaction, actor: { accountId }, input: subject, now }) => {
      const before = await findSameFollow(transaction, accountId, subject);
      if (before) {
        return before;
      }
      if ((await countFollows(transaction, accountId)) >= MOST_FOLLOWS) {
        throw new ConflictError(
          `You follow ${MOST_FOLLOWS} things, which is as many as you can. End one to follow another.`,
        );
      }
      const id = await insertFollow(transaction, { accountId, subject, now });
      return read(transaction, id, accountId);
    });
  }

  /** Ends one of the things that the caller follows. @throws NotSignedInError @throws NotFoundError */
  async remove(id: string): Promise<void> {
    const rules = {
      as: 'member',
      may: (db: Kysely<DB>, { accountId }: { readonly accountId: string }) => read(db, id, accountId),
    } as const;
    await act(this.#dependencies, rules, ({ transaction }) => deleteFollow(transaction, id));
  }

  /**
   * Ends all that an account follows by the link in each of its mails, without a session. Where it follows nothing any more, the
   * answer is the same.
   *
   * @throws ValidationError if no such link was ever mailed.
   */
  async end(token: string): Promise<string> {
    const { db, ports } = anyone(this.#dependencies);
    const accountId = ports.linkTokens.idOf(FOLLOWS_LINK, token);
    if (accountId === undefined) {
      throw ValidationError.of('token', 'This link is not complete. Copy the whole of it from the email.');
    }
    await deleteFollows(db, accountId);
    return 'You get no more emails about changes of documents.';
  }

  /** Where the portal shows what is followed, which the caller was given; the list where a document is not published. */
  pathOf({ kind, slug, name }: DocumentFollowRow): string {
    holderOfRow(this.#dependencies);
    if (kind === 'document' && slug === null) {
      return '/compliance';
    }
    return `/compliance?${new URLSearchParams(slug === null ? { q: name } : { doc: slug })}`;
  }
}

/** @throws NotFoundError */
async function read(db: Kysely<DB>, id: string, accountId: string): Promise<DocumentFollowRow> {
  const found = isUuid(id) ? await findFollow(db, { id, accountId }) : undefined;
  if (!found) {
    throw new NotFoundError(NO_SUCH_FOLLOW);
  }
  return found;
}

/** @throws ValidationError */
async function readSubject(db: Kysely<DB>, given: ThingToFollow): Promise<FollowSubject> {
  const [kind, ...more] = followKinds.filter((one) => given[one] != null);
  if (!kind || more.length > 0) {
    throw ValidationError.of('what', 'Name one thing to follow: a document, a regulation or a role.');
  }
  if (kind === 'document') {
    const key = keyOfRow(given.document ?? '');
    const document = key && (await findPublishedDocument(db, key));
    if (!document) {
      throw ValidationError.of('document', 'There is no such document.');
    }
    return { kind, documentId: document.id };
  }
  const checks = new FieldChecks();
  const typed = checks.line(kind, given[kind], { most: LONGEST_NAME, missing: `Enter the ${kind}` });
  checks.done();
  const name = await findNamed(db, kind, typed);
  if (name === undefined) {
    throw ValidationError.of(kind, `No document names this ${kind}.`);
  }
  return { kind, name };
}
