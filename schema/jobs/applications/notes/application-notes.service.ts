import type { Kysely } from 'kysely';
import { act, mayAct, type Rules } from '../../../access/act.ts';
import { verified } from '../../../access/viewer.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../../errors.ts';
import { isUuid } from '../../../queries/uuid.ts';
import type { ServiceDependencies } from '../../../service-dependencies.ts';
import type { DB } from '../../../tables.ts';
import { FieldChecks } from '../../../text/field-checks.ts';
import { newNotes } from '../../job-limits.ts';
import { findReceived, findReceivedForUpdate } from '../received-applications.queries.ts';
import {
  type ApplicationNoteRow,
  countNotes,
  deleteNote,
  findNotedApplication,
  insertNote,
  listNotes,
  MOST_NOTES,
} from './application-notes.queries.ts';

/** The longest note, in characters. */
const LONGEST_NOTE = 2_000;
const NOT_FOUND = 'Application not found';
const NOTE_NOT_FOUND = 'Note not found';
const OWN_APPLICATION = 'This is your own application. Only your colleagues see the notes on it.';

/** The notes on an application as they are now. */
export interface NotedApplication {
  readonly applicationId: string;
  readonly notes: readonly ApplicationNoteRow[];
}

/**
 * What employers note about applications, for themselves. Notes are for those who may read the application as its
 * employer: not for operators, and not for a member of the organisation who has applied.
 */
export class ApplicationNotesService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The notes on an application, the oldest first.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if the identifier is none.
   * @throws ForbiddenError if there is no such application to a post of the caller, or it is the caller's own application.
   */
  async list(applicationId: string): Promise<readonly ApplicationNoteRow[]> {
    const { db, viewer } = this.#dependencies;
    const { accountId: askerId } = verified(viewer);
    if (!isUuid(applicationId)) {
      throw new NotFoundError(NOT_FOUND);
    }
    const received = await findReceived(db, { id: applicationId, askerId });
    if (!received) {
      throw new ForbiddenError('Only those who read the applications to this job can see the notes on them.');
    }
    refuseApplicantOf(received, askerId);
    return listNotes(db, applicationId);
  }

  /** Refuses accounts that may not add notes, as `add` does. @throws NotSignedInError @throws ForbiddenError @throws NotFoundError */
  async mayAdd(applicationId: string): Promise<void> {
    await mayAct(this.#dependencies, toNote(applicationId));
  }

  /**
   * Adds a note to an application. The same request with the same Idempotency-Key adds one.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if there is no such application to a post of the caller.
   * @throws ForbiddenError if it is the caller's own application.
   * @throws ConflictError if it was withdrawn, or has as many notes as it may have.
   * @throws ValidationError that names the field.
   * @throws RateLimitedError
   */
  async add(applicationId: string, given: string): Promise<NotedApplication> {
    await act(
      this.#dependencies,
      {
        ...toNote(applicationId),
        once: { operation: 'addApplicationNote', given: { applicationId, text: given } },
        limit: newNotes,
        input: () => checkNote(given),
      },
      async ({ transaction, actor: { accountId }, input: text, now, audit }) => {
        const current = await findReceivedForUpdate(transaction, { id: applicationId, askerId: accountId });
        if (!current) {
          throw new NotFoundError(NOT_FOUND);
        }
        if (current.stage === 'withdrawn') {
          throw new ConflictError('The applicant has withdrawn this application.');
        }
        if ((await countNotes(transaction, applicationId)) >= MOST_NOTES) {
          throw new ConflictError(`An application can have ${MOST_NOTES} notes. Remove one to add another.`);
        }
        const id = await insertNote(transaction, { applicationId, authorId: accountId, text, now });
        // The entry concerns no applicant: applicants do not learn that there are notes.
        audit('application_note.added', { subjectKind: 'application_note', subjectId: id, ownerId: accountId });
        return id;
      },
    );
    return read(this.#dependencies.db, applicationId);
  }

  /**
   * Removes a note from an application, written by any member of the organisation.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if there is no such note on an application to a post of the caller.
   * @throws ForbiddenError if the account is not verified.
   */
  async remove(id: string): Promise<NotedApplication> {
    return act(
      this.#dependencies,
      toRemove(id),
      async ({ transaction, actor: { accountId }, row: applicationId, audit }) => {
        await deleteNote(transaction, id);
        audit('application_note.removed', { subjectKind: 'application_note', subjectId: id, ownerId: accountId });
        return read(transaction, applicationId);
      },
    );
  }
}

function toNote(id: string) {
  return {
    as: 'verified',
    may: async (db, { accountId: askerId }) => {
      const received = isUuid(id) ? await findReceived(db, { id, askerId }) : undefined;
      if (!received) {
        throw new NotFoundError(NOT_FOUND);
      }
      refuseApplicantOf(received, askerId);
    },
  } as const satisfies Rules<void, unknown>;
}

function toRemove(id: string) {
  return {
    as: 'verified',
    may: async (db, { accountId: askerId }) => {
      const applicationId = isUuid(id) ? await findNotedApplication(db, { id, askerId }) : undefined;
      if (applicationId === undefined) {
        throw new NotFoundError(NOTE_NOT_FOUND);
      }
      return applicationId;
    },
  } as const satisfies Rules<string, unknown>;
}

/** @throws ForbiddenError if the caller is the applicant: notes about them are not for them. */
function refuseApplicantOf({ applicantId }: { readonly applicantId: string }, askerId: string): void {
  if (applicantId === askerId) {
    throw new ForbiddenError(OWN_APPLICATION);
  }
}

/** @throws ValidationError that names the field. */
function checkNote(given: string): string {
  const checks = new FieldChecks();
  const text = checks.lines('text', given, { most: LONGEST_NOTE, missing: 'Enter a note', name: 'Note' });
  checks.done();
  return text;
}

async function read(db: Kysely<DB>, applicationId: string): Promise<NotedApplication> {
  return { applicationId, notes: await listNotes(db, applicationId) };
}
