import type { AuditActor } from '../generated/graph.generated.ts';

const others: Readonly<Record<Exclude<AuditActor, 'ACCOUNT'>, string>> = {
  COMMAND_LINE: 'Command line',
  PORTAL: 'The portal',
};

/** The actor and the record of an entry of the audit log, in words. */
interface Acted {
  readonly actorKind: AuditActor;
  readonly actorId: string | null;
  readonly actorEmail: string | null;
  readonly ownerId: string | null;
}

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
export function actorInWords({ actorKind, actorId, actorEmail, ownerId }: Acted): string {
  if (actorId && actorId === ownerId) return 'Themselves';
  return actorKind === 'ACCOUNT' ? accountInWords(actorEmail) : others[actorKind];
}
