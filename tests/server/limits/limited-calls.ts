import * as accountLimits from '../../../schema/accounts/account-limits.ts';
import { emailKey } from '../../../schema/accounts/email/email-address.ts';
import * as equipmentLimits from '../../../schema/equipment/equipment-limits.ts';
import * as jobLimits from '../../../schema/jobs/job-limits.ts';
import * as accessLimits from '../../../schema/operations/access-limits.ts';
import { newEquipmentExample } from '../../../server/rest/equipment/examples.ts';
import { newJobExample } from '../../../server/rest/jobs/examples.ts';
import { newAccount, password } from '../../support/signed-in.ts';
import {
  type Asking,
  asOperator,
  inKnownBrowser,
  inNewSession,
  knownBrowser,
  type LimitedCall,
  mutation,
  network,
  query,
  rest,
} from './doors.ts';
import { accountInput, job, jobAt, newTown, product } from './limited-input.ts';

/** The modules in which limits stand. */
export const limitModules = {
  'schema/accounts/account-limits.ts': accountLimits,
  'schema/equipment/equipment-limits.ts': equipmentLimits,
  'schema/jobs/job-limits.ts': jobLimits,
  'schema/operations/access-limits.ts': accessLimits,
};

const text = JSON.stringify;
const account = ({ id }: Asking) => id;
const address = ({ signedUp: { email } }: Asking) => emailKey(email);
const fromNetwork = () => network;
const session = ({ token }: Asking): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
const wrong = 'not the right one';
/** A post of the sample that is applied for on another website. */
const elsewhere = '01a1ede2-6680-790d-b5ad-95077e39d315';

const ownJob = ({ job: id }: Asking) => `id: ${text(id)}`;
const ownProduct = ({ equipment: id }: Asking) => `id: ${text(id)}`;
const ownAccount = ({ id }: Asking) => `id: ${text(id)}`;
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

/** Every call of the limiter: what may not be tried as often as somebody likes, and all the ways to try it. */
export const limitedCalls: readonly LimitedCall[] = [
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
    file: 'schema/operations/operations.service.ts',
    limit: accessLimits.accessChanges,
    // Of one's own account nothing is changed here, and yet it is counted.
    who: ({ id }) => `${id} ${id}`,
    doors: [
      asOperator(mutation('verifyAccount', 'AccountRecordPayload', ownAccount)),
      asOperator(
        mutation(
          'suspendAccount',
          'ForbiddenError',
          (asking) => `${ownAccount(asking)}, reason: "Two people have complained."`,
        ),
      ),
      asOperator(mutation('unsuspendAccount', 'AccountRecordPayload', ownAccount)),
      asOperator(
        mutation(
          'undoVerification',
          'ConflictError',
          (asking) => `${ownAccount(asking)}, verifiedAt: "2026-11-20T09:00:00.000Z"`,
        ),
      ),
      asOperator(
        mutation('setAccountAccess', 'AccountRecordPayload', (asking) => `${ownAccount(asking)}, access: OPERATOR`),
      ),
    ],
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
  {
    file: 'schema/jobs/job-applications.service.ts',
    limit: jobLimits.applications,
    who: account,
    doors: [
      rest('POST /jobs/{id}/apply', 201, () => ({}), { id: () => elsewhere }),
      mutation('applyForJob', 'JobApplicationPayload', () => `jobId: ${text(elsewhere)}, input: {}`),
    ],
  },
  {
    file: 'schema/jobs/received-applications.service.ts',
    limit: jobLimits.moves,
    who: ({ application }) => application,
    doors: [
      mutation(
        'moveApplication',
        'ReceivedApplicationPayload',
        ({ application }) => `id: ${text(application)}, stage: SHORTLISTED`,
      ),
    ],
  },
  {
    file: 'schema/jobs/job-postings.service.ts',
    limit: jobLimits.newJobs,
    who: account,
    doors: [rest('POST /jobs', 201, () => newJobExample), mutation('createJob', 'JobPayload', () => `input: ${job}`)],
  },
  {
    file: 'schema/jobs/job-postings.service.ts',
    limit: jobLimits.newAddresses,
    who: account,
    doors: [
      rest('POST /jobs', 201, () => ({ ...newJobExample, location: newTown(), postcode: 'LS1 4AP' })),
      mutation('createJob', 'JobPayload', () => `input: ${jobAt(newTown())}`),
      mutation('updateJob', 'JobPayload', (asking) => `${ownJob(asking)}, input: ${jobAt(newTown())}`),
    ],
  },
  {
    file: 'schema/equipment/equipment-postings.service.ts',
    limit: equipmentLimits.newProducts,
    who: account,
    doors: [
      rest('POST /equipment', 201, () => newEquipmentExample),
      mutation('createEquipment', 'EquipmentPostingPayload', () => `input: ${product}`),
    ],
  },
  {
    file: 'schema/jobs/job-postings.service.ts',
    limit: jobLimits.jobChanges,
    who: account,
    doors: [
      mutation('updateJob', 'JobPayload', (asking) => `${ownJob(asking)}, input: ${job}`),
      mutation('closeJob', 'JobPayload', ownJob),
      mutation('reopenJob', 'JobPayload', ownJob),
    ],
  },
  {
    file: 'schema/equipment/equipment-postings.service.ts',
    limit: equipmentLimits.equipmentChanges,
    who: account,
    doors: [
      rest('PUT /equipment/{id}', 200, () => newEquipmentExample, { id: ({ equipment }) => equipment }),
      mutation('updateEquipment', 'EquipmentPostingPayload', (asking) => `${ownProduct(asking)}, input: ${product}`),
      mutation('withdrawEquipment', 'EquipmentPostingPayload', ownProduct),
    ],
  },
];
