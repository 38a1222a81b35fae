import type { AuditActor } from '../../generated/graph.generated.ts';
import type { AuditLogEntryFragment } from './audit-log.generated.ts';

const others: Readonly<Record<Exclude<AuditActor, 'ACCOUNT'>, string>> = {
  COMMAND_LINE: 'Command line',
  PORTAL: 'The portal',
};

/** What was done, in words: "account.made_operator" is "Account made operator". */
export function actionInWords(action: string): string {
  const words = action.replace(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Who an account is: by its address, or that there is none any more. */
export function accountInWords(email: string | null | undefined): string {
  return email ?? 'Deleted account';
}

/** Who did it: often whose record it is. */
export function actorInWords({ actorKind, actorId, actorEmail, ownerId }: AuditLogEntryFragment): string {
  if (actorId && actorId === ownerId) return 'Themselves';
  return actorKind === 'ACCOUNT' ? accountInWords(actorEmail) : others[actorKind];
}

/** Actions that are looked for by name; any other can be chosen where it stands in the log. */
const offered = [
  'account.signed_up',
  'account.verification_asked',
  'account.verified',
  'account.suspended',
  'account.unsuspended',
  'account.made_member',
  'account.made_verified',
  'account.made_operator',
  'account.password_changed',
  'account.password_reset',
  'account.email_confirmed',
  'account.email_changed',
  'account.deleted',
  'session.token_reused',
  'job.created',
  'job.updated',
  'job.closed',
  'equipment.created',
  'equipment.updated',
  'equipment.published',
  'equipment.declined',
] as const;

/** The actions to choose from, the one that is chosen among them. */
export function actionOptions(chosen: string): { value: string; label: string }[] {
  const actions = [...new Set([...offered, ...(chosen ? [chosen] : [])])];
  return [
    { value: '', label: 'Everything' },
    ...actions.map((action) => ({ value: action, label: actionInWords(action) })),
  ];
}
