import type { Kysely } from 'kysely';
import type { DB } from '../../tables.ts';

/** The applications to become a supplier that an account has begun, with the names of their documents. */
export async function listOwnVendorApplications(db: Kysely<DB>, accountId: string): Promise<object> {
  const applications = await db
    .selectFrom('vendor_application')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  const ids = applications.map(({ id }) => id);
  const ofThese = ids.length > 0 ? ids : ['00000000-0000-0000-0000-000000000000'];
  const events = await db
    .selectFrom('vendor_application_event')
    .select(['application_id as applicationId', 'kind', 'revision', 'message', 'happened_at as happenedAt'])
    .where('application_id', 'in', ofThese)
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
  const files = await db
    .selectFrom('stored_file')
    .select(['vendor_application_id as applicationId', 'document', 'name', 'size_bytes as size', 'sha256', 'scan'])
    .select('uploaded_at as uploadedAt')
    .where('vendor_application_id', 'in', ofThese)
    .orderBy('uploaded_at')
    .execute();
  return { applications: applications.map(inCamelCase), events, files };
}

function inCamelCase(row: object): object {
  const entries = Object.entries(row).filter(([name]) => name !== 'account_id');
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name.replaceAll(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
