/** Something that a person did, as the audit log has it. */
export interface ActivityRow {
  readonly id: string;
  readonly happenedAt: string;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly changedFields: readonly string[];
}
