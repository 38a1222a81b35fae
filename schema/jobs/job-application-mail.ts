import type { Transaction } from 'kysely';
import { setLetter } from '../outbox/mail-content.ts';
import { insertMail } from '../outbox/outbox.queries.ts';
import type { SiteInformation } from '../ports.ts';
import type { DB } from '../tables.ts';
import type { ApplicationStage } from './job-application-row.ts';
import { applicationMovedLetter, applicationReceivedLetter } from './job-applications.messages.ts';

interface Occasion {
  readonly site: SiteInformation;
  readonly now: string;
}

/** Tells whoever advertised a post that somebody has applied; a post of nobody's tells nobody. */
export async function mailReceived(
  transaction: Transaction<DB>,
  {
    id,
    title,
    ownerId,
    ownerEmail,
  }: {
    readonly id: string;
    readonly title: string;
    readonly ownerId: string | null;
    readonly ownerEmail: string | null;
  },
  { site, now }: Occasion,
): Promise<void> {
  if (ownerEmail === null) {
    return;
  }
  const address = `${site.origin}/staff-portal?job=${id}&form=applications`;
  const content = setLetter(applicationReceivedLetter({ title, address }), site);
  const mail = { kind: 'application-received', recipient: ownerEmail, accountId: ownerId, content, now };
  await insertMail(transaction, mail);
}

/** Tells an applicant how far their application has come. */
export async function mailMoved(
  transaction: Transaction<DB>,
  moved: {
    readonly recipient: string;
    readonly accountId: string;
    readonly title: string;
    readonly stage: Exclude<ApplicationStage, 'withdrawn'>;
  },
  { site, now }: Occasion,
): Promise<void> {
  const { recipient, accountId, title, stage } = moved;
  const content = setLetter(
    applicationMovedLetter({ title, stage, address: `${site.origin}/account#applications` }),
    site,
  );
  await insertMail(transaction, { kind: 'application-moved', recipient, accountId, content, now });
}
