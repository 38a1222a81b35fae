import * as accountLimits from '../../../schema/accounts/account-limits.ts';
import { emailKey } from '../../../schema/accounts/email-address.ts';
import { newAccount, password } from '../../support/signed-in.ts';
import {
  type Asking,
  account,
  inKnownBrowser,
  inNewSession,
  knownBrowser,
  type LimitedCall,
  mutation,
  network,
  query,
  rest,
} from './doors.ts';
import { accountInput } from './limited-input.ts';

const text = JSON.stringify;
const address = ({ signedUp: { email } }: Asking) => emailKey(email);
const fromNetwork = () => network;
const session = ({ token }: Asking): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
const wrong = 'not the right one';
const sameKey = { headers: ({ key }: Asking) => ({ 'idempotency-key': key }) };

const signIns = [
  rest('POST /auth/signin', 401, ({ signedUp: { email } }) => ({ email, password: wrong })),
  rest('POST /auth/login', 401, ({ signedUp: { email } }) => ({ email, password: wrong })),
  mutation(
    'signIn',
    'NotSignedInError',
    ({ signedUp: { email } }) => `email: ${text(email)}, password: ${text(wrong)}`,
  ),
];
const changeEmail = (given: string, otherwise: string) =>
  mutation('requestEmailChange', otherwise, () => `newEmail: "other@example.com", password: ${text(given)}`);
const signUpsAgain = [
  rest('POST /auth/signup', 422, ({ signedUp }) => ({ ...signedUp, password: wrong }), sameKey),
  mutation(
    'signUp',
    'IDEMPOTENCY_KEY_REUSED',
    ({ signedUp }) => accountInput({ ...signedUp, password: wrong }),
    sameKey,
  ),
];
/** Every way to have a password compared without a session. */
const guesses = [...signIns, ...signUpsAgain];
const countedGuess = 'schema/accounts/sessions/counted-guess.ts';
const forgotten = [
  rest('POST /auth/password/forgot', 202, ({ signedUp: { email } }) => ({ email })),
  mutation('requestPasswordReset', 'MessagePayload', ({ signedUp: { email } }) => `email: ${text(email)}`),
];

/** Of accounts, sessions, passwords and mailed links. */
export const accountCalls: readonly LimitedCall[] = [
  { file: countedGuess, limit: accountLimits.signIns, who: fromNetwork, doors: guesses },
  {
    file: countedGuess,
    limit: accountLimits.guesses,
    who: (asking) => `${address(asking)} ${network}`,
    doors: guesses,
  },
  {
    file: countedGuess,
    limit: accountLimits.siteGuesses,
    who: (asking) => `${address(asking)} ${network}`,
    doors: guesses,
  },
  { file: countedGuess, limit: accountLimits.accountGuesses, who: address, doors: guesses },
  { file: countedGuess, limit: accountLimits.deviceGuesses, who: knownBrowser, doors: guesses.map(inKnownBrowser) },
  {
    file: 'schema/accounts/sessions/sessions.service.ts',
    limit: accountLimits.refreshes,
    who: fromNetwork,
    doors: [
      rest('POST /auth/refresh', 401, () => ({ refresh_token: 'made up' })),
      mutation('refreshSession', 'NotSignedInError', () => 'refreshToken: "made up"'),
    ],
  },
  {
    file: 'schema/accounts/accounts.service.ts',
    limit: accountLimits.signUps,
    who: fromNetwork,
    doors: [
      rest('POST /auth/signup', 201, () => newAccount()),
      mutation('signUp', 'SessionPayload', () => accountInput(newAccount())),
    ],
  },
  {
    file: 'schema/accounts/accounts.service.ts',
    limit: accountLimits.passwordChanges,
    who: account,
    doors: [
      inNewSession(
        mutation(
          'changePassword',
          'SessionPayload',
          () => `currentPassword: ${text(password)}, newPassword: "nine herons on a pier"`,
        ),
      ),
    ],
  },
  {
    file: 'schema/accounts/accounts.service.ts',
    limit: accountLimits.profileChanges,
    who: account,
    doors: [
      rest('PUT /auth/profile', 200, () => ({ phone: '01632 960 777' })),
      mutation('updateProfile', 'UpdateProfilePayload', () => 'input: { phone: "01632 960 777" }'),
    ],
  },
  {
    file: 'schema/accounts/sessions/reauthentication.ts',
    limit: accountLimits.reauthentications,
    who: session,
    doors: [
      mutation(
        'changePassword',
        'ValidationError',
        () => `currentPassword: ${text(wrong)}, newPassword: ${text(password)}`,
      ),
      mutation('deleteAccount', 'ValidationError', () => `password: ${text(wrong)}`),
      changeEmail(wrong, 'ValidationError'),
      mutation('connectProvider', 'ValidationError', () => `provider: GOOGLE, password: ${text(wrong)}`),
    ],
  },
  {
    file: 'schema/accounts/email/email-confirmation.service.ts',
    limit: accountLimits.confirmationMails,
    who: account,
    doors: [changeEmail(password, 'MessagePayload')],
  },
  {
    file: 'schema/accounts/email/email-confirmation.service.ts',
    limit: accountLimits.confirmationMails,
    who: account,
    doors: [mutation('requestEmailConfirmation', 'MessagePayload')],
  },
  {
    file: 'schema/accounts/email/email-confirmation.service.ts',
    limit: accountLimits.followedLinks,
    who: fromNetwork,
    doors: [mutation('confirmEmail', 'ValidationError', () => 'token: "made up"')],
  },
  {
    file: 'schema/accounts/email/email-confirmation.service.ts',
    limit: accountLimits.lookedAtLinks,
    who: fromNetwork,
    doors: [query('mailedLink', 'MailedLinkState', () => 'token: "made up"')],
  },
  {
    file: 'schema/accounts/passwords/password-reset.service.ts',
    limit: accountLimits.followedLinks,
    who: fromNetwork,
    doors: [
      rest('POST /auth/password/reset', 400, () => ({ token: 'made up', password })),
      mutation('resetPassword', 'ValidationError', () => `token: "made up", newPassword: ${text(password)}`),
    ],
  },
  {
    file: 'schema/accounts/passwords/password-reset.service.ts',
    limit: accountLimits.resetRequests,
    who: fromNetwork,
    doors: forgotten,
  },
  {
    file: 'schema/accounts/passwords/password-reset.service.ts',
    limit: accountLimits.resetMails,
    who: address,
    doors: forgotten,
  },
  {
    file: 'schema/accounts/own-data/own-data.service.ts',
    limit: accountLimits.downloads,
    who: account,
    doors: [query('myData', 'OwnData')],
  },
  {
    file: 'schema/accounts/providers/social-attempts.service.ts',
    limit: accountLimits.socialSignIns,
    who: fromNetwork,
    doors: [
      mutation('startSocialSignIn', 'NotFoundError', () => 'provider: GOOGLE'),
      mutation('connectProvider', 'NotFoundError', () => `provider: GOOGLE, password: ${text(password)}`),
    ],
  },
];
