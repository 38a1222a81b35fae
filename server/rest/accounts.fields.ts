import { occupations, UNASKED } from '../../schema/accounts/profile/occupations.ts';
import { type BodyField, flagField, textField } from './engine/body-field.ts';

const email = textField({ name: 'email', description: 'E-mail address.', format: 'email', required: true });
const password = textField({
  name: 'password',
  description: 'Password, at least 8 characters.',
  format: 'password',
  required: true,
});
const role = textField({
  name: 'role',
  description: `Occupation, which grants nothing; ${UNASKED} where none was asked.`,
  words: [...occupations, UNASKED],
});

export const signUpFields: readonly BodyField[] = [
  email,
  password,
  textField({ name: 'firstName', description: 'First name.', required: true }),
  textField({ name: 'lastName', description: 'Last name.', required: true }),
  textField({ name: 'phone', description: 'Phone number.', required: true }),
  textField({ name: 'organization', description: 'Organisation.', required: true }),
  role,
  flagField({
    name: 'acceptTerms',
    description: 'Whether the terms of service and the privacy policy are accepted. May be left out here.',
  }),
  textField({
    name: 'termsVersion',
    description:
      'The version of them that was shown, as Site.legalVersion of the graph says; refused where it is not the present one. Without it no acceptance is kept with the account.',
  }),
];

export const signInFields: readonly BodyField[] = [email, password];

export const forgottenPasswordFields: readonly BodyField[] = [email];

export const newPasswordFields: readonly BodyField[] = [
  textField({ name: 'token', description: 'The parameter reset of the mailed link.', required: true }),
  { ...password, variable: 'newPassword' },
];

export const refreshFields: readonly BodyField[] = [
  textField({
    name: 'refresh_token',
    variable: 'refreshToken',
    description: 'The refresh token. A browser that keeps it in its cookie leaves it out.',
  }),
];

/** Older clients name it either way. */
export const signOutFields: readonly BodyField[] = ['refresh_token', 'refreshToken'].map((name) =>
  textField({ name, variable: 'refreshToken', description: 'The refresh token, where the access token is over.' }),
);

export const profileFields: readonly BodyField[] = [
  textField({ name: 'first_name', variable: 'firstName', description: 'First name.' }),
  textField({ name: 'last_name', variable: 'lastName', description: 'Last name.' }),
  textField({ name: 'phone', description: 'Phone number.' }),
  textField({
    name: 'organization',
    description: 'Organisation. Where a verified account changes it, it waits for verification anew.',
  }),
  role,
];
