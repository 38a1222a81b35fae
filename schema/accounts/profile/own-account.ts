import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { Account } from '../account.ts';
import type { AccountRow } from '../account-row.ts';
import { SessionPayload } from '../sessions/session.ts';
import type { Session } from '../sessions/session-issuer.ts';
import { occupations, UNASKED } from './occupations.ts';

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'The values of a new account.',
  fields: (t) => ({
    email: t.string({
      required: true,
      description: 'E-mail address; one account each.',
      ...constrained({ format: 'email' }),
    }),
    password: t.string({
      required: true,
      description: 'At least 8 characters, and none of the commonly used passwords.',
      ...constrained({ format: 'password' }),
    }),
    firstName: t.string({ required: true, description: 'First name.' }),
    lastName: t.string({ required: true, description: 'Last name.' }),
    phone: t.string({ required: true, description: 'Phone number.' }),
    organization: t.string({ required: true, description: 'Organisation.' }),
    role: t.string({
      description:
        'Occupation: nurse, doctor, healthcare-assistant, physiotherapist, pharmacist, radiographer, manager, admin or other. It grants nothing.',
      ...constrained({ enum: [...occupations, UNASKED] }),
    }),
    acceptTerms: t.boolean({ description: 'Must be true: the terms of service and the privacy policy are accepted.' }),
    termsVersion: t.string({
      description:
        'The version that was shown (Site.legalVersion of the graph), refused if it is not the present one; without it no version is kept.',
    }),
  }),
});

const ProfileInput = builder.inputType('ProfileInput', {
  description: 'The profile of a user. Absent fields do not change.',
  fields: (t) => ({
    firstName: t.string({ description: 'First name.' }),
    lastName: t.string({ description: 'Last name.' }),
    phone: t.string({ description: 'Phone number.' }),
    organization: t.string({
      description: 'Organisation. A verified account that changes it waits for verification again.',
    }),
    role: t.string({
      description: `Occupation, as one signs up with; ${UNASKED} if none was named.`,
      ...constrained({ enum: [...occupations, UNASKED] }),
    }),
  }),
});

const UpdateProfilePayload = builder.objectRef<{ readonly user: AccountRow }>('UpdateProfilePayload').implement({
  description: 'The profile was changed.',
  fields: (t) => ({ user: t.expose('user', { type: Account, description: 'The account as it is now.' }) }),
});

builder.mutationField('signUp', (t) =>
  t.field({
    type: mutationResult<Session>('SignUpResult', SessionPayload),
    extensions: { needsNoSession: true },
    description:
      'Opens an account and signs in. An operator verifies it within 24 to 48 hours; until then it can do everything but publish.',
    args: { input: t.arg({ type: SignUpInput, required: true, description: 'The new user.' }) },
    complexity: 100,
    resolve: (_root, { input }, { services }) => orRefusal(services.accounts.signUp(input)),
  }),
);

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: mutationResult<{ readonly user: AccountRow }>('UpdateProfileResult', UpdateProfilePayload),
    description: 'Changes what the caller tells about themselves: the fields that are given, while the others stay.',
    args: { input: t.arg({ type: ProfileInput, required: true, description: 'The changed fields.' }) },
    complexity: 20,
    resolve: (_root, { input }, { services }) =>
      orRefusal(services.accounts.updateProfile(input).then((user) => ({ user }))),
  }),
);

builder.mutationField('changePassword', (t) =>
  t.field({
    type: mutationResult<Session>('ChangePasswordResult', SessionPayload),
    description:
      'Changes the password, ends every session, and begins a new one for the caller; at most 5 times an hour.',
    args: {
      currentPassword: t.arg.string({ required: true, description: 'The password until now.' }),
      newPassword: t.arg.string({ required: true, description: 'The password from now on.' }),
    },
    complexity: 100,
    resolve: (_root, { currentPassword, newPassword }, { services }) =>
      orRefusal(services.accounts.changePassword(currentPassword, newPassword)),
  }),
);
