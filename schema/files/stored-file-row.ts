import type { FileFormat } from './file-format.ts';

/** What the scanner has made of a file: nothing if none is configured. */
export type ScanState = 'not_scanned' | 'waiting' | 'clean' | 'infected';

/** Which document of an application a file is. */
export type VendorDocument = 'company_license' | 'insurance_certificate' | 'quality_certificate';

/** A file that was sent, without its bytes. */
export interface StoredFileRow {
  readonly id: string;
  readonly document: VendorDocument;
  readonly storageName: string;
  readonly name: string;
  readonly format: FileFormat;
  readonly sizeBytes: number;
  readonly scan: ScanState;
  readonly uploadedAt: string;
}
