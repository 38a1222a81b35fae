/** An action by a user, or on a user's records, from the audit log. */
export interface ActivityRow {
  readonly id: string;
  readonly happenedAt: string;
  readonly action: string;
  /** Null if it was done on the command line, or by the portal itself. */
  readonly actorId: string | null;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly changedFields: readonly string[];
}
