import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { acceptedTerms } from '../../support/accepted-terms.ts';
import {
  anyone,
  anyoneAtAll,
  changersOrNull,
  nobody,
  oneself,
  operatorToRead,
  operatorToWrite,
  ownerAlone,
  ownersToChange,
  ownersToChangeUnseen,
  ownersToSee,
  ownerToRead,
  type Policy,
  signedInOrNull,
  signedInToRead,
  signedInToWrite,
  verifiedToWrite,
  withoutSession,
} from './outcomes.ts';
import type { People } from './people.ts';

export interface PolicyRow {
  readonly policy: Policy;
  /** The arguments, written as in a query. */
  readonly given?: (people: People) => string;
  /** How deep the question goes, where all would cost too much. */
  readonly levels?: number;
  /** Has the people be as the question needs them to be, where it would change nothing otherwise. */
  readonly arrange?: (db: Kysely<DB>, people: People) => Promise<unknown>;
  /** Whether what it answers counts how often it was asked, so that no two answers are the same. */
  readonly counts?: boolean;
}

const text = JSON.stringify;
const always = (given: string) => () => given;
const candidatesAccount = ({ candidate }: People) => `id: ${text(candidate.id)}`;
const lockedAccount = ({ locked }: People) => `id: ${text(locked.id)}`;
/** Closed, it is in no list; open, it can be closed. */
const openJob = (db: Kysely<DB>, { job }: People) =>
  db.updateTable('job').set({ closed_at: null }).where('id', '=', job).execute();
const catalogue = { policy: anyone, levels: 2, given: always('first: 1') };
const figures = { policy: anyone };
const madeUp = text('made up');
const ownersJob = ({ job }: People) => `id: ${text(job)}`;
const withoutPassword = async (db: Kysely<DB>, { self }: People) =>
  self && db.updateTable('account').set({ password_hash: null }).where('id', '=', self.id).execute();
const jobInput = `input: { title: "Midwife", department: "Maternity", location: "Leeds", type: PERMANENT, urgency: LOW,
  salaryMin: 30000, salaryMax: 40000, description: "Care for families." }`;
const ownersEquipment = ({ equipment }: People) => `id: ${text(equipment)}`;
const equipmentInput = `input: { name: "Monitor", description: "For wards.", category: MONITORING, price: 9.5,
  condition: NEW, inStock: 3 }`;

/** Who may do what: a row for each root field of the graph. */
export const policies: Readonly<Record<string, PolicyRow>> = {
  'Query.accountPublications': { policy: operatorToRead, given: lockedAccount },
  'Query.accounts': { policy: operatorToRead, given: always('first: 5') },
  'Query.article': { policy: anyone, given: always('id: "pay-scales-for-2026-to-2027"') },
  'Query.auditLog': { policy: operatorToRead, given: always('first: 5') },
  'Query.complianceStats': figures,
  'Query.content': { policy: anyone, given: always('key: "home.hero"') },
  'Query.contentList': catalogue,
  'Query.document': { policy: anyone, levels: 1, given: always('id: "care-quality-commission-2025"') },
  'Query.documentCategories': figures,
  'Query.documents': catalogue,
  'Query.equipment': catalogue,
  'Query.equipmentAvailability': figures,
  'Query.equipmentCategories': figures,
  'Query.equipmentItem': { policy: anyone, given: always('id: "01a1ede2-6680-76ca-83c8-90c1d3ac94af"') },
  'Query.equipmentPosting': { policy: ownersToSee, given: ownersEquipment, levels: 2 },
  'Query.equipmentStats': figures,
  'Query.equipmentToReview': { policy: operatorToRead, given: always('first: 5'), levels: 3 },
  'Query.featuredNews': figures,
  'Query.job': { policy: anyone, given: always('id: "01a1ede2-6680-790d-b5ad-95077e39d315"') },
  'Query.jobApplications': { policy: ownerToRead, given: ({ job }) => `jobId: ${text(job)}, first: 5` },
  'Query.jobStats': figures,
  'Query.jobs': catalogue,
  'Query.jobToChange': { policy: changersOrNull, given: ownersJob, levels: 2 },
  'Query.mailedLink': { policy: anyone, given: always(`token: ${madeUp}`) },
  'Query.me': { policy: signedInOrNull },
  'Query.myEquipment': { policy: signedInToRead, given: always('first: 5'), levels: 3 },
  'Query.myActivity': { policy: signedInToRead, given: always('first: 5') },
  'Query.myApplications': { policy: signedInToRead, given: always('first: 5') },
  'Query.myData': { policy: signedInToRead },
  'Query.myJobs': { policy: signedInToRead, given: always('first: 1'), levels: 3 },
  'Query.news': catalogue,
  'Query.newsCategories': figures,
  'Query.newsStats': figures,
  'Query.payAtPlace': { policy: anyone, levels: 2, given: always('location: "Leeds"') },
  'Query.payScales': { policy: anyone, given: always('location: "Leeds"') },
  'Query.places': { policy: anyone, given: always('search: "Lee"') },
  'Query.recruitmentPartners': figures,
  'Query.search': { policy: anyone, given: always('q: "ventilator", limit: 1') },
  'Query.searchEquipment': { policy: anyone, levels: 2, given: always('q: "ventilator", limit: 1') },
  'Query.searchNews': { policy: anyone, levels: 2, given: always('q: "pay", limit: 1') },
  'Query.legalPage': { policy: anyone, given: always('kind: PRIVACY_POLICY') },
  'Query.site': figures,
  'Query.towns': figures,
  'Mutation.applyForJob': {
    policy: signedInToWrite,
    given: always('jobId: "01a1ede2-6680-790d-b5ad-95077e39d315", input: {}'),
  },
  'Mutation.changePassword': {
    policy: signedInToWrite,
    given: always('currentPassword: "a password of tests alone", newPassword: "another password of tests"'),
  },
  'Mutation.closeJob': { policy: ownersToChange, given: ownersJob, levels: 2, arrange: openJob },
  'Mutation.completeSocialSignIn': {
    policy: withoutSession(nobody('NotSignedInError')),
    given: always(`code: ${madeUp}, state: ${madeUp}`),
  },
  'Mutation.confirmEmail': { policy: withoutSession(nobody('ValidationError')), given: always(`token: ${madeUp}`) },
  'Mutation.connectProvider': {
    // It begins in a browser, on a page of the portal.
    policy: { ...nobody('ForbiddenError'), anonymous: 'NotSignedInError' },
    given: always('provider: GOOGLE, password: "a password of tests alone"'),
  },
  'Mutation.countArticleView': {
    policy: anyone,
    given: always('id: "pay-scales-for-2026-to-2027"'),
    counts: true,
  },
  'Mutation.createEquipment': { policy: verifiedToWrite, given: always(equipmentInput), levels: 2, counts: true },
  'Mutation.createJob': { policy: verifiedToWrite, given: always(jobInput), levels: 2, counts: true },
  'Mutation.deleteAccount': { policy: signedInToWrite, given: always('password: "a password of tests alone"') },
  'Mutation.disconnectProvider': {
    policy: { ...nobody('NotFoundError'), anonymous: 'NotSignedInError' },
    given: always('provider: GOOGLE'),
  },
  'Mutation.downloadDocument': {
    policy: anyone,
    levels: 1,
    given: always('id: "care-quality-commission-2025"'),
    counts: true,
  },
  'Mutation.endOtherSessions': { policy: signedInToWrite },
  'Mutation.endSession': { policy: ownerAlone, given: ({ owner }) => `id: ${text(owner.sessionId)}` },
  'Mutation.moveApplication': {
    policy: { ...ownerAlone, member: 'ForbiddenError' },
    given: ({ receivedApplication }) => `id: ${text(receivedApplication)}, stage: SHORTLISTED`,
  },
  'Mutation.refreshSession': {
    policy: withoutSession({ ...oneself, anonymous: 'NotSignedInError' }),
    given: ({ self }) => `refreshToken: ${text(self?.refreshToken ?? 'made up')}`,
  },
  'Mutation.reopenJob': { policy: ownersToChange, given: ownersJob, levels: 2 },
  'Mutation.requestEmailChange': {
    policy: signedInToWrite,
    given: always('newEmail: "other@example.com", password: "a password of tests alone"'),
  },
  'Mutation.requestEmailConfirmation': { policy: signedInToWrite },
  'Mutation.requestPasswordReset': { policy: anyoneAtAll, given: always('email: "nobody@example.com"') },
  'Mutation.resetPassword': {
    policy: withoutSession(nobody('ValidationError')),
    given: always(`token: ${madeUp}, newPassword: "another password of tests"`),
  },
  'Mutation.reviewEquipment': {
    policy: operatorToWrite,
    given: (people) => `${ownersEquipment(people)}, revision: 1, decision: PUBLISH`,
    levels: 2,
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
    policy: withoutSession(nobody('ForbiddenError')),
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
  'Mutation.unsuspendAccount': { policy: operatorToWrite, given: lockedAccount },
  'Mutation.updateEquipment': {
    policy: ownersToChangeUnseen,
    given: (people) => `${ownersEquipment(people)}, ${equipmentInput}`,
    levels: 2,
  },
  'Mutation.updateJob': { policy: ownersToChange, given: (people) => `${ownersJob(people)}, ${jobInput}`, levels: 2 },
  'Mutation.updateProfile': { policy: signedInToWrite, given: always('input: { phone: "01632 960 003" }') },
  'Mutation.verifyAccount': { policy: operatorToWrite, given: candidatesAccount },
  'Mutation.withdrawEquipment': { policy: ownersToChangeUnseen, given: ownersEquipment, levels: 2 },
  'Mutation.withdrawApplication': {
    policy: ownerAlone,
    given: ({ ownApplication }) => `id: ${text(ownApplication)}`,
  },
};

/** What nobody reaches through a question that anyone is answered. A type that holds what is somebody's stands here. */
export const privateTypes: readonly string[] = [
  'Account',
  'AccountDeletion',
  'AccountPublications',
  'AccountRecord',
  'AccountRecordConnection',
  'AccountRecordEdge',
  'AccountRecordPayload',
  'Activity',
  'ActivityConnection',
  'ActivityEdge',
  'Applicant',
  'AppliedForJob',
  'AuditEntry',
  'AuditEntryConnection',
  'AuditEntryEdge',
  'CompleteSocialSignInPayload',
  'ConnectedProvider',
  'DeleteAccountPayload',
  'DisconnectProviderPayload',
  'EndSessionsPayload',
  'EquipmentPosting',
  'EquipmentPostingConnection',
  'EquipmentPostingEdge',
  'EquipmentPostingPayload',
  'JobApplication',
  'JobApplicationConnection',
  'JobApplicationEdge',
  'JobApplicationPayload',
  'JobPayload',
  'KeptRecord',
  'OwnData',
  'OwnJobConnection',
  'OwnJobEdge',
  'ReceivedApplication',
  'ReceivedApplicationConnection',
  'ReceivedApplicationEdge',
  'ReceivedApplicationPayload',
  'SessionPayload',
  'SignIn',
  'StartSocialSignInPayload',
  'UpdateProfilePayload',
  'VerificationClock',
];
