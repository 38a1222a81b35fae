import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, StoredFile, VendorApplication } from '../../schema/tables.ts';
import { nextNumber } from './sequence.ts';

const startedAt = '2026-11-18T12:00:00.000Z';

/** An application to become a supplier: a draft of which all but the documents is filled in. */
export function createVendorApplication(
  db: Kysely<DB>,
  values: Partial<Insertable<VendorApplication>> = {},
): Promise<Selectable<VendorApplication>> {
  return db
    .insertInto('vendor_application')
    .values({
      company_name: `Test Devices ${nextNumber()} Ltd`,
      registration_number: '01234567',
      vat_number: 'GB339072747',
      contact_name: 'Test Person',
      email: 'vendor@example.com',
      phone: '01632 960 001',
      business_type: 'manufacturer',
      equipment_categories: ['diagnostic', 'icu'],
      annual_turnover: '1m_5m',
      years_in_business: 12,
      started_at: startedAt,
      changed_at: startedAt,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The same, sent and waiting for operators. */
export function createSentVendor(
  db: Kysely<DB>,
  values: Partial<Insertable<VendorApplication>> = {},
): Promise<Selectable<VendorApplication>> {
  return createVendorApplication(db, {
    state: 'submitted',
    revision: 1,
    step: 3,
    reference: `V2026-${String(nextNumber()).padStart(10, '0')}`,
    submitted_at: '2026-11-19T12:00:00.000Z',
    expected_from: '2026-11-24T17:00:00.000Z',
    due_at: '2026-11-26T17:00:00.000Z',
    ...values,
  });
}

/** A document of an application, whose bytes stand nowhere. */
export function createStoredFile(
  db: Kysely<DB>,
  values: Partial<Insertable<StoredFile>> & Pick<Insertable<StoredFile>, 'vendor_application_id'>,
): Promise<Selectable<StoredFile>> {
  return db
    .insertInto('stored_file')
    .values({
      document: 'company_license',
      storage_name: String(nextNumber()).padStart(64, '0'),
      name: 'License.pdf',
      format: 'pdf',
      size_bytes: 1_000,
      sha256: '0'.repeat(64),
      scan: 'not_scanned',
      uploaded_at: startedAt,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
