import type { Kysely, Transaction } from 'kysely';
import { act } from '../../access/act.ts';
import { holderOfRow } from '../../access/anyone.ts';
import { operator } from '../../access/viewer.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { type Letter, setLetter } from '../../outbox/mail-content.ts';
import { insertMail } from '../../outbox/outbox.queries.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { londonDate } from '../../text/clock-text.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { newCertificateCode, newCertificateNumber } from '../certificates/certificate-row.ts';
import { insertCertificate } from '../certificates/certificates.queries.ts';
import { certificationDecidedLetter, completedLetter } from './enrolment.messages.ts';
import { type DeskEnrolmentRow, decisionDue, type EnrolmentStage } from './enrolment-row.ts';
import { countEnrolled, findDeskEnrolment, lockEnrolment, updateEnrolment } from './enrolments.queries.ts';
import { listedEnrolments } from './listed-enrolments.ts';

const readEnrolments = plainListReader(listedEnrolments);

/** How operators handle enrolments: they decide on applications for certifications, and record completions. */
export class EnrolmentDeskService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of the enrolments of one stage, those that have waited longest first: of applications, those that are overdue.
   *
   * @throws NotSignedInError @throws ForbiddenError for all but operators. @throws ValidationError
   */
  async list(stage: EnrolmentStage, page: PageArguments): Promise<Connection<DeskEnrolmentRow>> {
    operator(this.#dependencies.viewer);
    return readEnrolments(this.#dependencies.db, { shape: {}, values: { stage }, order: 'longestWaiting', page });
  }

  /** Whether an application has waited longer than applicants were promised. */
  isOverdue(enrolment: DeskEnrolmentRow): boolean {
    const now = holderOfRow(this.#dependencies).ports.clock.now();
    const due = decisionDue(enrolment);
    return due !== null && Date.parse(due) < now.getTime();
  }

  /**
   * Accepts an application for a certification, or declines it for a reason, and mails the applicant.
   *
   * @throws NotSignedInError @throws ForbiddenError for all but operators. @throws NotFoundError
   * @throws ConflictError if it does not wait any more. @throws ValidationError of the reason.
   */
  async decide(id: string, accepted: boolean, given: string | null | undefined): Promise<DeskEnrolmentRow> {
    const rules = { ...toHandle(id), input: () => (accepted ? null : checkReason(given)) };
    return act(this.#dependencies, rules, async ({ transaction, row, input: reason, now, audit }) => {
      if (row.stage !== 'submitted') {
        throw new ConflictError('This application does not wait for a decision any more.');
      }
      const stage = accepted ? 'enrolled' : 'unsuccessful';
      await updateEnrolment(transaction, { id, stage, now, ...(reason !== null && { reason }) });
      if (accepted) {
        await countEnrolled(transaction, row.programmeId, 1);
      }
      audit(accepted ? 'enrolment.accepted' : 'enrolment.declined', {
        ...subject(row),
        ...(reason !== null && { reason }),
      });
      const { title } = row;
      await this.#mail(transaction, row, now, (address) => certificationDecidedLetter({ title, address, reason }));
      return read(transaction, id);
    });
  }

  /**
   * Records that a programme is completed, issues its certificate and mails its address.
   *
   * @throws NotSignedInError @throws ForbiddenError for all but operators. @throws NotFoundError
   * @throws ConflictError if the person does not take it.
   */
  async complete(id: string): Promise<DeskEnrolmentRow> {
    const { site } = this.#dependencies.ports;
    return act(this.#dependencies, toHandle(id), async ({ transaction, row, instant, now, audit }) => {
      if (row.stage !== 'enrolled') {
        throw new ConflictError('This person does not take the programme at the moment.');
      }
      const issuedOn = londonDate(instant);
      const code = newCertificateCode();
      const number = newCertificateNumber(issuedOn.slice(0, 4));
      const { title, name: holderName } = row;
      await updateEnrolment(transaction, { id, stage: 'completed', now });
      await insertCertificate(transaction, { enrolmentId: id, code, number, title, holderName, issuedOn });
      audit('enrolment.completed', subject(row));
      const address = `${site.origin}/training?certificate=${code}`;
      await this.#mail(transaction, row, now, () => completedLetter({ title, address }));
      return read(transaction, id);
    });
  }

  async #mail(
    transaction: Transaction<DB>,
    { accountId, email: recipient }: DeskEnrolmentRow,
    now: string,
    letter: (address: string) => Letter,
  ): Promise<void> {
    const { site, queue } = this.#dependencies.ports;
    const content = setLetter(letter(`${site.origin}/account#training`), site);
    await insertMail(transaction, queue, { kind: 'training-enrolment', recipient, accountId, content, now });
  }
}

function toHandle(id: string) {
  return {
    as: 'operator',
    may: (db: Kysely<DB>) => read(db, id),
    lockRow: (transaction: Transaction<DB>) => lockEnrolment(transaction, id),
  } as const;
}

async function read(db: Kysely<DB>, id: string): Promise<DeskEnrolmentRow> {
  const found = isUuid(id) ? await findDeskEnrolment(db, id) : undefined;
  if (!found) {
    throw new NotFoundError('Enrolment not found');
  }
  return found;
}

/** @throws ValidationError */
function checkReason(given: string | null | undefined): string {
  const checks = new FieldChecks();
  const reason = checks.lines('reason', given, { most: 500, missing: 'Enter a reason' });
  if (!checks.isRefused('reason') && reason.length < 10) {
    checks.refuse('reason', 'Reason must be 10 characters or more');
  }
  checks.done();
  return reason;
}

function subject({ id, accountId }: DeskEnrolmentRow) {
  return { subjectKind: 'training_enrolment', subjectId: id, ownerId: accountId };
}
