import * as accountLimits from '../../../schema/accounts/account-limits.ts';
import * as analyticsLimits from '../../../schema/analytics/analytics-limits.ts';
import * as equipmentLimits from '../../../schema/equipment/postings/equipment-limits.ts';
import * as helpLimits from '../../../schema/help/help-limits.ts';
import * as jobLimits from '../../../schema/jobs/job-limits.ts';
import * as newsLimits from '../../../schema/news/news-limits.ts';
import * as accessLimits from '../../../schema/operations/access-limits.ts';
import type { Limit } from '../../../schema/ports.ts';
import * as subscriptionLimits from '../../../schema/system-status/subscription/subscription-limits.ts';

/**
 * What keeps each mutation from being done without limit: a limit that counts what succeeds, too, or why it
 * needs none.
 */
export const mutationLimits: Readonly<Record<string, Limit | string>> = {
  addArticleComment: newsLimits.comments,
  addIncidentUpdate: 'Operators alone say something of an incident, 100 times at most.',
  applyForJob: jobLimits.applications,
  changePassword: accountLimits.passwordChanges,
  chooseCookies: 'It sets a cookie, and writes nothing to the database.',
  closeJob: jobLimits.jobChanges,
  completeSocialSignIn: 'It ends what startSocialSignIn or connectProvider began, once; these are limited.',
  confirmEmail: accountLimits.followedLinks,
  confirmStatusSubscription:
    'A token that was never mailed is refused before the database is asked; another confirms once.',
  connectProvider: accountLimits.socialSignIns,
  countArticleView: 'A visitor counts once a day, and a network no more than 50 times: others write nothing.',
  createEquipment: equipmentLimits.newProducts,
  createJob: jobLimits.newJobs,
  deleteAccount: 'An account is deleted once, and another one is opened within the limit of signUp.',
  disconnectProvider: 'It parts what was connected before, once; connecting is limited.',
  downloadDocument: 'A visitor counts once a day, and a network no more than 50 times: others write nothing.',
  downloadGuide: 'A visitor counts once a day, and a network no more than 50 times: others write nothing.',
  editArticleComment: newsLimits.commentChanges,
  downloadTrainingResource: 'A visitor counts once a day, and a network no more than 50 times: others write nothing.',
  endMaintenance: 'Operators alone end what they have announced, once.',
  endOtherSessions: 'It ends what limited sign-ins began, adds no row and mails nobody.',
  endSession: 'It ends what a limited sign-in began, adds no row and mails nobody.',
  likeArticle: newsLimits.reactions,
  moderateArticleComment: 'A comment is decided about each time that it waits, and what has it wait is limited.',
  moveApplication: jobLimits.moves,
  rateHelpArticle: 'A visitor counts once a day, and a network no more than 50 times: others write nothing.',
  openIncident: 'Operators alone open incidents, and each one stands in the audit log.',
  refreshSession: accountLimits.refreshes,
  reopenJob: jobLimits.jobChanges,
  reportArticleComment: newsLimits.commentReports,
  reportHelpSearch: helpLimits.reportedSearches,
  requestEmailChange: accountLimits.confirmationMails,
  requestEmailConfirmation: accountLimits.confirmationMails,
  requestPasswordReset: accountLimits.resetRequests,
  resetPassword: accountLimits.followedLinks,
  reviewEquipment: 'A product is reviewed once each time that it was sent in, and sending it in is limited.',
  saveArticle: newsLimits.reactions,
  removeSavedJob: jobLimits.savedJobChanges,
  saveJob: jobLimits.savedJobChanges,
  scheduleMaintenance: 'Operators alone announce maintenance, and each one stands in the audit log.',
  setAccountAccess: accessLimits.accessChanges,
  setPassword: 'An account is without a password once.',
  signIn: accountLimits.signIns,
  signOut: 'It ends what a limited sign-in began, adds no row and mails nobody.',
  signUp: accountLimits.signUps,
  startSocialSignIn: accountLimits.socialSignIns,
  subscribeToStatus: subscriptionLimits.subscriptionRequests,
  suspendAccount: accessLimits.accessChanges,
  trackEvent: analyticsLimits.trackings,
  trackPageView: analyticsLimits.trackings,
  undoVerification: accessLimits.accessChanges,
  unlikeArticle: newsLimits.reactions,
  unsaveArticle: newsLimits.reactions,
  unsubscribeFromStatus: 'It deletes what a limited subscription began, once, and mails nothing.',
  unsuspendAccount: accessLimits.accessChanges,
  updateEquipment: equipmentLimits.equipmentChanges,
  updateJob: jobLimits.jobChanges,
  updateProfile: accountLimits.profileChanges,
  verifyAccount: accessLimits.accessChanges,
  withdrawApplication: 'An application is withdrawn once, and there is one for a post: applying is limited.',
  withdrawArticleComment: newsLimits.commentChanges,
  withdrawEquipment: equipmentLimits.equipmentChanges,
};
