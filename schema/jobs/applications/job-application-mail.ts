import type { Transaction } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import { setLetter } from '../../outbox/mail-content.ts';
import { insertMail, insertMails } from '../../outbox/outbox.queries.ts';
import type { MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import type { MovableStage } from './job-application-row.ts';
import {
  applicationAcknowledgedLetter,
  applicationMovedLetter,
  applicationReceivedLetter,
} from './job-applications.messages.ts';
import { type AppliedForJob, hasAppliedMoreThan } from './job-applications.queries.ts';

/** The number of applications about which an unconfirmed address is mailed. */
const TOLD_UNCONFIRMED = 3;

interface Occasion {
  readonly ports: MailPorts;
  readonly now: string;
}

/** Tells the account that advertised a post that a user has applied; a post without an account tells no one. */
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
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  if (ownerEmail === null) {
    return;
  }
  const address = `${site.origin}/staff-portal?job=${id}&form=applications`;
  const content = setLetter(applicationReceivedLetter({ title, address }), site);
  const mail = { kind: 'application-received', recipient: ownerEmail, accountId: ownerId, content, now };
  await insertMail(transaction, queue, mail);
}

/**
 * Tells an applicant that the application has arrived. An address that no user has confirmed may be that of another person,
 * who is not to be mailed without end: it is told of the first applications alone.
 */
export async function mailAcknowledgement(
  transaction: Transaction<DB>,
  {
    applicant: { accountId, email, emailConfirmedAt },
    job,
  }: {
    readonly applicant: Pick<Actor, 'accountId' | 'email' | 'emailConfirmedAt'>;
    readonly job: Pick<AppliedForJob, 'title' | 'reference' | 'employer'>;
  },
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  if (emailConfirmedAt === null && (await hasAppliedMoreThan(transaction, accountId, TOLD_UNCONFIRMED))) {
    return;
  }
  const letter = applicationAcknowledgedLetter({ ...job, address: `${site.origin}/account#applications` });
  const content = setLetter(letter, site);
  await insertMail(transaction, queue, { kind: 'application-acknowledged', recipient: email, accountId, content, now });
}

/** Tells applicants how far their applications have come, each in a mail of their own. */
export async function mailMoved(
  transaction: Transaction<DB>,
  { applications, stage }: { readonly applications: readonly MovedApplication[]; readonly stage: MovableStage },
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const address = `${site.origin}/account#applications`;
  const mails = applications.map(({ email: recipient, accountId, title }) => {
    const content = setLetter(applicationMovedLetter({ title, stage, address }), site);
    return { kind: 'application-moved', recipient, accountId, content, now };
  });
  await insertMails(transaction, queue, mails);
}

interface MovedApplication {
  readonly accountId: string;
  readonly email: string;
  /** The post's title. */
  readonly title: string;
}
