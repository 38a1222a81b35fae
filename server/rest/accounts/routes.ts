import type { Route, Tag } from '../engine/route.ts';
import { read, replace, write } from '../engine/rows.ts';
import {
  ProfileDocument,
  RefreshSessionDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SignInDocument,
  SignOutDocument,
  SignUpDocument,
  UpdateProfileDocument,
} from '../operations.generated.ts';
import { accountExamples as examples } from './examples.ts';
import { accountPresentation as presentation } from './presentation.ts';

/** Of the rows about accounts, other areas' too. */
export const accountTag: Tag = { name: 'Accounts', description: 'Accounts, sessions and profiles.' };

const area = { tag: accountTag, examples, presentation };
const signIn = { ...area, summary: 'Sign in', refusals: [403] as const };
const saying = (message: string) => ({ examples: { ...examples, MessagePayload: { message } } });

/** The rows of the REST table about accounts. */
export const accountRoutes: readonly Route[] = [
  write(SignUpDocument, {
    ...area,
    path: '/auth/signup',
    summary: 'Open an account',
    sentences: {
      acceptTerms: 'Whether the terms of service and the privacy policy are accepted. May be left out here.',
    },
    checkPart: ({ accounts }, checks, values) => accounts.checkPartOfSignUp(checks, values),
    onceByKey: true,
    status: 201,
  }),
  write(SignInDocument, { ...signIn, path: '/auth/signin' }),
  write(SignInDocument, { ...signIn, path: '/auth/login', name: 'login' }),
  write(RefreshSessionDocument, {
    ...area,
    path: '/auth/refresh',
    summary: 'Renew a session',
    names: { refreshToken: 'refresh_token' },
  }),
  write(SignOutDocument, {
    ...area,
    path: '/auth/signout',
    summary: 'Sign out',
    description:
      "Ends the session of the access token, of the browser's cookie and of the refresh token, whichever are sent: all of its tokens are refused from now on. Whatever else is sent is ignored, no limit of requests counts it, and without a session it is answered alike. Only a site from which very many wait for it is asked to try again.",
    // Older clients name it either way.
    names: { refreshToken: ['refresh_token', 'refreshToken'] },
    leniently: true,
    status: 204,
  }),
  write(RequestPasswordResetDocument, {
    ...area,
    ...saying('If there is an account with this email address, we have sent it a link to choose a new password.'),
    path: '/auth/password/forgot',
    summary: 'Ask for a new password',
    status: 202,
  }),
  write(ResetPasswordDocument, {
    ...area,
    ...saying('Your password has been changed. You can sign in with it now.'),
    path: '/auth/password/reset',
    summary: 'Choose a new password',
    names: { newPassword: 'password' },
  }),
  read(ProfileDocument, {
    ...area,
    path: '/auth/profile',
    summary: "One's own profile",
    description:
      'The profile of the account whose access token is sent: what its user has entered, and when it was verified.',
    signedIn: true,
  }),
  replace(UpdateProfileDocument, {
    ...area,
    path: '/auth/profile',
    summary: "Change one's own profile",
    names: { firstName: 'first_name', lastName: 'last_name' },
    signedIn: true,
    checkPart: ({ accounts }, checks, values) => accounts.checkPartOfProfile(checks, values),
  }),
];
