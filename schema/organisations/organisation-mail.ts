import type { Transaction } from 'kysely';
import type { OrganisationRole } from '../access/members/membership.ts';
import { setLetter } from '../outbox/mail-content.ts';
import { insertMail } from '../outbox/outbox.queries.ts';
import type { MailPorts } from '../ports.ts';
import type { DB } from '../tables.ts';
import { invitationLetter, membershipEndedLetter } from './organisations.messages.ts';

interface Occasion {
  readonly ports: MailPorts;
  readonly now: string;
}

/** Invites a user to belong to an organisation. The address may have no account yet. */
export async function mailInvitation(
  transaction: Transaction<DB>,
  invitation: {
    readonly organisation: string;
    readonly email: string;
    readonly roles: readonly OrganisationRole[];
    readonly expiresAt: string;
  },
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const { email: recipient, expiresAt: uselessAfter } = invitation;
  const content = setLetter(invitationLetter(site, invitation), site);
  await insertMail(transaction, queue, { kind: 'organisation-invitation', recipient, content, uselessAfter, now });
}

/** Tells a user that a colleague has ended their membership. */
export async function mailMembershipEnded(
  transaction: Transaction<DB>,
  { recipient, accountId }: { readonly recipient: string; readonly accountId: string },
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const content = setLetter(membershipEndedLetter(site), site);
  await insertMail(transaction, queue, { kind: 'membership-ended', recipient, accountId, content, now });
}
