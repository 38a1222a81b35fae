import type { Insertable } from 'kysely';
import type { VendorApplication } from '../../../schema/tables.ts';
import { createSentVendor, createStoredFile, createVendorApplication } from '../../factories/vendor-application.ts';
import type { TimedRecord } from './timed-records.ts';

export const VENDORS_UNTIL =
  'You delete the account that began them, or 30 days after the last change if they are not sent, 180 days if you do not make the changes that we ask for, 1 year if they are refused, 6 years if they are approved';

/** An application that was last changed at an instant, with an event and a document; told by the row of one table. */
export function vendorRecord(
  table: 'vendor_application' | 'vendor_application_event' | 'stored_file',
  values: Partial<Insertable<VendorApplication>>,
): TimedRecord['make'] {
  return async ({ db }, instant) => {
    const create = values.state === undefined ? createVendorApplication : createSentVendor;
    const { id } = await create(db, { ...values, changed_at: instant });
    const event = { application_id: id, kind: 'submitted', revision: 1, happened_at: instant };
    await db.insertInto('vendor_application_event').values(event).execute();
    await createStoredFile(db, { vendor_application_id: id });
    const rows = {
      vendor_application: () => db.selectFrom('vendor_application').select('id').where('id', '=', id).execute(),
      vendor_application_event: () =>
        db.selectFrom('vendor_application_event').select('id').where('application_id', '=', id).execute(),
      stored_file: () => db.selectFrom('stored_file').select('id').where('vendor_application_id', '=', id).execute(),
    };
    return async () => (await rows[table]()).length === 1;
  };
}
