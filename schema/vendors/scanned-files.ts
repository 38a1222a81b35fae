import type { Kysely } from 'kysely';
import { findFile, markScanned } from '../files/stored-files.queries.ts';
import type { Clock, MailPorts } from '../ports.ts';
import type { DB } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { vendorFileRefusedLetter } from './vendor.messages.ts';
import {
  findVendorApplication,
  insertVendorEvent,
  lockVendorApplication,
  markDecided,
} from './vendor-applications.queries.ts';
import { mailVendor } from './vendor-mail.ts';
import { documentWords } from './vendor-vocabulary.ts';

export interface ScanHost {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly ports: MailPorts;
}

/**
 * Notes what the scanner has made of a file that waited. Of an infected one the applicant is told by mail, and an application
 * that was sent with it waits for them instead of operators. Noted again it does nothing more.
 *
 * @returns whether the bytes are to be deleted.
 */
export async function noteScan({ db, clock, ports }: ScanHost, id: string, isInfected: boolean): Promise<boolean> {
  const now = clock.now().toISOString();
  return inTransaction(db, async (transaction) => {
    const file = await findFile(transaction, id);
    if (!file) {
      return false;
    }
    await lockVendorApplication(transaction, file.applicationId);
    const isNews = await markScanned(transaction, id, { scan: isInfected ? 'infected' : 'clean', now });
    const application = await findVendorApplication(transaction, file.applicationId);
    if (isNews && isInfected && application) {
      const what = documentWords[file.document];
      const message = `The virus scanner found something harmful in the ${what}. We have deleted the file. Send a clean copy.`;
      const { revision } = application;
      if (application.state === 'submitted') {
        const decision = { state: 'changes_requested', reason: message, supplierId: null, now } as const;
        await markDecided(transaction, application.id, decision);
      }
      await insertVendorEvent(transaction, application.id, {
        kind: 'file_refused',
        revision,
        message,
        happenedAt: now,
      });
      const letter = (address: string) => vendorFileRefusedLetter(what, address);
      await mailVendor(transaction, application, 'vendor-file-refused', letter, { ports, now });
    }
    return isInfected;
  });
}
