import { builder } from '../builder.ts';
import type { AccountRow } from './account-row.ts';
import { SignIn } from './sessions/sign-in.ts';

export const AccountAccess = builder.enumType('AccountAccess', {
  description: 'The access of an account. Each level includes the one before it; the occupation changes nothing.',
  values: {
    MEMBER: { value: 'member', description: 'Everything but publishing: a new account.' },
    VERIFIED: { value: 'verified', description: 'May publish posts and equipment: an operator has verified it.' },
    OPERATOR: { value: 'operator', description: 'Works on the portal itself.' },
  },
});

export const Account = builder.objectRef<AccountRow>('Account').implement({
  description: "A user's own account. Only the user and operators can read it.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the account, a UUID of version 7.' }),
    email: t.exposeString('email', { description: 'E-mail address, as it was written.' }),
    emailConfirmed: t.boolean({
      description: 'Whether the address was confirmed by a link sent to it.',
      resolve: ({ emailConfirmedAt }) => emailConfirmedAt !== null,
    }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    phone: t.exposeString('phone', { description: 'Phone number as written; may be empty.' }),
    organization: t.exposeString('organization', { description: 'Organisation; may be empty.' }),
    role: t.exposeString('role', {
      description:
        'Occupation, chosen by the person: nurse, doctor, healthcare-assistant, physiotherapist, pharmacist, radiographer, manager, admin or other; user by default. It grants nothing.',
    }),
    access: t.expose('access', { type: AccountAccess, description: 'The access of the account.' }),
    verifiedAt: t.expose('verifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an operator verified the account; null until then. It takes 24 to 48 hours.',
    }),
    verificationAskedAt: t.expose('verificationAskedAt', {
      type: 'DateTime',
      description:
        'Since when the account waits to be verified, or waited before it was: since it was opened, or since a verified account changed its organisation or lost its access.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was opened.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the profile was last changed.' }),
    sessions: t.field({
      type: [SignIn],
      description: 'Where the account is signed in, the last used first; 100 at most.',
      complexity: { field: 10, multiplier: 10 },
      resolve: (account, _args, { services }) => services.sessions.list(account),
    }),
  }),
});

builder.queryField('me', (t) =>
  t.field({
    type: Account,
    nullable: true,
    description: 'The account of the caller; null without a session.',
    resolve: (_root, _args, { services }) => services.accounts.me(),
  }),
);
