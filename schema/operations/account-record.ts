import { AccountAccess } from '../accounts/account.ts';
import { builder } from '../builder.ts';
import { OrganisationRoleType } from '../organisations/organisation.ts';
import type { AccountRecordRow, MembershipRecord } from './account-record-row.ts';
import type { VerificationClock } from './verification-clock.ts';

const Verification = builder.objectRef<VerificationClock>('VerificationClock').implement({
  description: 'How long a user has waited to be verified. The promise to users is 24 to 48 hours.',
  fields: (t) => ({
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When they began to wait.' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'When 48 hours are over.' }),
    isOverdue: t.exposeBoolean('isOverdue', { description: 'Whether 48 hours are over.' }),
  }),
});

const AccountMembership = builder.objectRef<MembershipRecord>('AccountMembership').implement({
  description: 'How an account belongs to its organisation, as operators see it.',
  fields: (t) => ({
    organisationId: t.exposeID('organisationId', { description: 'Identifier of the organisation.' }),
    organisationVerifiedAt: t.expose('organisationVerifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the organisation was verified; null while it is not.',
    }),
    memberCount: t.exposeInt('memberCount', { description: 'How many people belong to it, this one included.' }),
    roles: t.field({
      type: [OrganisationRoleType],
      description: 'The roles of the member, once verified.',
      resolve: ({ roles }) => [...roles],
    }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime', description: 'When the member joined.' }),
    verifiedAt: t.expose('verifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was verified that the member belongs to it; null while it is not.',
    }),
  }),
});

export const AccountRecord = builder.objectRef<AccountRecordRow>('AccountRecord').implement({
  description: 'An account as operators see it; only they can read it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the account.' }),
    email: t.exposeString('email', { description: 'E-mail address.' }),
    emailConfirmed: t.boolean({
      description: 'Whether the address was confirmed by a link sent to it.',
      resolve: ({ emailConfirmedAt }) => emailConfirmedAt !== null,
    }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    phone: t.exposeString('phone', { description: 'Phone number as written; may be empty.' }),
    organization: t.exposeString('organization', { description: 'Organisation; may be empty.' }),
    membership: t.expose('membership', {
      type: AccountMembership,
      nullable: true,
      description: 'How the account belongs to its organisation; null if that begins with its verification.',
    }),
    role: t.exposeString('role', { description: 'Occupation that the person chose. It grants nothing.' }),
    access: t.expose('access', { type: AccountAccess, description: 'The access of the account.' }),
    verification: t.field({
      type: Verification,
      nullable: true,
      description: 'The wait for verification; null for accounts that are verified or suspended.',
      resolve: (record, _args, { services }) => services.operations.verificationOf(record),
    }),
    verifiedAt: t.expose('verifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was verified; null until then.',
    }),
    suspendedAt: t.expose('suspendedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is suspended; null if it is not.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was opened.' }),
  }),
});
