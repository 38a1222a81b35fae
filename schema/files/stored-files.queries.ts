import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { FileFormat } from './file-format.ts';
import type { ScanState, VendorDocument } from './stored-file-row.ts';

export interface NewFile {
  readonly applicationId: string;
  readonly document: VendorDocument;
  readonly storageName: string;
  readonly name: string;
  readonly format: FileFormat;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly scan: Extract<ScanState, 'not_scanned' | 'waiting'>;
  readonly now: string;
}

/** Adds a file. @returns its identifier. */
export async function insertFile(transaction: Transaction<DB>, file: NewFile): Promise<string> {
  const { id } = await transaction
    .insertInto('stored_file')
    .values({
      vendor_application_id: file.applicationId,
      document: file.document,
      storage_name: file.storageName,
      name: file.name,
      format: file.format,
      size_bytes: file.sizeBytes,
      sha256: file.sha256,
      scan: file.scan,
      uploaded_at: file.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes the file that is a document of an application. @returns the names of its bytes in the store. */
export async function deleteFileOf(
  transaction: Transaction<DB>,
  applicationId: string,
  document: VendorDocument,
): Promise<readonly string[]> {
  const deleted = await transaction
    .deleteFrom('stored_file')
    .where('vendor_application_id', '=', applicationId)
    .where('document', '=', document)
    .returning('storage_name as storageName')
    .execute();
  return deleted.map(({ storageName }) => storageName);
}

/** A file with the columns for downloading or scanning it. */
export interface FileToRead {
  readonly id: string;
  readonly applicationId: string;
  readonly document: VendorDocument;
  readonly storageName: string;
  readonly name: string;
  readonly format: FileFormat;
  readonly sizeBytes: number;
  readonly scan: ScanState;
}

/** One file; nothing if there is none. */
export async function findFile(db: Kysely<DB>, id: string): Promise<FileToRead | undefined> {
  return db
    .selectFrom('stored_file')
    .select(['id', 'vendor_application_id as applicationId', 'storage_name as storageName', 'name'])
    .select('size_bytes as sizeBytes')
    .select((select) => [
      select.ref('document').$castTo<VendorDocument>().as('document'),
      select.ref('format').$castTo<FileFormat>().as('format'),
      select.ref('scan').$castTo<ScanState>().as('scan'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Stores the result of the scan of a waiting file; false if it no longer waits. */
export async function markScanned(
  db: Kysely<DB>,
  id: string,
  { scan, now }: { readonly scan: Extract<ScanState, 'clean' | 'infected'>; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stored_file')
    .set({ scan, scanned_at: now })
    .where('id', '=', id)
    .where('scan', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of these names in the store, those that no file has, or whose file is infected: their bytes are to go. */
export async function namesWithoutFile(db: Kysely<DB>, names: readonly string[]): Promise<readonly string[]> {
  const kept = await db
    .selectFrom('stored_file')
    .select('storage_name as storageName')
    .where('storage_name', 'in', [...names])
    .where('scan', '<>', 'infected')
    .execute();
  const known = new Set(kept.map(({ storageName }) => storageName));
  return names.filter((name) => !known.has(name));
}
