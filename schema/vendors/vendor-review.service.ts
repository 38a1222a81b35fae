import type { Kysely, Transaction } from 'kysely';
import { act, type Rules } from '../access/act.ts';
import { operator } from '../access/viewer.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import type { Letter } from '../outbox/mail-content.ts';
import { plainListReader } from '../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { FieldChecks } from '../text/field-checks.ts';
import { approvedSupplier } from './approved-supplier.queries.ts';
import { listedVendorApplications } from './listed-vendor-applications.ts';
import { vendorApprovedLetter, vendorChangesLetter, vendorRefusedLetter } from './vendor.messages.ts';
import {
  findVendorApplication,
  insertVendorEvent,
  lockVendorApplication,
  markDecided,
} from './vendor-applications.queries.ts';
import { vendorReviews } from './vendor-limits.ts';
import { mailVendor } from './vendor-mail.ts';
import type { VendorApplicationRow } from './vendor-row.ts';
import type { VendorState } from './vendor-vocabulary.ts';

export type VendorDecision = 'approved' | 'refused' | 'changes_requested';

/** What an operator makes of an application. */
export interface VendorReview {
  readonly id: string;
  /** The revision that the operator has read. */
  readonly revision: number;
  readonly decision: VendorDecision;
  readonly reason?: string | null | undefined;
}

const NO_SUCH_APPLICATION = 'Application not found';
const actions = {
  approved: 'vendor.approved',
  refused: 'vendor.refused',
  changes_requested: 'vendor.changes_requested',
} as const;
const LONGEST_REASON = 2_000;
const readVendors = plainListReader(listedVendorApplications);

/** What operators do about applications to become a supplier. Others get NotSignedInError or ForbiddenError. */
export class VendorReviewService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** Applications in a state: those that wait for operators with those first that are due first, others the newest first. @throws ValidationError */
  async list(state: Exclude<VendorState, 'draft'>, page: PageArguments): Promise<Connection<VendorApplicationRow>> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    const waits = state === 'submitted';
    return readVendors(db, {
      shape: waits ? 'to-review' : 'in-state',
      values: { state, id: '' },
      order: waits ? 'due-first' : 'newest',
      page,
    });
  }

  /**
   * Approves an application, which makes a verified supplier of it, refuses it, or asks for changes; its applicant is told by
   * mail.
   *
   * @throws NotFoundError
   * @throws ConflictError if it does not wait, has changed since it was looked at, or a file still waits for the scanner.
   * @throws ValidationError if a reason is missing.
   */
  async decide({ id, revision, decision, reason: given }: VendorReview): Promise<VendorApplicationRow> {
    const { ports } = this.#dependencies;
    const rules = { ...toDecide(id), input: () => (decision === 'approved' ? null : checkReason(given)) };
    return act(this.#dependencies, rules, async ({ transaction, row: application, input: reason, now, audit }) => {
      refuseUndecidable(application, revision, decision);
      const supplierId = decision === 'approved' ? await approvedSupplier(transaction, application, now) : null;
      await markDecided(transaction, id, { state: decision, reason, supplierId, now });
      await insertVendorEvent(transaction, id, { kind: decision, revision, message: reason, happenedAt: now });
      const { reference, accountId } = application;
      const letter = letterOf(decision, reference ?? '', reason ?? '');
      await mailVendor(transaction, application, `vendor-${decision.replace('_', '-')}`, letter, { ports, now });
      audit(actions[decision], { subjectKind: 'vendor_application', subjectId: id, ownerId: accountId });
      return read(transaction, id);
    });
  }
}

function letterOf(decision: VendorDecision, reference: string, reason: string): (address: string) => Letter {
  switch (decision) {
    case 'approved':
      return (address) => vendorApprovedLetter(reference, address);
    case 'refused':
      return (address) => vendorRefusedLetter(reference, reason, address);
    case 'changes_requested':
      return (address) => vendorChangesLetter(reference, reason, address);
  }
}

function toDecide(id: string) {
  return {
    as: 'operator',
    changesFigures: true,
    limit: vendorReviews,
    may: (db) => read(db, id),
    lockRow: (transaction: Transaction<DB>) => lockVendorApplication(transaction, id),
  } as const satisfies Rules<VendorApplicationRow, unknown>;
}

async function read(db: Kysely<DB>, id: string): Promise<VendorApplicationRow> {
  const application = isUuid(id) ? await findVendorApplication(db, id) : undefined;
  if (!application || application.state === 'draft') {
    throw new NotFoundError(NO_SUCH_APPLICATION);
  }
  return application;
}

function refuseUndecidable(application: VendorApplicationRow, revision: number, decision: VendorDecision): void {
  if (application.state !== 'submitted') {
    throw new ConflictError('This application is not waiting for a review.');
  }
  if (application.revision !== revision) {
    throw new ConflictError('This application has changed since you opened it. Look at it again.');
  }
  if (decision === 'approved' && application.files.some(({ scan }) => scan === 'waiting')) {
    throw new ConflictError('A document is still being checked for viruses. Wait for that before you approve it.');
  }
}

function checkReason(given: string | null | undefined): string {
  const checks = new FieldChecks();
  const reason = checks.lines('reason', given, {
    most: LONGEST_REASON,
    missing: 'Enter what the applicant is told',
  });
  checks.done();
  return reason;
}
