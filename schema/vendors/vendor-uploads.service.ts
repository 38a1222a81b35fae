import { anyone } from '../access/anyone.ts';
import { requireAccess } from '../access/viewer.ts';
import { ConflictError, NotFoundError, ValidationError } from '../errors.ts';
import type { ByteSource } from '../files/byte-source.ts';
import { detectFormat } from '../files/detect-format.ts';
import { LARGEST_FILE } from '../files/file-format.ts';
import { checkFileName, shownName } from '../files/file-name.ts';
import type { ScanState, StoredFileRow, VendorDocument } from '../files/stored-file-row.ts';
import { deleteFileOf, type FileToRead, findFile, insertFile } from '../files/stored-files.queries.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { networkOfViewer } from '../visitors/visitor.ts';
import { findVendorApplication, lockVendorApplication } from './vendor-applications.queries.ts';
import { refuseSent } from './vendor-applications.service.ts';
import { uploads } from './vendor-limits.ts';
import { noSuchVendor, vendorOf } from './vendor-link.ts';
import { vendorDocuments } from './vendor-vocabulary.ts';

/** A file whose bytes have arrived. */
export interface ReceivedFile {
  /** The field of the form, which says which document it is. */
  readonly field: string;
  /** As it was sent. */
  readonly name: string;
  readonly sha256: string;
  readonly source: ByteSource;
  /** Stores the bytes permanently. @returns the name of the stored file. */
  keep(): Promise<string>;
}

const NO_SUCH_FILE = 'There is no such file.';

/** The documents of applications: sent one by one, read by the applicant and by operators. */
export class VendorUploadsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Whether a file may be sent to an application, before anything of it is read; counts it.
   *
   * @throws NotFoundError @throws ConflictError @throws RateLimitedError
   */
  async permit(token: string): Promise<void> {
    const { db, ports, viewer } = anyone(this.#dependencies);
    const application = await findVendorApplication(db, vendorOf(ports.linkTokens, token));
    if (!application) {
      throw noSuchVendor();
    }
    refuseSent(application);
    await ports.limiter.take(uploads, networkOfViewer(viewer));
  }

  /**
   * Keeps a file as a document of an application, in the place of the one that was sent before. The bytes stand in the store
   * before the row does, so that no row is without them.
   *
   * @throws ValidationError that names the field @throws NotFoundError @throws ConflictError
   */
  async keep(token: string, file: ReceivedFile): Promise<StoredFileRow> {
    const { db, ports } = anyone(this.#dependencies);
    const id = vendorOf(ports.linkTokens, token);
    const document = documentOf(file.field);
    const base = checkFileName(file.name, file.field);
    if (file.source.size === 0) {
      throw ValidationError.of(file.field, 'The selected file is empty');
    }
    if (file.source.size > LARGEST_FILE) {
      throw ValidationError.of(file.field, 'The selected file must be smaller than 10MB');
    }
    const format = await detectFormat(file.source, file.field);
    const storageName = await file.keep();
    const now = ports.clock.now().toISOString();
    const scan: ScanState = ports.files.isScanned ? 'waiting' : 'not_scanned';
    const { sha256, source } = file;
    const row = { document, storageName, name: shownName(base, format), format, sizeBytes: source.size, scan } as const;
    try {
      const { replaced, fileId } = await inTransaction(db, async (transaction) => {
        await lockVendorApplication(transaction, id);
        const application = await findVendorApplication(transaction, id);
        if (!application) {
          throw noSuchVendor();
        }
        refuseSent(application);
        const before = await deleteFileOf(transaction, id, document);
        const added = await insertFile(transaction, { ...row, applicationId: id, sha256, now });
        if (scan === 'waiting') {
          await ports.queue.add(transaction, 'file-scan', [{ id: added }]);
        }
        return { replaced: before, fileId: added };
      });
      await ports.files.remove(replaced);
      return { ...row, id: fileId, uploadedAt: now };
    } catch (error) {
      // After any other failure the row may be there all the same: bytes without one are deleted with the orphans.
      if (error instanceof ConflictError || error instanceof NotFoundError) {
        await ports.files.remove([storageName]);
      }
      throw error;
    }
  }

  /**
   * A file to download, for the holder of the token of its application and for operators.
   *
   * @throws NotFoundError for any other viewer.
   * @throws ConflictError while it has not been scanned, and if it is infected.
   */
  async open(id: string, token: string | undefined): Promise<FileToRead> {
    const { db, ports, viewer } = anyone(this.#dependencies);
    const holds = token === undefined ? undefined : vendorOf(ports.linkTokens, token);
    if (holds === undefined) {
      if (viewer.kind !== 'account') {
        throw new NotFoundError(NO_SUCH_FILE);
      }
      requireAccess(viewer, 'operator');
    }
    const file = isUuid(id) ? await findFile(db, id) : undefined;
    if (!file || (holds !== undefined && file.applicationId !== holds)) {
      throw new NotFoundError(NO_SUCH_FILE);
    }
    if (file.scan === 'waiting') {
      throw new ConflictError('This file is still being checked for viruses. Try again in a minute.');
    }
    if (file.scan === 'infected') {
      throw new ConflictError('This file was deleted: the virus scanner found something harmful in it.');
    }
    return file;
  }
}

function documentOf(field: string): VendorDocument {
  const found = (Object.entries(vendorDocuments) as [VendorDocument, string][]).find(([, name]) => name === field);
  if (!found) {
    const names = Object.values(vendorDocuments).join(', ');
    throw ValidationError.of('document', `Send the file in a field with the name of its document: ${names}`);
  }
  return found[0];
}
