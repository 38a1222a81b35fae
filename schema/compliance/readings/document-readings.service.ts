import type { Kysely } from 'kysely';
import { act } from '../../access/act.ts';
import { holderOfRow } from '../../access/anyone.ts';
import { mayManage } from '../../access/members/membership.ts';
import { findMembership } from '../../access/members/memberships.queries.ts';
import { signedIn } from '../../access/viewer.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../errors.ts';
import { keyOfRow } from '../../queries/lists/keyed-row.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import {
  findReadableVersion,
  findReading,
  insertReading,
  listReaders,
  type ReadableVersion,
  type ReaderRow,
} from './document-readings.queries.ts';
import { documentReadings } from './reading-limits.ts';

/** What the caller has said of a version of a document. */
export interface DocumentReadingRow extends ReadableVersion {
  readonly accountId: string;
  /** Null if they have not said that they have read and understood it. */
  readonly readAt: string | null;
}

const NO_SUCH_DOCUMENT = 'There is no such document.';
const versionNumber = /^\d{1,4}\.\d{1,4}$/;

/** Rules of "read and understood": users confirm it for themselves, and managers of an organisation see who has. */
export class DocumentReadingsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The caller's confirmation of a version, by default of the newest; null if there is no such published document.
   *
   * @throws NotSignedInError @throws ValidationError if the document has no such version.
   */
  async find(key: string, number: string | null | undefined): Promise<DocumentReadingRow | null> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    const version = await readVersion(db, key, number ?? null);
    return version && ofAccount(db, accountId, version);
  }

  /**
   * Notes that the caller has read and understood the newest version of a document. Said again, it stays as it was.
   *
   * @throws NotSignedInError @throws NotFoundError @throws RateLimitedError
   * @throws ConflictError if there is a newer version than the one that the caller has read.
   */
  async confirm(key: string, number: string): Promise<DocumentReadingRow> {
    const rules = {
      as: 'member',
      limit: documentReadings,
      may: async (db: Kysely<DB>) => {
        const newest = await readVersion(db, key, null);
        if (!newest) {
          throw new NotFoundError(NO_SUCH_DOCUMENT);
        }
        return newest;
      },
    } as const;
    return act(this.#dependencies, rules, async ({ transaction, actor: { accountId }, row: version, now }) => {
      if (version.number !== number) {
        throw new ConflictError(`The newest version of this document is ${version.number}. Read it first.`);
      }
      await insertReading(transaction, { accountId, versionId: version.versionId, now });
      return ofAccount(transaction, accountId, version);
    });
  }

  /**
   * Who of the organisation of the caller has read and understood the version, and who has not, for those who manage the
   * organisation; null for others.
   */
  async teamOf({ accountId, versionId, documentId }: DocumentReadingRow): Promise<ReaderRow[] | null> {
    const { db } = holderOfRow(this.#dependencies);
    const membership = await findMembership(db, accountId);
    return membership && mayManage(membership)
      ? listReaders(db, { organisationId: membership.organisationId, versionId, documentId })
      : null;
  }
}

async function ofAccount(db: Kysely<DB>, accountId: string, version: ReadableVersion): Promise<DocumentReadingRow> {
  const { versionId } = version;
  return { ...version, accountId, readAt: (await findReading(db, { accountId, versionId })) ?? null };
}

/** @throws ValidationError if the document has no such version. */
async function readVersion(db: Kysely<DB>, given: string, number: string | null): Promise<ReadableVersion | null> {
  const key = keyOfRow(given);
  const newest = key && (await findReadableVersion(db, key, null));
  if (!key || !newest || number === null) {
    return newest ?? null;
  }
  const version = versionNumber.test(number) ? await findReadableVersion(db, key, number) : undefined;
  if (!version) {
    throw ValidationError.of('version', 'version must be the number of a version of this document, like 2.0.');
  }
  return version;
}
