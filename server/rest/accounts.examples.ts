import { LEGAL_VERSION } from '../../schema/legal/legal-version.ts';
/** A profile as it is answered. */
export const profileExample = {
  id: '01a1ede2-6680-790d-b5ad-95077e39d399',
  email: 'asha.mensah@example.com',
  first_name: 'Asha',
  last_name: 'Mensah',
  phone: '01632 960 001',
  organization: 'Brambleford Community Hospital',
  role: 'nurse',
  verified_at: null,
  updated_at: '2026-11-20T09:30:00.000Z',
};

/** A session as it is answered. */
export const sessionExample = {
  access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIifQ.signature',
  refresh_token: 'u1uDgOcd8Mq0d0Wv9y3mD4Hq7g8nXlQe3y0oZ5S1b2c',
  token_type: 'bearer',
  expires_in: 900,
  expires_at: '2026-11-20T09:45:00.000Z',
  user: profileExample,
};

const { email, organization, phone, role } = profileExample;
const password = 'seven geese on a pier';

/** What an account is opened with. */
export const signUpExample = {
  email,
  password,
  firstName: profileExample.first_name,
  lastName: profileExample.last_name,
  phone,
  organization,
  role,
  acceptTerms: true,
  termsVersion: LEGAL_VERSION.number,
};

export const signInExample = { email, password };
export const refreshExample = { refresh_token: sessionExample.refresh_token };
export const profileChangeExample = { phone: '01632 960 002', organization };

export const forgottenPasswordExample = { email };
export const newPasswordExample = { token: 'Zr0fKxW6sC1q3vU8hJtY5nB7mD2pL9eAaGgXxTt4Qw0', password };
