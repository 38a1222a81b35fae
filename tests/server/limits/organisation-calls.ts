import * as organisationLimits from '../../../schema/organisations/organisation-limits.ts';
import { type Asking, account, type LimitedCall, mutation } from './doors.ts';

const ownMembership = ({ membership }: Asking) => `id: ${JSON.stringify(membership)}`;

/** Of organisations and their members. */
export const organisationCalls: readonly LimitedCall[] = [
  {
    file: 'schema/organisations/invitations.service.ts',
    limit: organisationLimits.invitations,
    who: account,
    doors: [
      mutation(
        'inviteMember',
        'InvitationPayload',
        () => 'input: { email: "colleague@example.com", roles: [PUBLISH] }',
      ),
    ],
  },
  {
    file: 'schema/organisations/organisations.service.ts',
    limit: organisationLimits.memberChanges,
    who: account,
    doors: [
      mutation('setMemberRoles', 'OrganisationPayload', (asking) => `${ownMembership(asking)}, roles: [MANAGE]`),
      // One's own is left, not ended, and yet it is counted.
      mutation('endMembership', 'ConflictError', ownMembership),
      mutation('leaveOrganisation', 'OrganisationPayload'),
    ],
  },
];
