import { act } from '../../../access/act.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../../errors.ts';
import type { ServiceDependencies } from '../../../service-dependencies.ts';
import { londonDate } from '../../../text/clock-text.ts';
import { moves, startAnswers } from '../../job-limits.ts';
import type { OwnApplicationRow, ReceivedApplicationRow } from '../job-application-row.ts';
import { ownApplication, toChangeOwn } from '../job-applications.service.ts';
import { findReceivedForUpdate } from '../received-applications.queries.ts';
import { readReceived, refusalOf, toMove } from '../received-applications.service.ts';
import { mailStartAgreed, mailStartProposed } from './start-date-mail.ts';
import { agreeToStart, findHiringEmployer, updateStartDate } from './start-dates.queries.ts';

/** The rules of the last stage: the employer proposes the day that work begins, and the applicant agrees to it. */
export class StartDatesService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Hires an applicant who was offered the post, by the day that work is to begin, or proposes another day. The applicant is
   * mailed. Proposing the same day again changes nothing.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError if the account is not verified, or it is the caller's own application.
   * @throws NotFoundError if there is no such application to a post of the caller.
   * @throws ConflictError if the post was not offered to the applicant, or the application was withdrawn.
   * @throws ValidationError if the day is past, or more than a year ahead.
   * @throws RateLimitedError
   */
  async propose(id: string, given: string): Promise<ReceivedApplicationRow> {
    const { ports } = this.#dependencies;
    return act(
      this.#dependencies,
      {
        ...toMove(id),
        limit: { limit: moves, who: id },
        input: () => checkStartDate(given, londonDate(ports.clock.now())),
      },
      async ({ transaction, actor, input: startsOn, now, audit }) => {
        const current = await findReceivedForUpdate(transaction, { id, askerId: actor.accountId });
        if (!current) {
          throw new NotFoundError('Application not found');
        }
        const refusal = refusalOf(current, actor.accountId);
        if (refusal) {
          throw refusal;
        }
        if (current.stage !== 'offered' && current.stage !== 'hired') {
          throw new ConflictError('Offer the applicant the job before you propose a start date.');
        }
        if (current.startsOn !== startsOn) {
          await updateStartDate(transaction, { id, startsOn, now });
          const subject = { subjectKind: 'job_application', subjectId: id, ownerId: current.accountId };
          audit('application.start_date_proposed', subject);
          await mailStartProposed(transaction, current, startsOn, { ports, now });
        }
        return readReceived(transaction, id);
      },
    );
  }

  /**
   * Agrees to the day that the employer proposes, which is named, as it may be another one by now. Doing so again changes
   * nothing.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if the caller has no such application.
   * @throws ConflictError if no day is proposed, or another one, or it is past.
   * @throws RateLimitedError
   */
  async agree(id: string, startsOn: string): Promise<OwnApplicationRow> {
    const { ports } = this.#dependencies;
    return act(
      this.#dependencies,
      { ...toChangeOwn(id), limit: startAnswers },
      async ({ transaction, actor: { accountId }, row, instant, now, audit }) => {
        if (row.startsOn === null) {
          throw new ConflictError('The employer has not proposed a start date.');
        }
        if (row.startsOn !== startsOn) {
          throw new ConflictError('The employer has changed the start date since you opened it. Look at it again.');
        }
        if (row.startAgreedAt === null && startsOn < londonDate(instant)) {
          throw new ConflictError('This date has passed. Ask the employer for another one.');
        }
        if (await agreeToStart(transaction, id, now)) {
          const employer = await findHiringEmployer(transaction, id);
          await mailStartAgreed(transaction, employer, startsOn, { ports, now });
          const subject = { subjectKind: 'job_application', subjectId: id, ownerId: accountId };
          audit('application.start_date_agreed', subject);
        }
        return ownApplication(transaction, id, accountId);
      },
    );
  }
}

/** @throws ValidationError if a day is past, or more than a year ahead of `today`. */
function checkStartDate(startsOn: string, today: string): string {
  if (startsOn < today) {
    throw ValidationError.of('startsOn', 'The start date must be today or later');
  }
  if (startsOn > aYearAfter(today)) {
    throw ValidationError.of('startsOn', 'The start date must be at most a year ahead');
  }
  return startsOn;
}

/** The same day of the next year; 28 February for a leap day. */
function aYearAfter(today: string): string {
  const next = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return next.replace(/-02-29$/, '-02-28');
}
