import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { anyone } from '../access/anyone.ts';
import { signedIn } from '../access/viewer.ts';
import { emailKey } from '../accounts/email-address.ts';
import { ConflictError, ValidationError } from '../errors.ts';
import type { VendorDocument } from '../files/stored-file-row.ts';
import { deleteFileOf } from '../files/stored-files.queries.ts';
import { type Creation, createdBefore, once } from '../idempotency/once.ts';
import { VENDOR_LINK } from '../outbox/link-place.ts';
import { refuseLongList, shortText } from '../queries/filter-values.ts';
import { plainListReader } from '../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { longDate } from '../text/clock-text.ts';
import { inTransaction } from '../transaction.ts';
import { networkOfViewer } from '../visitors/visitor.ts';
import { workingDayDeadline } from '../working-days/working-days.ts';
import { listedVendorApplications } from './listed-vendor-applications.ts';
import { vendorReceivedLetter, vendorStartedLetter } from './vendor.messages.ts';
import {
  findVendorApplication,
  insertVendorApplication,
  insertVendorEvent,
  lockVendorApplication,
  markSubmitted,
  updateVendorDetails,
} from './vendor-applications.queries.ts';
import { checkVendor, type GivenVendor } from './vendor-checks.ts';
import { newVendorApplications, vendorChanges, vendorMails, vendorSubmissions } from './vendor-limits.ts';
import { noSuchVendor, vendorOf } from './vendor-link.ts';
import { mailVendor } from './vendor-mail.ts';
import type { VendorApplicationRow, VendorDetails } from './vendor-row.ts';
import { REVIEWED_WITHIN_DAYS, requiredDocuments, vendorDocuments } from './vendor-vocabulary.ts';

const readVendors = plainListReader(listedVendorApplications);
const LAST_STEP = 3;

/** An application with the token by which its applicant continues it. */
export interface StartedVendor {
  readonly token: string;
  readonly application: VendorApplicationRow;
}

/** Rules of applying to become a supplier. It needs no account: the holder of an application's token continues it. */
export class VendorApplicationsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Begins an application with the details of the company, and mails the link by which its applicant goes on with it. The same
   * request with the same Idempotency-Key begins it once.
   *
   * @throws ValidationError @throws RateLimitedError
   * @throws ConflictError while the same request is still running. @throws KeyReusedError
   */
  async start(given: GivenVendor): Promise<StartedVendor> {
    const { db, ports, viewer } = anyone(this.#dependencies);
    const network = networkOfViewer(viewer);
    const creation = this.#creation('startVendorApplication', `network ${network}`, given);
    const before = await createdBefore(db, creation);
    if (before !== undefined) {
      return this.#started(before);
    }
    await ports.limiter.take(newVendorApplications, network);
    const details = checkVendor(given, 1);
    await ports.limiter.take(vendorMails, emailKey(details.email));
    const accountId = viewer.kind === 'account' ? viewer.accountId : null;
    const now = creation.now.toISOString();
    const id = await inTransaction(db, (transaction) =>
      once(transaction, creation, async () => {
        const begun = await insertVendorApplication(transaction, details, { accountId, now });
        const recipient = { id: begun, email: details.email, accountId };
        await mailVendor(transaction, recipient, 'vendor-started', vendorStartedLetter, { ports, now });
        return begun;
      }),
    );
    return this.#started(id);
  }

  /** The application of a token; null if there is none. @throws ValidationError if the token is too long. */
  async find(token: string): Promise<VendorApplicationRow | null> {
    const { db, ports } = anyone(this.#dependencies);
    const id = ports.linkTokens.idOf(VENDOR_LINK, shortText('token', token));
    return id === undefined ? null : ((await findVendorApplication(db, id)) ?? null);
  }

  /**
   * A page of the applications of the caller, those that changed last first.
   *
   * @throws NotSignedInError @throws ValidationError that names the paging argument.
   */
  async listOwn(page: PageArguments): Promise<Connection<VendorApplicationRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId: id } = signedIn(viewer);
    return readVendors(db, { shape: 'own', values: { state: '', id }, order: 'newest', page });
  }

  /**
   * Saves a step of the form: what that step and those before it ask for must be there.
   *
   * @throws NotFoundError @throws ConflictError if it has been sent. @throws ValidationError @throws RateLimitedError
   */
  async save(token: string, step: number, given: GivenVendor): Promise<VendorApplicationRow> {
    const { ports } = anyone(this.#dependencies);
    refuseLongList('equipmentCategories', given.equipmentCategories);
    if (step < 1 || step > LAST_STEP) {
      throw ValidationError.of('step', `Step must be a whole number from 1 to ${LAST_STEP}`);
    }
    const id = vendorOf(ports.linkTokens, token);
    refuseSent(await this.#read(id));
    await ports.limiter.take(vendorChanges, id);
    const details = checkVendor(given, step);
    await this.#change(id, (transaction, now) => updateVendorDetails(transaction, id, { details, step, now }));
    return this.#read(id);
  }

  /** Takes a document away that has not been sent. @throws NotFoundError @throws ConflictError @throws RateLimitedError */
  async removeDocument(token: string, document: VendorDocument): Promise<VendorApplicationRow> {
    const { ports } = anyone(this.#dependencies);
    const id = vendorOf(ports.linkTokens, token);
    refuseSent(await this.#read(id));
    await ports.limiter.take(vendorChanges, id);
    const removed = await this.#change(id, (transaction) => deleteFileOf(transaction, id, document));
    await ports.files.remove(removed);
    return this.#read(id);
  }

  /**
   * Sends an application to be reviewed: for the first time, or again once it has been changed. What is sent twice is sent
   * once. The applicant gets a receipt by mail.
   *
   * @param revision how often it has been sent before, as its applicant knows it.
   * @throws NotFoundError @throws ValidationError that names the fields @throws RateLimitedError
   * @throws ConflictError if it is decided, or has been sent otherwise meanwhile. @throws KeyReusedError
   */
  async submit(token: string, revision: number, given: GivenVendor): Promise<VendorApplicationRow> {
    const { db, ports } = anyone(this.#dependencies);
    refuseLongList('equipmentCategories', given.equipmentCategories);
    const id = vendorOf(ports.linkTokens, token);
    const creation = this.#creation('submitVendorApplication', id, { revision, given });
    const known = await this.#read(id);
    if ((await createdBefore(db, creation)) !== undefined) {
      return known;
    }
    if (isSent(known, revision) && isAlike(known, checkVendor(given, LAST_STEP))) {
      return known;
    }
    refuseSent(known);
    await ports.limiter.take(vendorSubmissions, id);
    const details = checkVendor(given, LAST_STEP);
    await ports.limiter.take(vendorMails, emailKey(details.email));
    const now = creation.now.toISOString();
    await inTransaction(db, (transaction) =>
      once(transaction, creation, async () => {
        await lockVendorApplication(transaction, id);
        const before = await findVendorApplication(transaction, id);
        if (!before) {
          throw noSuchVendor();
        }
        // Another form may have sent other details meanwhile: these would be lost without a word.
        if (!isSent(before, revision) || !isAlike(before, details)) {
          refuseSent(before);
          refuseRevision(before, revision);
          refuseMissingDocuments(before);
          await updateVendorDetails(transaction, id, { details, step: LAST_STEP, now });
          await this.#send(transaction, { ...before, ...details }, creation.now);
        }
        return id;
      }),
    );
    return this.#read(id);
  }

  async #send(transaction: Transaction<DB>, application: VendorApplicationRow, instant: Date): Promise<void> {
    const { ports } = this.#dependencies;
    const { id } = application;
    const now = instant.toISOString();
    const revision = application.revision + 1;
    const reference = application.reference ?? newReference(instant);
    const due = workingDayDeadline(instant, REVIEWED_WITHIN_DAYS.most);
    const expectedFrom = workingDayDeadline(instant, REVIEWED_WITHIN_DAYS.fewest).toISOString();
    await markSubmitted(transaction, id, { reference, revision, expectedFrom, dueAt: due.toISOString(), now });
    await insertVendorEvent(transaction, id, { kind: 'submitted', revision, message: null, happenedAt: now });
    const letter = (address: string) => vendorReceivedLetter(reference, longDate(due), address);
    await mailVendor(transaction, application, 'vendor-received', letter, { ports, now });
  }

  /** Changes an application that has not been sent, with its row locked. */
  #change<Result>(id: string, work: (transaction: Transaction<DB>, now: string) => Promise<Result>): Promise<Result> {
    const { db, ports } = this.#dependencies;
    const now = ports.clock.now().toISOString();
    return inTransaction(db, async (transaction) => {
      await lockVendorApplication(transaction, id);
      refuseSent(await read(transaction, id));
      return work(transaction, now);
    });
  }

  async #started(id: string): Promise<StartedVendor> {
    const { linkTokens } = this.#dependencies.ports;
    return { token: linkTokens.tokenOf(VENDOR_LINK, id), application: await this.#read(id) };
  }

  #read(id: string): Promise<VendorApplicationRow> {
    return read(this.#dependencies.db, id);
  }

  #creation(operation: string, accountId: string, given: unknown): Creation {
    const { ports, idempotencyKey } = this.#dependencies;
    return { key: idempotencyKey, accountId, operation, given, now: ports.clock.now() };
  }
}

async function read(db: Kysely<DB>, id: string): Promise<VendorApplicationRow> {
  const found = await findVendorApplication(db, id);
  if (!found) {
    throw noSuchVendor();
  }
  return found;
}

/** Whether the application waits with the revision that was sent after the given one. */
function isSent({ state, revision }: VendorApplicationRow, before: number): boolean {
  return state === 'submitted' && revision === before + 1;
}

/** Whether an application says the same. */
function isAlike(application: VendorApplicationRow, details: VendorDetails): boolean {
  const names = Object.keys(details) as (keyof VendorDetails)[];
  return names.every((name) => JSON.stringify(application[name]) === JSON.stringify(details[name]));
}

/** Refuses to change what operators look at, or have decided about. @throws ConflictError */
export function refuseSent({ state }: Pick<VendorApplicationRow, 'state'>): void {
  if (state === 'submitted') {
    throw new ConflictError('This application has been sent. It can be changed again if we ask for changes.');
  }
  if (state === 'approved' || state === 'refused') {
    throw new ConflictError('We have decided about this application. It can no longer be changed.');
  }
}

function refuseRevision(application: VendorApplicationRow, revision: number): void {
  if (application.revision !== revision) {
    throw new ConflictError('This application has changed since you opened it. Open it again.');
  }
}

function refuseMissingDocuments({ files }: VendorApplicationRow): void {
  const sent = files.filter(({ scan }) => scan !== 'infected').map(({ document }) => document);
  const problems = requiredDocuments
    .filter(({ document }) => !sent.includes(document))
    .map(({ document, missing }) => ({ path: vendorDocuments[document], message: missing }));
  if (problems.length > 0) {
    throw ValidationError.ofAll(problems);
  }
}

/** What an application is called on paper, like V2026-4821037705. */
function newReference(now: Date): string {
  return `V${now.getUTCFullYear()}-${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
}
