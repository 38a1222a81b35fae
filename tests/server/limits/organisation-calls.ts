import * as organisationLimits from '../../../schema/organisations/organisation-limits.ts';
import { account, type LimitedCall, mutation } from './doors.ts';

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
    // The only member of an organisation cannot leave it, and yet it is counted.
    doors: [mutation('leaveOrganisation', 'ConflictError')],
  },
];
