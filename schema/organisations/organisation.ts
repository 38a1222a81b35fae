import { organisationRoles } from '../access/members/membership.ts';
import { builder } from '../builder.ts';
import type { InvitationRow, MemberRow, OrganisationRow } from './organisation-row.ts';

const descriptions = {
  publish: 'Posts jobs, reads and moves applications, and lists equipment for the organisation.',
  buy: 'Orders equipment for the organisation.',
  manage: 'Invites people, gives them roles, ends memberships, and changes the name of the organisation.',
} as const;

export const OrganisationRoleType = builder.enumType('OrganisationRole', {
  description: 'A role of a member in the organisation. No role includes another.',
  values: Object.fromEntries(
    organisationRoles.map((role) => [role.toUpperCase(), { value: role, description: descriptions[role] }]),
  ) as Record<'PUBLISH' | 'BUY' | 'MANAGE', { value: (typeof organisationRoles)[number]; description: string }>,
});

const OrganisationMember = builder.objectRef<MemberRow>('OrganisationMember').implement({
  description: 'A user who belongs to an organisation, as colleagues see them.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the membership.' }),
    accountId: t.exposeID('accountId', { description: 'Identifier of the account.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    email: t.exposeString('email', { description: 'E-mail address.' }),
    roles: t.field({
      type: [OrganisationRoleType],
      description: 'The roles of the member, once verified.',
      resolve: ({ roles }) => [...roles],
    }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime', description: 'When they joined.' }),
    verifiedAt: t.expose('verifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When operators verified that they belong to it; null until then, and they may do nothing for it.',
    }),
  }),
});

export const OrganisationInvitation = builder.objectRef<InvitationRow>('OrganisationInvitation').implement({
  description: 'An invitation to belong to an organisation, neither accepted nor withdrawn.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the invitation.' }),
    organisationName: t.exposeString('organisationName', { description: 'Name of the organisation.' }),
    email: t.exposeString('email', { description: 'The address that is invited.' }),
    roles: t.field({
      type: [OrganisationRoleType],
      description: 'The roles of the member.',
      resolve: ({ roles }) => [...roles],
    }),
    invitedAt: t.expose('invitedAt', { type: 'DateTime', description: 'When the address was last invited.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the invitation runs out.' }),
  }),
});

export const Organisation = builder.objectRef<OrganisationRow>('Organisation').implement({
  description: 'The organisation of the caller, which owns the posts and products of its members.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the organisation.' }),
    name: t.exposeString('name', { description: 'Its name, which is in the profile of each member.' }),
    verifiedAt: t.expose('verifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When operators verified it; null until then, and after its name was changed.',
    }),
    mayManage: t.exposeBoolean('mayManage', { description: 'Whether the caller manages it.' }),
    members: t.field({
      type: [OrganisationMember],
      description: 'The members, the longest first; 100 at most.',
      complexity: { field: 10, multiplier: 10 },
      resolve: (organisation, _args, { services }) => services.organisations.membersOf(organisation),
    }),
    invitations: t.field({
      type: [OrganisationInvitation],
      description: 'Invitations that hold, for those who manage it; none for others. 100 at most.',
      complexity: { field: 10, multiplier: 10 },
      resolve: (organisation, _args, { services }) => services.invitations.listOf(organisation),
    }),
  }),
});

builder.queryField('myOrganisation', (t) =>
  t.field({
    type: Organisation,
    nullable: true,
    description:
      'The organisation of the caller. Null if there is none yet: it begins when the account is verified, or publishes something.',
    complexity: 10,
    resolve: (_root, _args, { services }) => services.organisations.own(),
  }),
);

builder.queryField('myInvitations', (t) =>
  t.field({
    type: [OrganisationInvitation],
    description: 'Invitations to the confirmed address of the caller; 100 at most.',
    complexity: { field: 10, multiplier: 10 },
    resolve: (_root, _args, { services }) => services.invitations.listOwn(),
  }),
);
