/** Something that a person did, or that was done to what is theirs, as the audit log has it. */
export interface ActivityRow {
  readonly id: string;
  readonly happenedAt: string;
  readonly action: string;
  /** Null where it was done on the command line, or by the portal itself. */
  readonly actorId: string | null;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly changedFields: readonly string[];
}
