import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileStore } from '../../schema/ports.ts';
import { diskStore } from './disk-store.ts';
import type { FileSettings } from './file-settings.ts';
import { s3Store } from './s3-store.ts';

/** The bytes of files by name: the operations for the domain, and those for the host. */
export interface HostFileStore extends Omit<FileStore, 'isScanned'> {
  /** Stores the bytes of a temporary file permanently; they are on disk, or acknowledged, once it resolves. */
  keep(temporary: string, name: string): Promise<void>;
  /** Rejects if there is none. */
  read(name: string): Promise<Readable>;
}

/** Where files arrive before they are known to be good. */
export function incomingDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'files', 'incoming');
}

/** The configured store: an S3 bucket, or the data directory. */
export function openFileStore(
  { fileStore, dataDirectory }: FileSettings & { readonly dataDirectory: string },
  report: (what: string, failure: unknown) => void,
): HostFileStore {
  const incoming = incomingDirectory(dataDirectory);
  return fileStore ? s3Store(fileStore, incoming, report) : diskStore(join(dataDirectory, 'files'), incoming, report);
}
