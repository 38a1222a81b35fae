import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { Organisation, OrganisationInvitation, OrganisationRoleType } from './organisation.ts';
import type { InvitationRow, OrganisationRow } from './organisation-row.ts';

interface ChangedOrganisation {
  readonly organisation: OrganisationRow | null;
}

const OrganisationPayload = builder.objectRef<ChangedOrganisation>('OrganisationPayload').implement({
  description: 'Something about the members of an organisation was changed.',
  fields: (t) => ({
    organisation: t.expose('organisation', {
      type: Organisation,
      nullable: true,
      description: 'The organisation of the caller as it is now; null if they belong to none.',
    }),
  }),
});

const InvitationPayload = builder.objectRef<{ readonly invitation: InvitationRow }>('InvitationPayload').implement({
  description: 'An address is invited.',
  fields: (t) => ({
    invitation: t.expose('invitation', { type: OrganisationInvitation, description: 'The invitation.' }),
  }),
});

const EndedInvitationPayload = builder.objectRef<{ readonly id: string }>('EndedInvitationPayload').implement({
  description: 'An invitation was withdrawn or declined, and is deleted.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Identifier that the invitation had.' }) }),
});

const InvitationInput = builder.inputType('InvitationInput', {
  description: 'An invitation to the organisation of the caller.',
  fields: (t) => ({
    email: t.string({
      required: true,
      description: 'E-mail address, which must be the confirmed one of an account to accept.',
      ...constrained({ format: 'email' }),
    }),
    roles: t.field({
      type: [OrganisationRoleType],
      required: true,
      description: 'The roles of the member; one at least.',
    }),
  }),
});

const invitationId = { required: true, description: 'Identifier of the invitation.' } as const;
const membershipId = { required: true, description: 'Identifier of the membership.' } as const;

builder.mutationField('inviteMember', (t) =>
  t.field({
    type: mutationResult('InviteMemberResult', InvitationPayload),
    description:
      'Invites an address by mail to belong to the organisation of the caller, for 14 days. An address that is invited again gets another mail and these roles. Only those who manage a verified organisation may. With the header Idempotency-Key the same request invites once.',
    args: { input: t.arg({ type: InvitationInput, required: true, description: 'The invitation.' }) },
    complexity: 50,
    resolve: (_root, { input }, { services }) =>
      orRefusal(services.invitations.invite(input).then((invitation) => ({ invitation }))),
  }),
);

builder.mutationField('withdrawInvitation', (t) =>
  t.field({
    type: mutationResult('WithdrawInvitationResult', EndedInvitationPayload),
    description: 'Revokes an invitation to the organisation that the caller manages.',
    args: { id: t.arg.id(invitationId) },
    complexity: 20,
    resolve: (_root, { id }, { services }) =>
      orRefusal(services.invitations.withdraw(id).then((ended) => ({ id: ended }))),
  }),
);

builder.mutationField('acceptInvitation', (t) =>
  t.field({
    type: mutationResult('AcceptInvitationResult', OrganisationPayload),
    description:
      'Accepts an invitation to the confirmed address of the caller. An operator verifies that they belong to the organisation. What they have published alone under another name is taken down. A ConflictError if they have colleagues elsewhere.',
    args: { id: t.arg.id(invitationId) },
    complexity: 50,
    resolve: (_root, { id }, { services }) =>
      orRefusal(
        services.invitations.accept(id).then(async () => ({ organisation: await services.organisations.own() })),
      ),
  }),
);

builder.mutationField('declineInvitation', (t) =>
  t.field({
    type: mutationResult('DeclineInvitationResult', EndedInvitationPayload),
    description: 'Declines an invitation to the confirmed address of the caller.',
    args: { id: t.arg.id(invitationId) },
    complexity: 20,
    resolve: (_root, { id }, { services }) =>
      orRefusal(services.invitations.decline(id).then((ended) => ({ id: ended }))),
  }),
);

builder.mutationField('setMemberRoles', (t) =>
  t.field({
    type: mutationResult('SetMemberRolesResult', OrganisationPayload),
    description:
      'Gives a member of the organisation that the caller manages other roles. If the member loses the role to publish, a colleague takes over what the member has published; without a colleague it is taken down. A ConflictError if no manager of the organisation would be left.',
    args: {
      id: t.arg.id(membershipId),
      roles: t.arg({
        type: [OrganisationRoleType],
        required: true,
        description: 'All roles of the member; one at least.',
      }),
    },
    complexity: 50,
    resolve: (_root, { id, roles }, { services }) =>
      orRefusal(services.organisations.setRoles(id, roles).then((organisation) => ({ organisation }))),
  }),
);

builder.mutationField('endMembership', (t) =>
  t.field({
    type: mutationResult('EndMembershipResult', OrganisationPayload),
    description:
      'Ends the membership of a colleague, who gets a mail and loses all rights to what the organisation owns. A colleague takes over what they have published; without a verified one it is taken down.',
    args: { id: t.arg.id(membershipId) },
    complexity: 50,
    resolve: (_root, { id }, { services }) =>
      orRefusal(services.organisations.endMembership(id).then((organisation) => ({ organisation }))),
  }),
);

builder.mutationField('leaveOrganisation', (t) =>
  t.field({
    type: mutationResult('LeaveOrganisationResult', OrganisationPayload),
    description:
      'Leaves the organisation to its other members, who answer for what the caller has published and ordered for it. The account waits for verification then. A ConflictError if there are no others, or none who manages it.',
    complexity: 50,
    resolve: (_root, _args, { services }) =>
      orRefusal(services.organisations.leave().then((organisation) => ({ organisation }))),
  }),
);
