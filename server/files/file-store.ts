import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileStore } from '../../schema/ports.ts';
import { diskStore } from './disk-store.ts';
import type { FileSettings } from './file-settings.ts';
import { s3Store } from './s3-store.ts';

/** The bytes of files by name: what the domain needs, and what the host does with them. */
export interface HostFileStore extends Omit<FileStore, 'isScanned'> {
  /** Keeps the bytes of a temporary file for good; they are on disk, or acknowledged, once it resolves. */
  keep(temporary: string, name: string): Promise<void>;
  /** Rejects where there is none. */
  read(name: string): Promise<Readable>;
}

/** Where files arrive before they are known to be good. */
export function incomingDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'files', 'incoming');
}

/** The store that is configured: one that speaks the protocol of S3, or the data directory. */
export function openFileStore(
  { fileStore, dataDirectory }: FileSettings & { readonly dataDirectory: string },
  report: (what: string, failure: unknown) => void,
): HostFileStore {
  const incoming = incomingDirectory(dataDirectory);
  return fileStore ? s3Store(fileStore, incoming, report) : diskStore(join(dataDirectory, 'files'), incoming, report);
}
