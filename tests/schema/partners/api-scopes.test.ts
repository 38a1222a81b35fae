import { type GraphQLObjectType, getNamedType, isAbstractType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../../schema/index.ts';
import { apiScopeNames, apiScopes, openToEveryKey, scopeOf } from '../../../schema/partners/api-scopes.ts';

const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() } as const;

/** What no key may do, whatever its scopes: a field that is added stands here, in a scope, or among what is open to every key. */
const closedToKeys = {
  query: [
    ...[
      'accountPublications',
      'accounts',
      'apiKeys',
      'webhookDeliveries',
      'webhookEndpoints',
      'webhookEvents',
      'auditLog',
      'bulkOrdersToHandle',
      'commentsToModerate',
    ],
    ...['contentRevisions', 'deskClaims', 'deskMailIsWanted', 'deskOperators', 'deskQueues', 'editableArticle'],
    ...['editableContent', 'editableDocument', 'editableEntry', 'editableHelpArticle', 'enquiries', 'enquiry'],
    'enquiryThread',
    ...['enrolments', 'equipmentToReview', 'mailedLink', 'me', 'myActivity', 'myData', 'myInvitations'],
    ...[
      'myOrganisation',
      'newsletterLink',
      'partnership',
      'tierRequests',
      'statusSubscriptionLink',
      'suppliersToAsk',
      'unansweredHelpSearches',
    ],
    ...['vendorApplication', 'vendorApplications', 'myVendorApplications', 'newsletterIssue', 'newsletterIssues'],
    ...['newsletterReaders', 'recommendedJobs', 'savedSearches', 'supplierConversation', 'supplierConversations'],
    ...['documentFollows', 'documentReading', 'ownSkillsAnalysis', 'recommendedEquipment', 'safetyNoticeMatches'],
    ...['viewedItems'],
  ],
  mutation: [
    ...['acceptInvitation', 'addIncidentUpdate', 'answerEnquiry', 'askFurtherSuppliers', 'cancelWebinar'],
    ...['changePassword', 'changeWebinar', 'chooseCookies', 'claimDeskItem', 'closeEnquiry', 'closeEnquiryThread'],
    ...['completeEnrolment', 'completeSocialSignIn', 'confirmEmail', 'confirmNewsletter', 'confirmStatusSubscription'],
    ...[
      'connectProvider',
      'countArticleView',
      'createApiKey',
      'createWebhookEndpoint',
      'deleteWebhookEndpoint',
      'replayWebhookDelivery',
      'rotateWebhookSecret',
      'sendTestWebhook',
      'updateWebhookEndpoint',
      'createArticle',
      'createDocument',
    ],
    ...['createHelpArticle'],
    ...[
      'decideCertification',
      'decideTierRequest',
      'requestPartnerTier',
      'decideVendorApplication',
      'declineInvitation',
      'deleteAccount',
      'disconnectProvider',
    ],
    ...['editArticle', 'editDocument', 'editEntry', 'editHelpArticle', 'endBulkOrder', 'endMaintenance'],
    'endMembership',
    ...['endOtherSessions', 'endSession', 'handOverDeskItem', 'inviteMember', 'leaveOrganisation'],
    ...['moderateArticleComment', 'openIncident', 'planWebinar', 'publishContent', 'publishDocumentVersion'],
    ...['rateHelpArticle', 'refreshSession', 'releaseDeskItem', 'removeVendorDocument', 'reopenEnquiry'],
    ...['replyToEnquiry', 'reportHelpSearch', 'requestEmailChange', 'requestEmailConfirmation'],
    ...['requestPasswordReset', 'resetPassword', 'restoreContent', 'reviewEquipment', 'revokeApiKey', 'rotateApiKey'],
    ...['saveVendorApplication', 'scheduleMaintenance', 'setAccountAccess', 'setDeskMail', 'setMemberRoles'],
    ...['setPassword', 'showNameOnCertificate', 'signIn', 'signOut', 'signUp', 'startSocialSignIn'],
    ...['startVendorApplication', 'stopDeskMail', 'submitVendorApplication', 'subscribeToNewsletter'],
    ...['subscribeToStatus', 'suspendAccount', 'trackEvent', 'trackPageView', 'undoVerification', 'undoVerifications'],
    ...['unpublishContent', 'unsubscribeFromNewsletter', 'unsubscribeFromStatus', 'unsuspendAccount', 'updateProfile'],
    ...['verifyAccount', 'verifyAccounts', 'withdrawInvitation', 'contactSupplier', 'createNewsletterIssue'],
    ...['deleteNewsletterIssue', 'editNewsletterIssue', 'replyToSupplierConversation', 'reportSupplierConversation'],
    ...['endSavedSearch', 'saveSearch', 'setSavedSearchFrequency'],
    ...['confirmDocumentRead', 'endDocumentFollow', 'followDocuments'],
    ...['sendNewsletterIssue', 'stopSupplierConversation', 'testNewsletterIssue'],
    ...['publishSafetyNotice', 'withdrawSafetyNotice'],
  ],
};

test.each(['query', 'mutation'] as const)('it is decided of each field of the %s whether keys open it', (operation) => {
  const fields = Object.keys(roots[operation]?.getFields() ?? {});
  const closed = fields.filter((field) => scopeOf(operation, field) === undefined);
  expect(closed.toSorted()).toEqual(closedToKeys[operation].toSorted());
});

test('scopes name fields that exist, each once', () => {
  for (const [operation, list] of [
    ['query', 'queries'],
    ['mutation', 'mutations'],
  ] as const) {
    const named = [...openToEveryKey[list], ...apiScopeNames.flatMap((name) => apiScopes[name][list])];
    expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
    expect(named.filter((field) => !roots[operation]?.getFields()[field])).toEqual([]);
  }
});

/** What tells of an account, its sessions or its keys. */
const ofAccounts = ['Account', 'SessionPayload', 'SignIn', 'OwnData', 'ApiKey', 'Organisation', 'AccountRecord'];

test.each([...apiScopeNames, 'any'] as const)('nothing of an account is reached with %s', (scope) => {
  const reached = new Set<string>();
  for (const operation of ['query', 'mutation'] as const) {
    for (const [name, field] of Object.entries(roots[operation]?.getFields() ?? {})) {
      if (scopeOf(operation, name) === scope) {
        reach(getNamedType(field.type).name, reached);
      }
    }
  }
  expect(ofAccounts.filter((name) => reached.has(name))).toEqual([]);
});

test.each([
  ['read:jobs', ['ReceivedApplication', 'JobApplication', 'OwnJobConnection', 'ApplicationNote']],
  ['read:equipment', ['EquipmentPosting', 'BulkOrderContact']],
  ['read:news', ['OwnArticleComment', 'SavedArticle']],
  ['read:search', ['JobApplication', 'BulkOrder', 'EnquiryThread', 'SavedJob']],
] as const)('%s leads to nothing that is a user’s own', (scope, own) => {
  const reached = new Set<string>();
  for (const name of apiScopes[scope].queries) {
    const field = roots.query?.getFields()[name];
    reach(field ? getNamedType(field.type).name : '', reached);
  }
  expect(own.filter((name) => reached.has(name))).toEqual([]);
});

function reach(name: string, reached: Set<string>): void {
  const type = schema.getType(name);
  if (!type || reached.has(name)) {
    return;
  }
  reached.add(name);
  if (isAbstractType(type)) {
    for (const possible of schema.getPossibleTypes(type)) {
      reach(possible.name, reached);
    }
  }
  if (isObjectType(type)) {
    for (const field of Object.values((type as GraphQLObjectType).getFields())) {
      reach(getNamedType(field.type).name, reached);
    }
  }
}
