import { AccountAccess } from '../accounts/account.ts';
import { builder } from '../builder.ts';
import type { AccountRecordRow } from './account-record-row.ts';
import type { VerificationClock } from './verification-clock.ts';

const Verification = builder.objectRef<VerificationClock>('VerificationClock').implement({
  description: 'How long a user has waited to be verified. Users are told 24 to 48 hours.',
  fields: (t) => ({
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When they began to wait.' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'When 48 hours are over.' }),
    isOverdue: t.exposeBoolean('isOverdue', { description: 'Whether 48 hours are over.' }),
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
    role: t.exposeString('role', { description: 'Occupation that the person chose. It grants nothing.' }),
    access: t.expose('access', { type: AccountAccess, description: 'What the account may do.' }),
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
      description: 'Since when it is suspended; null where it is not.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was opened.' }),
  }),
});
