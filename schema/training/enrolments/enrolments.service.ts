import type { Kysely } from 'kysely';
import { act, type Rules } from '../../access/act.ts';
import { signedIn } from '../../access/viewer.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../errors.ts';
import { setLetter } from '../../outbox/mail-content.ts';
import { insertMail } from '../../outbox/outbox.queries.ts';
import { refuseLongList } from '../../queries/filter-values.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { enrolments } from '../training-limits.ts';
import { certificationReceivedLetter, enrolledLetter } from './enrolment.messages.ts';
import type { EnrolmentRow } from './enrolment-row.ts';
import {
  countEnrolled,
  findEnrolmentForUpdate,
  findOwnEnrolment,
  findProgramme,
  insertEnrolment,
  lockEnrolment,
  updateEnrolment,
} from './enrolments.queries.ts';
import { listedOwnEnrolments } from './listed-enrolments.ts';

const readEnrolments = plainListReader(listedOwnEnrolments);

/** The rules of taking programmes: each person sees, and withdraws, their own enrolments. */
export class EnrolmentsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Enrols the caller in a path, or applies for a certification. Who is enrolled already stays so, and gets no second mail;
   * who has withdrawn begins anew.
   *
   * @throws NotSignedInError
   * @throws NotFoundError
   * @throws ConflictError if an application was not successful.
   * @throws KeyReusedError
   * @throws RateLimitedError
   */
  async enrol(programmeId: string): Promise<EnrolmentRow> {
    const { db, ports } = this.#dependencies;
    const rules = {
      as: 'member',
      may: (from: Kysely<DB>) => wanted(from, programmeId),
      once: { operation: 'enrol', given: { programmeId } },
      limit: enrolments,
    } as const;
    const id = await act(this.#dependencies, rules, async ({ transaction, actor, row, now, audit }) => {
      const { accountId, email } = actor;
      const isPath = row.kind === 'path';
      const stage = isPath ? 'enrolled' : 'submitted';
      const inserted = await insertEnrolment(transaction, { programmeId, accountId, stage, now });
      if (inserted === undefined) {
        return activeEnrolment(await findEnrolmentForUpdate(transaction, { programmeId, accountId }));
      }
      if (isPath) {
        await countEnrolled(transaction, programmeId, 1);
      }
      audit(isPath ? 'enrolment.enrolled' : 'enrolment.submitted', subject(inserted, accountId));
      const letter = isPath ? enrolledLetter : certificationReceivedLetter;
      const content = setLetter(
        letter({ title: row.title, address: `${ports.site.origin}/account#training` }),
        ports.site,
      );
      await insertMail(transaction, ports.queue, {
        kind: 'training-enrolment',
        recipient: email,
        accountId,
        content,
        now,
      });
      return inserted;
    });
    return ownEnrolment(db, id, signedIn(this.#dependencies.viewer).accountId);
  }

  /**
   * Withdraws an enrolment or an application of the caller. Doing so again changes nothing.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if the caller has no such enrolment.
   * @throws ConflictError if it has come to its end.
   */
  async withdraw(id: string): Promise<EnrolmentRow> {
    return act(this.#dependencies, toWithdraw(id), async ({ transaction, actor: { accountId }, row, now, audit }) => {
      if (row.stage === 'withdrawn') {
        return row;
      }
      if (row.stage === 'completed' || row.stage === 'unsuccessful') {
        throw new ConflictError(
          row.stage === 'completed' ? 'You have completed this programme.' : 'This application has been decided on.',
        );
      }
      await updateEnrolment(transaction, { id, stage: 'withdrawn', now });
      if (row.stage === 'enrolled') {
        await countEnrolled(transaction, row.programmeId, -1);
      }
      audit('enrolment.withdrawn', subject(id, accountId));
      return ownEnrolment(transaction, id, accountId);
    });
  }

  /**
   * A page of the enrolments of the caller, the newest first; only those in these programmes if they are given.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the argument.
   */
  async list(
    programmeIds: readonly string[] | null | undefined,
    page: PageArguments,
  ): Promise<Connection<EnrolmentRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId: account } = signedIn(viewer);
    refuseLongList('programmeIds', programmeIds);
    if (programmeIds != null && !programmeIds.every(isUuid)) {
      throw ValidationError.of('programmeIds', 'programmeIds must be the identifiers of programmes.');
    }
    return readEnrolments(db, {
      shape: { programmes: programmeIds != null },
      values: { account, programmes: [...new Set(programmeIds)] },
      order: 'newest',
      page,
    });
  }
}

async function wanted(db: Kysely<DB>, id: string) {
  const found = isUuid(id) ? await findProgramme(db, id) : undefined;
  if (!found) {
    throw new NotFoundError('There is no programme with this id.');
  }
  return found;
}

function toWithdraw(id: string) {
  return {
    as: 'member',
    may: (db, { accountId }) => ownEnrolment(db, id, accountId),
    lockRow: (transaction) => lockEnrolment(transaction, id),
  } as const satisfies Rules<EnrolmentRow, unknown>;
}

function activeEnrolment(found: { readonly id: string; readonly stage: string } | undefined): string {
  if (!found || found.stage === 'unsuccessful') {
    throw new ConflictError('Your application for this certification was not accepted. You cannot apply again.');
  }
  return found.id;
}

async function ownEnrolment(db: Kysely<DB>, id: string, accountId: string): Promise<EnrolmentRow> {
  const found = isUuid(id) ? await findOwnEnrolment(db, { id, accountId }) : undefined;
  if (!found) {
    throw new NotFoundError('Enrolment not found');
  }
  return found;
}

function subject(subjectId: string, ownerId: string) {
  return { subjectKind: 'training_enrolment', subjectId, ownerId };
}
