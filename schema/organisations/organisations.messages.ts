import type { OrganisationRole } from '../access/members/membership.ts';
import type { Letter, Sender } from '../outbox/mail-content.ts';

/** The words of the mails about organisations. They name no person, and only organisations that operators have verified. */

/** What a member with the role may do, as it ends a sentence. */
const roleWords: Readonly<Record<OrganisationRole, string>> = {
  publish: 'post jobs and list equipment',
  buy: 'order equipment',
  manage: 'invite colleagues and change their roles',
};

/** Invites a user to belong to an organisation. */
export function invitationLetter(
  { productName, origin }: Sender,
  { organisation, roles, email }: { organisation: string; roles: readonly OrganisationRole[]; email: string },
): Letter {
  return {
    subject: `You are invited to join ${organisation} on ${productName}`,
    paragraphs: [
      `A colleague has invited you to ${new Intl.ListFormat('en-GB').format(roles.map((role) => roleWords[role]))} for ${organisation}.`,
      `To accept, sign in with the address ${email}, or create an account with it. The invitation is on your account page for 14 days.`,
      'We check that you work there before you can publish in its name.',
      'If you do not know this organisation, you can ignore this email.',
    ],
    link: { label: 'See the invitation', address: `${origin}/account#organisation` },
  };
}

/** Tells a user that a colleague has ended their membership. */
export function membershipEndedLetter({ productName, origin }: Sender): Letter {
  return {
    subject: `You no longer belong to your organisation on ${productName}`,
    paragraphs: [
      'A colleague who manages your organisation has ended your membership.',
      'You can no longer see or change what the organisation has published. You can sign in as before.',
    ],
    link: { label: 'Go to your account', address: `${origin}/account` },
  };
}
