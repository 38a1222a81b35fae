import * as accountLimits from '../../../schema/accounts/account-limits.ts';
import * as equipmentLimits from '../../../schema/equipment/equipment-limits.ts';
import * as jobLimits from '../../../schema/jobs/job-limits.ts';
import * as accessLimits from '../../../schema/operations/access-limits.ts';
import type { Limit } from '../../../schema/ports.ts';

/**
 * What keeps each mutation from being done as often as somebody likes: a limit that counts what succeeds, too, or why it
 * needs none.
 */
export const mutationLimits: Readonly<Record<string, Limit | string>> = {
  applyForJob: jobLimits.applications,
  changePassword: accountLimits.passwordChanges,
  closeJob: jobLimits.jobChanges,
  completeSocialSignIn: 'It ends what startSocialSignIn or connectProvider began, once; these are limited.',
  confirmEmail: accountLimits.followedLinks,
  connectProvider: accountLimits.socialSignIns,
  countArticleView: 'A visitor counts once a day, and a network no more than 50 times: others write nothing.',
  createEquipment: equipmentLimits.newProducts,
  createJob: jobLimits.newJobs,
  deleteAccount: 'An account is deleted once, and another one is opened within the limit of signUp.',
  disconnectProvider: 'It parts what was connected before, once; connecting is limited.',
  downloadDocument: 'A visitor counts once a day, and a network no more than 50 times: others write nothing.',
  endOtherSessions: 'It ends what limited sign-ins began, adds no row and mails nobody.',
  endSession: 'It ends what a limited sign-in began, adds no row and mails nobody.',
  moveApplication: jobLimits.moves,
  refreshSession: accountLimits.refreshes,
  reopenJob: jobLimits.jobChanges,
  requestEmailChange: accountLimits.confirmationMails,
  requestEmailConfirmation: accountLimits.confirmationMails,
  requestPasswordReset: accountLimits.resetRequests,
  resetPassword: accountLimits.followedLinks,
  reviewEquipment: 'A product is reviewed once each time that it was sent in, and sending it in is limited.',
  setAccountAccess: accessLimits.accessChanges,
  setPassword: 'An account is without a password once.',
  signIn: accountLimits.signIns,
  signOut: 'It ends what a limited sign-in began, adds no row and mails nobody.',
  signUp: accountLimits.signUps,
  startSocialSignIn: accountLimits.socialSignIns,
  suspendAccount: accessLimits.accessChanges,
  undoVerification: accessLimits.accessChanges,
  unsuspendAccount: accessLimits.accessChanges,
  updateEquipment: equipmentLimits.equipmentChanges,
  updateJob: jobLimits.jobChanges,
  updateProfile: accountLimits.profileChanges,
  verifyAccount: accessLimits.accessChanges,
  withdrawApplication: 'An application is withdrawn once, and there is one for a post: applying is limited.',
  withdrawEquipment: equipmentLimits.equipmentChanges,
};
