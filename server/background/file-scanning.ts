import type { FastifyBaseLogger } from 'fastify';
import { findFile } from '../../schema/files/stored-files.queries.ts';
import { noteScan, type ScanHost } from '../../schema/vendors/scanned-files.ts';
import { ScannerError, scanByClamd } from '../files/clamd.ts';
import type { ScannerAddress } from '../files/file-settings.ts';
import type { HostFileStore } from '../files/file-store.ts';
import { ExpectedFailure, type Work } from './worker.ts';

export interface FileScanningOptions {
  readonly host: () => Promise<ScanHost>;
  readonly store: HostFileStore;
  readonly scanner: ScannerAddress | undefined;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Has the scanner check the file of a queue job. The file cannot be downloaded until it has answered. */
export function fileScanning({ host, store, scanner, log }: FileScanningOptions): Work {
  return async ({ id, attempt }) => {
    const scanHost = await host();
    const file = await findFile(scanHost.db, id);
    if (file?.scan !== 'waiting') {
      return;
    }
    if (!scanner) {
      throw new ExpectedFailure('No virus scanner is configured.');
    }
    try {
      const answer = await scanByClamd(scanner, await store.read(file.storageName));
      if (await noteScan(scanHost, id, answer === 'infected')) {
        log.warn({ file: id }, 'the virus scanner found something in a file');
        await store.remove([file.storageName]);
      }
    } catch (error) {
      if (error instanceof ScannerError) {
        log.warn({ file: id, attempts: attempt, failure: error.message }, 'a file was not scanned');
        throw new ExpectedFailure(error.message);
      }
      throw error;
    }
  };
}
