import { LEGAL_VERSION } from '../../../schema/legal/legal-version.ts';
import type { Examples } from '../engine/answer-example.ts';

const email = 'asha.mensah@example.com';
const password = 'seven geese on a pier';
const phone = '01632 960 001';
const organization = 'Brambleford Community Hospital';
const role = 'nurse';
const refreshToken = { refresh_token: 'u1uDgOcd8Mq0d0Wv9y3mD4Hq7g8nXlQe3y0oZ5S1b2c' };

export const accountExamples: Examples = {
  signIn: { email, password },
  refreshSession: refreshToken,
  signOut: refreshToken,
  requestPasswordReset: { email },
  resetPassword: { token: 'Zr0fKxW6sC1q3vU8hJtY5nB7mD2pL9eAaGgXxTt4Qw0', password },
  SignUpInput: {
    email,
    password,
    firstName: 'Asha',
    lastName: 'Mensah',
    phone,
    organization,
    role,
    acceptTerms: true,
    termsVersion: LEGAL_VERSION.number,
  },
  ProfileInput: { phone: '01632 960 002', organization },
  SessionPayload: {
    access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIifQ.signature',
    ...refreshToken,
    token_type: 'bearer',
    expires_in: 900,
    expires_at: '2026-11-20T09:45:00.000Z',
  },
  Account: {
    id: '01a1ede2-6680-790d-b5ad-95077e39d399',
    email,
    first_name: 'Asha',
    last_name: 'Mensah',
    phone,
    organization,
    role,
  },
};
