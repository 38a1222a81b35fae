import {
  forgottenPasswordExample,
  newPasswordExample,
  profileChangeExample,
  profileExample,
  refreshExample,
  sessionExample,
  signInExample,
  signUpExample,
} from './accounts.examples.ts';
import {
  forgottenPasswordFields,
  newPasswordFields,
  profileFields,
  refreshFields,
  signInFields,
  signOutFields,
  signUpFields,
} from './accounts.fields.ts';
import { presentMessage, presentProfile, presentSession } from './accounts.presentation.ts';
import { reference } from './engine/json-schema.ts';
import { type Route, read, replace, write } from './engine/route.ts';
import {
  ProfileDocument,
  RefreshSessionDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SignInDocument,
  SignOutDocument,
  SignUpDocument,
  UpdateProfileDocument,
} from './operations.generated.ts';

const shared = { tag: 'Accounts', pathParameters: [], queryParameters: [] } as const;
const session = { answer: reference('Session'), example: sessionExample } as const;
const profile = { answer: reference('Profile'), example: profileExample } as const;

const signIn = {
  ...shared,
  ...session,
  summary: 'Sign in',
  description:
    'Begins a session. An unknown address and a wrong password are answered alike. At most 10 wrong passwords are tried for an address from one network in 5 minutes, and 150 from all networks in an hour.',
  body: { fields: signInFields, asInput: false, example: signInExample },
  refusals: [403],
} as const;

/** The rows of the REST table about accounts. */
export const accountRoutes: readonly Route[] = [
  write(SignUpDocument, {
    ...shared,
    ...session,
    path: '/auth/signup',
    summary: 'Open an account',
    description:
      'Opens an account and signs in. An operator verifies it within 24 to 48 hours; until then it can do everything but publish.',
    body: { fields: signUpFields, asInput: true, example: signUpExample },
    checkPart: ({ accounts }, checks, values) => accounts.checkPartOfSignUp(checks, values),
    onceByKey: true,
    status: 201,
    present: ({ signUp }) => presentSession(signUp),
  }),
  write(SignInDocument, { ...signIn, path: '/auth/signin', present: (data) => presentSession(data.signIn) }),
  write(SignInDocument, {
    ...signIn,
    path: '/auth/login',
    name: 'login',
    present: (data) => presentSession(data.signIn),
  }),
  write(RefreshSessionDocument, {
    ...shared,
    ...session,
    path: '/auth/refresh',
    summary: 'Renew a session',
    description:
      'Exchanges a refresh token for another and a new access token. Exchanged a second time, more than 10 seconds later, it ends the session.',
    body: { fields: refreshFields, asInput: false, example: refreshExample },
    present: ({ refreshSession }) => presentSession(refreshSession),
  }),
  write(SignOutDocument, {
    ...shared,
    path: '/auth/signout',
    summary: 'Sign out',
    description:
      "Ends the session of the access token, of the browser's cookie and of the refresh token, whichever are sent: all of its tokens are refused from now on. Whatever else is sent is ignored, no limit of requests counts it, and without a session it is answered alike. Only a site from which very many wait for it is asked to try again.",
    leniently: { fields: signOutFields, asInput: false, example: refreshExample },
    status: 204,
    present: () => ({}),
    answer: {},
    example: undefined,
  }),
  write(RequestPasswordResetDocument, {
    ...shared,
    path: '/auth/password/forgot',
    summary: 'Ask for a new password',
    description:
      'Mails a link to choose a new password, good for an hour and once. The answer is the same whether there is an account with the address or not. At most 3 are sent to an address in an hour.',
    body: { fields: forgottenPasswordFields, asInput: false, example: forgottenPasswordExample },
    status: 202,
    present: ({ requestPasswordReset }) => presentMessage(requestPasswordReset),
    answer: reference('Message'),
    example: {
      message: 'If there is an account with this email address, we have sent it a link to choose a new password.',
    },
  }),
  write(ResetPasswordDocument, {
    ...shared,
    path: '/auth/password/reset',
    summary: 'Choose a new password',
    description:
      'Chooses a new password by a mailed link. Every session ends, the address counts as confirmed, and nobody is signed in.',
    body: { fields: newPasswordFields, asInput: false, example: newPasswordExample },
    present: ({ resetPassword }) => presentMessage(resetPassword),
    answer: reference('Message'),
    example: { message: 'Your password has been changed. You can sign in with it now.' },
  }),
  read(ProfileDocument, {
    ...shared,
    ...profile,
    path: '/auth/profile',
    summary: "One's own profile",
    description: 'What is kept of whoever asks.',
    signedIn: true,
    present: ({ me }) => (me ? presentProfile(me) : undefined),
  }),
  replace(UpdateProfileDocument, {
    ...shared,
    ...profile,
    path: '/auth/profile',
    summary: "Change one's own profile",
    description:
      'Changes the fields that are given; the others stay. Fields that nobody sets for themselves are refused.',
    signedIn: true,
    body: { fields: profileFields, asInput: true, example: profileChangeExample },
    checkPart: ({ accounts }, checks, values) => accounts.checkPartOfProfile(checks, values),
    present: ({ updateProfile: answer }) => ('user' in answer ? presentProfile(answer.user) : undefined),
  }),
];
