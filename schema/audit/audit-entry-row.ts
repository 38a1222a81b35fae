/** Who can have acted: an account, the user of the server's command line, or the portal itself. */
export type ActorKind = 'account' | 'command_line' | 'portal';

/** An entry of the audit log, with the addresses that its accounts have now. */
export interface AuditEntryRow {
  readonly id: string;
  readonly happenedAt: string;
  readonly actorKind: ActorKind;
  readonly actorId: string | null;
  readonly actorEmail: string | null;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly changedFields: readonly string[];
  readonly reason: string | null;
  readonly ownerId: string | null;
  readonly ownerEmail: string | null;
}
