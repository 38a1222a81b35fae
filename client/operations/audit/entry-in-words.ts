import { actionInWords } from '../../desk/audit-words.ts';
import type { AuditLogEntryFragment } from './audit-log.generated.ts';

/** Kinds of records that are not called as the graph calls them. */
const kinds: Readonly<Record<string, string>> = {
  api_key: 'API key',
  webhook_endpoint: 'webhook',
  identity: 'Sign-in with a provider',
  session: 'Sign-in',
};

/** The record of an entry: its kind, and enough of its identifier to distinguish it. */
export function recordInWords({ subjectKind, subjectId }: AuditLogEntryFragment): string {
  // The beginning of an identifier is the time at which it was made, which many share.
  return `${kinds[subjectKind] ?? actionInWords(subjectKind)} ${subjectId.slice(-8)}`;
}

/** The page of a record; undefined for records without one. */
export function recordAddress({ subjectKind, subjectId }: AuditLogEntryFragment): string | undefined {
  return subjectKind === 'job' ? `/staff-portal?job=${subjectId}` : undefined;
}

/** Everything that the log may hold, by area and then in the order in which it happens. */
export const actions = [
  'account.signed_up',
  'account.email_confirmed',
  'account.email_changed',
  'account.profile_changed',
  'account.password_changed',
  'account.password_reset',
  'account.password_set',
  'account.verification_asked',
  'account.verified',
  'account.verification_undone',
  'account.made_member',
  'account.made_verified',
  'account.made_operator',
  'account.suspended',
  'account.unsuspended',
  'account.deleted',
  'api_key.created',
  'api_key.renewed',
  'api_key.revoked',
  'webhook.created',
  'webhook.changed',
  'webhook.secret_changed',
  'webhook.deleted',
  'partner_tier.requested',
  'partner_tier.approved',
  'partner_tier.declined',
  'incident.opened',
  'incident.updated',
  'maintenance.scheduled',
  'maintenance.ended',
  'session.signed_in',
  'session.token_reused',
  'identity.connected',
  'identity.disconnected',
  'invitation.declined',
  'invitation.sent',
  'invitation.withdrawn',
  'membership.ended',
  'membership.joined',
  'membership.left',
  'membership.roles_changed',
  'job.created',
  'job.updated',
  'job.closed',
  'job.reopened',
  'job_draft.created',
  'job_draft.updated',
  'job_draft.deleted',
  'application.submitted',
  'application.started_elsewhere',
  'application.moved_to_submitted',
  'application.moved_to_shortlisted',
  'application.moved_to_interview',
  'application.moved_to_offered',
  'application.moved_to_unsuccessful',
  'application.start_date_proposed',
  'application.start_date_agreed',
  'application.withdrawn',
  'application_note.added',
  'application_note.removed',
  'conversation.stopped',
  'enquiry.answered',
  'enquiry.closed',
  'enquiry.reopened',
  'newsletter.written',
  'newsletter.edited',
  'newsletter.deleted',
  'newsletter.sent',
  'equipment.created',
  'equipment.updated',
  'equipment.published',
  'equipment.declined',
  'equipment.withdrawn',
  'bulk_order.sent',
  'bulk_order.suppliers_asked',
  'bulk_order.closed',
  'quote.given',
  'quote.withdrawn',
  'desk.claimed',
  'desk.released',
  'desk.handed_over',
  'vendor.changes_requested',
  'vendor.approved',
  'vendor.refused',
  'enrolment.enrolled',
  'enrolment.submitted',
  'enrolment.accepted',
  'enrolment.declined',
  'enrolment.completed',
  'enrolment.withdrawn',
  'certificate.name_shown',
  'certificate.name_hidden',
  'webinar.planned',
  'webinar.changed',
  'webinar.cancelled',
  'webinar.registered',
  'webinar.waiting',
  'webinar.given_back',
  'content.created',
  'content.edited',
  'content.published',
  'content.unpublished',
  'content.restored',
  'comment.posted',
  'comment.edited',
  'comment.withdrawn',
  'comment.reported',
  'comment.approved',
  'comment.report_dismissed',
  'comment.removed',
] as const;

/** The actions to choose from, and one that the address may name besides. */
export function actionOptions(chosen: string): { value: string; label: string }[] {
  const offered = [...new Set([...actions, ...(chosen ? [chosen] : [])])];
  return [
    { value: '', label: 'Everything' },
    ...offered.map((action) => ({ value: action, label: actionInWords(action) })),
  ];
}
