import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import { selectVendors } from './listed-vendor-applications.ts';
import type { VendorApplicationRow, VendorDetails, VendorEventRow } from './vendor-row.ts';
import type { VendorState } from './vendor-vocabulary.ts';

/** One application; nothing if there is none. */
export async function findVendorApplication(db: Kysely<DB>, id: string): Promise<VendorApplicationRow | undefined> {
  const applications = db.selectFrom('vendor_application') as SelectQueryBuilder<DB, 'vendor_application', object>;
  const found = await (selectVendors(applications) as unknown as typeof applications)
    .where('vendor_application.id', '=', id)
    .executeTakeFirst();
  return found as VendorApplicationRow | undefined;
}

/** Holds an application until the transaction ends: two that change it come one after the other. */
export async function lockVendorApplication(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('vendor_application').select('id').where('id', '=', id).forUpdate().execute();
}

/** Begins an application. */
export async function insertVendorApplication(
  transaction: Transaction<DB>,
  details: VendorDetails,
  { accountId, now }: { readonly accountId: string | null; readonly now: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('vendor_application')
    .values({ ...columnsOf(details), account_id: accountId, started_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces the applicant's statements, and stores the furthest step of the form. */
export async function updateVendorDetails(
  transaction: Transaction<DB>,
  id: string,
  { details, step, now }: { readonly details: VendorDetails; readonly step: number; readonly now: string },
): Promise<void> {
  await transaction
    .updateTable('vendor_application')
    .set((row) => ({
      ...columnsOf(details),
      step: row.fn<number>('greatest', ['step', row.val(step)]),
      changed_at: now,
    }))
    .where('id', '=', id)
    .execute();
}

export interface Sent {
  readonly reference: string;
  readonly revision: number;
  readonly expectedFrom: string;
  readonly dueAt: string;
  readonly now: string;
}

/** The application waits for operators from now on. */
export async function markSubmitted(
  transaction: Transaction<DB>,
  id: string,
  { reference, revision, expectedFrom, dueAt, now }: Sent,
): Promise<void> {
  await transaction
    .updateTable('vendor_application')
    .set({ state: 'submitted', reference, revision, step: 3, submitted_at: now, changed_at: now })
    .set({ expected_from: expectedFrom, due_at: dueAt, decided_at: null, decision_reason: null })
    .where('id', '=', id)
    .execute();
}

export interface Decided {
  readonly state: Extract<VendorState, 'approved' | 'refused' | 'changes_requested'>;
  readonly reason: string | null;
  readonly supplierId: string | null;
  readonly now: string;
}

/** An operator has decided about the application. */
export async function markDecided(
  transaction: Transaction<DB>,
  id: string,
  { state, reason, supplierId, now }: Decided,
): Promise<void> {
  await transaction
    .updateTable('vendor_application')
    .set({ state, decision_reason: reason, supplier_id: supplierId, decided_at: now, changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Adds to the history of an application. */
export async function insertVendorEvent(
  transaction: Transaction<DB>,
  applicationId: string,
  { kind, revision, message, happenedAt }: Omit<VendorEventRow, 'id'>,
): Promise<void> {
  await transaction
    .insertInto('vendor_application_event')
    .values({ application_id: applicationId, kind, revision, message, happened_at: happenedAt })
    .execute();
}

/** When applications are deleted, by their state. */
export interface OldVendors {
  readonly drafts: string;
  readonly unanswered: string;
  readonly refused: string;
  readonly approved: string;
}

/** Deletes old applications, with their files. */
export async function deleteOldVendorApplications(db: Kysely<DB>, before: OldVendors): Promise<void> {
  const { drafts, unanswered, refused, approved } = before;
  await db
    .deleteFrom('vendor_application')
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'draft'), row('changed_at', '<', drafts)]),
        row.and([row('state', '=', 'changes_requested'), row('changed_at', '<', unanswered)]),
        row.and([row('state', '=', 'refused'), row('changed_at', '<', refused)]),
        row.and([row('state', '=', 'approved'), row('changed_at', '<', approved)]),
      ]),
    )
    .execute();
}

function columnsOf(details: VendorDetails) {
  return {
    company_name: details.companyName,
    registration_number: details.registrationNumber,
    nhs_supplier_code: details.nhsSupplierCode,
    vat_number: details.vatNumber,
    contact_name: details.contactName,
    email: details.email,
    phone: details.phone,
    website: details.website,
    business_type: details.businessType,
    equipment_categories: [...details.equipmentCategories],
    annual_turnover: details.annualTurnover,
    years_in_business: details.yearsInBusiness,
    iso_compliant: details.isoCompliant,
    ce_marking: details.ceMarking,
    nhs_approved: details.nhsApproved,
    mddr_compliant: details.mddrCompliant,
  };
}
