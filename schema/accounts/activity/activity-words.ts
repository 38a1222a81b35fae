import type { ActivityRow } from './activity-row.ts';

/** What each entry of the audit log is called to the user who did it. */
const sentences: Readonly<Record<string, string>> = {
  'account.deleted': 'You deleted an account.',
  'account.email_changed': 'You changed your email address.',
  'account.email_confirmed': 'You confirmed your email address.',
  'account.made_member': 'You took away the verification of an account.',
  'account.made_operator': 'You made an account an operator.',
  'account.made_verified': 'You made an account a verified one.',
  'account.password_changed': 'You changed your password.',
  'account.password_reset': 'You chose a new password by a mailed link.',
  'account.password_set': 'You set a password.',
  'account.profile_changed': 'You changed your profile.',
  'account.signed_up': 'You created your account.',
  'account.suspended': 'You suspended an account.',
  'account.unsuspended': 'You lifted the suspension of an account.',
  'account.verification_asked': 'Your account went back to verification, because your organisation changed.',
  'account.verification_undone': 'You took back the verification of an account.',
  'account.verified': 'You verified an account.',
  'application.moved_to_interview': 'You moved an application to the interview stage.',
  'application.moved_to_offered': 'You marked an application as offered.',
  'application.moved_to_shortlisted': 'You shortlisted an application.',
  'application.moved_to_submitted': 'You moved an application back to submitted.',
  'application.moved_to_unsuccessful': 'You marked an application as unsuccessful.',
  'application.started_elsewhere': 'You went on to another website to apply for a job.',
  'application.submitted': 'You applied for a job.',
  'application.withdrawn': 'You withdrew an application.',
  'application_note.added': 'You added a note to an application.',
  'application_note.removed': 'You removed a note from an application.',
  'bulk_order.sent': 'You sent a bulk order.',
  'enquiry.answered': 'You replied to a message.',
  'enquiry.closed': 'You closed a message.',
  'enquiry.reopened': 'You opened a closed message again.',
  'certificate.name_hidden': 'You took your name off a certificate.',
  'certificate.name_shown': 'You had your name shown on a certificate.',
  'enrolment.accepted': 'You accepted an application for a certification.',
  'enrolment.completed': 'You recorded that a programme was completed.',
  'enrolment.declined': 'You declined an application for a certification.',
  'enrolment.enrolled': 'You enrolled in a training path.',
  'enrolment.submitted': 'You applied for a certification.',
  'enrolment.withdrawn': 'You withdrew from a programme.',
  'comment.approved': 'You approved a comment that was held.',
  'comment.edited': 'You changed a comment.',
  'comment.posted': 'You commented on an article.',
  'comment.removed': 'You removed a comment.',
  'comment.report_dismissed': 'You dismissed what was reported about a comment.',
  'comment.reported': 'You reported a comment.',
  'comment.withdrawn': 'You withdrew a comment.',
  'desk.claimed': 'You claimed an item of the desk.',
  'desk.handed_over': 'You handed over an item of the desk.',
  'desk.released': 'You gave back an item of the desk.',
  'equipment.created': 'You listed a product.',
  'equipment.declined': 'You declined a product that waited for a review.',
  'equipment.published': 'You published a product that waited for a review.',
  'equipment.updated': 'You changed a product.',
  'equipment.withdrawn': 'You withdrew a product.',
  'identity.connected': 'You connected Google or LinkedIn.',
  'identity.disconnected': 'You disconnected Google or LinkedIn.',
  'incident.opened': 'You opened an incident.',
  'incident.updated': 'You added an update to an incident.',
  'invitation.declined': 'You declined an invitation to an organisation.',
  'invitation.sent': 'You invited a colleague to your organisation.',
  'invitation.withdrawn': 'You took back an invitation to your organisation.',
  'job.closed': 'You closed a job.',
  'job.created': 'You advertised a job.',
  'job.reopened': 'You opened a job again.',
  'job.updated': 'You changed a job.',
  'maintenance.ended': 'You ended announced maintenance.',
  'maintenance.scheduled': 'You announced maintenance.',
  'membership.ended': 'You ended the membership of a colleague.',
  'membership.joined': 'You joined an organisation.',
  'membership.left': 'You left your organisation.',
  'membership.roles_changed': 'You changed what a member may do for your organisation.',
  'quote.given': 'You gave a quote for a bulk order.',
  'quote.withdrawn': 'You took back a quote for a bulk order.',
  'session.signed_in': 'You signed in.',
  'webinar.cancelled': 'You cancelled a webinar.',
  'webinar.changed': 'You changed a webinar.',
  'webinar.given_back': 'You gave your place in a webinar back.',
  'webinar.planned': 'You planned a webinar.',
  'webinar.registered': 'You registered for a webinar.',
  'webinar.waiting': 'You joined the waiting list of a webinar.',
  'vendor.approved': 'You approved an application to become a supplier.',
  'vendor.changes_requested': 'You asked for changes to an application to become a supplier.',
  'vendor.refused': 'You refused an application to become a supplier.',
};

const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  phone: 'phone number',
  organization: 'organisation',
  role: 'role',
  roles: 'roles',
};

/** What each entry is called for the account that it concerns. */
const sentencesOfOthers: Readonly<Record<string, string>> = {
  'account.made_member': 'Your account went back to verification.',
  'account.made_operator': 'You were made an operator.',
  'account.made_verified': 'Your account was verified.',
  'account.suspended': 'Your account was suspended.',
  'account.unsuspended': 'The suspension of your account was lifted.',
  'account.verification_asked': 'Your account went back to verification, because your organisation changed.',
  'account.verification_undone': 'The verification of your account was taken back.',
  'account.verified': 'Your account was verified.',
  'application.moved_to_interview': 'An application of yours reached the interview stage.',
  'application.moved_to_offered': 'An application of yours was marked as offered.',
  'application.moved_to_shortlisted': 'An application of yours was shortlisted.',
  'application.moved_to_submitted': 'An application of yours went back to submitted.',
  'application.moved_to_unsuccessful': 'An application of yours was marked as unsuccessful.',
  'enquiry.answered': 'A message of yours was replied to.',
  'enquiry.closed': 'A message of yours was closed.',
  'enquiry.reopened': 'A message of yours was opened again.',
  'enrolment.accepted': 'An application of yours for a certification was accepted.',
  'enrolment.completed': 'A programme of yours was completed. Its certificate is ready.',
  'enrolment.declined': 'An application of yours for a certification was not accepted.',
  'comment.approved': 'A comment of yours was approved.',
  'comment.removed': 'A comment of yours was removed.',
  'equipment.declined': 'A product of yours was declined.',
  'equipment.published': 'A product of yours was published.',
  'equipment.updated': 'A colleague or an operator changed a product of yours.',
  'equipment.withdrawn': 'A product of yours was withdrawn.',
  'job.closed': 'A job of yours was closed.',
  'job.reopened': 'A job of yours was opened again.',
  'job.updated': 'A colleague or an operator changed a job of yours.',
  'membership.ended': 'A colleague ended your membership of an organisation.',
  'membership.roles_changed': 'A colleague changed what you may do for your organisation.',
  'session.token_reused': 'A session was ended, because a token of it was used twice. Somebody else may have had it.',
  'vendor.approved': 'Your application to become a supplier was approved.',
  'vendor.changes_requested': 'Changes to your application to become a supplier were asked for.',
  'vendor.refused': 'Your application to become a supplier was refused.',
};

/**
 * What was done, in a sentence to the caller.
 *
 * @param isOwn whether they did it themselves.
 */
export function activityInWords(
  { action, changedFields }: Pick<ActivityRow, 'action' | 'changedFields'>,
  isOwn: boolean,
): string {
  if (!isOwn) {
    return sentencesOfOthers[action] ?? 'Something of yours was changed.';
  }
  const sentence = sentences[action] ?? 'You changed something on the portal.';
  if (changedFields.length === 0) {
    return sentence;
  }
  const names = changedFields.map((field) => fieldNames[field] ?? field);
  return `${sentence.slice(0, -1)}: ${names.join(', ')}.`;
}
