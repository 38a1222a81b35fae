import type { Kysely } from 'kysely';
import type { DB } from '../../../../schema/tables.ts';
import { acceptedTerms } from '../../../support/accepted-terms.ts';
import {
  anyone,
  anyoneAtAll,
  oneself,
  operatorToRead,
  operatorToWrite,
  ownerAlone,
  refusedToAll,
  signedInOrNull,
  signedInToRead,
  signedInToWrite,
  withoutSession,
} from '../outcomes.ts';
import type { People } from '../people.ts';
import { always, madeUp, text } from './arguments.ts';
import type { Policies } from './policy-row.ts';

const candidatesAccount = ({ candidate }: People) => `id: ${text(candidate.id)}`;
const lockedAccount = ({ locked }: People) => `id: ${text(locked.id)}`;
const withoutPassword = async (db: Kysely<DB>, { self }: People) =>
  self && db.updateTable('account').set({ password_hash: null }).where('id', '=', self.id).execute();

export const accountsPolicies: Policies = {
  'Query.accountPublications': { policy: operatorToRead, given: lockedAccount },
  'Query.accounts': { policy: operatorToRead, given: always('first: 5') },
  'Query.auditLog': { policy: operatorToRead, given: always('first: 5') },
  'Query.mailedLink': { policy: anyone, given: always(`token: ${madeUp}`) },
  'Query.me': { policy: signedInOrNull },
  'Query.myActivity': { policy: signedInToRead, given: always('first: 5') },
  'Query.myData': { policy: signedInToRead },
  'Mutation.changePassword': {
    policy: signedInToWrite,
    given: always('currentPassword: "a password of tests alone", newPassword: "another password of tests"'),
  },
  'Mutation.completeSocialSignIn': {
    policy: withoutSession(refusedToAll('NotSignedInError')),
    given: always(`code: ${madeUp}, state: ${madeUp}`),
  },
  'Mutation.confirmEmail': {
    policy: withoutSession(refusedToAll('ValidationError')),
    given: always(`token: ${madeUp}`),
  },
  'Mutation.connectProvider': {
    // It begins in a browser, on a page of the portal.
    policy: { ...refusedToAll('ForbiddenError'), anonymous: 'NotSignedInError' },
    given: always('provider: GOOGLE, password: "a password of tests alone"'),
  },
  'Mutation.deleteAccount': { policy: signedInToWrite, given: always('password: "a password of tests alone"') },
  'Mutation.disconnectProvider': {
    policy: { ...refusedToAll('NotFoundError'), anonymous: 'NotSignedInError' },
    given: always('provider: GOOGLE'),
  },
  'Mutation.endOtherSessions': { policy: signedInToWrite },
  'Mutation.endSession': { policy: ownerAlone, given: ({ owner }) => `id: ${text(owner.sessionId)}` },
  'Mutation.refreshSession': {
    policy: withoutSession({ ...oneself, anonymous: 'NotSignedInError' }),
    given: ({ self }) => `refreshToken: ${text(self?.refreshToken ?? 'made up')}`,
  },
  'Mutation.requestEmailChange': {
    policy: signedInToWrite,
    given: always('newEmail: "other@example.com", password: "a password of tests alone"'),
  },
  'Mutation.requestEmailConfirmation': { policy: signedInToWrite },
  'Mutation.requestPasswordReset': { policy: anyoneAtAll, given: always('email: "unknown@example.com"') },
  'Mutation.resetPassword': {
    policy: withoutSession(refusedToAll('ValidationError')),
    given: always(`token: ${madeUp}, newPassword: "another password of tests"`),
  },
  'Mutation.setAccountAccess': {
    policy: operatorToWrite,
    given: (people) => `${candidatesAccount(people)}, access: OPERATOR`,
  },
  'Mutation.setPassword': {
    policy: signedInToWrite,
    arrange: withoutPassword,
    given: always('newPassword: "another password of tests"'),
  },
  'Mutation.signIn': {
    policy: withoutSession(oneself),
    given: ({ bystander }) => `email: ${text(bystander.email)}, password: "a password of tests alone"`,
  },
  'Mutation.signOut': { policy: anyoneAtAll },
  'Mutation.signUp': {
    policy: withoutSession(oneself),
    given: ({ occupation }) => `input: { email: "new-person@example.com", password: "a password of tests alone",
      firstName: "New", lastName: "Person", phone: "01632 960 002", organization: "New clinic", role: ${text(occupation)},
      acceptTerms: true, termsVersion: ${text(acceptedTerms.termsVersion)} }`,
  },
  'Mutation.startSocialSignIn': {
    policy: withoutSession(refusedToAll('ForbiddenError')),
    given: always('provider: GOOGLE, acceptTerms: true'),
  },
  'Mutation.suspendAccount': {
    policy: operatorToWrite,
    given: (people) => `${candidatesAccount(people)}, reason: "Two people have complained."`,
  },
  'Mutation.undoVerification': {
    policy: operatorToWrite,
    given: (people) => `${lockedAccount(people)}, verifiedAt: "2026-11-01T12:00:00.000Z"`,
  },
  'Mutation.undoVerifications': {
    policy: operatorToWrite,
    given: (people) => `verifications: [{ ${lockedAccount(people)}, verifiedAt: "2026-11-01T12:00:00.000Z" }]`,
  },
  'Mutation.unsuspendAccount': { policy: operatorToWrite, given: lockedAccount },
  'Mutation.updateProfile': { policy: signedInToWrite, given: always('input: { phone: "01632 960 003" }') },
  'Mutation.verifyAccount': { policy: operatorToWrite, given: candidatesAccount },
  'Mutation.verifyAccounts': {
    policy: operatorToWrite,
    given: (people) => `accounts: [{ ${candidatesAccount(people)} }]`,
  },
};
