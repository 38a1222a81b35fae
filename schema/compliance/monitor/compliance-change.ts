/** Something that asks those who rely on a document to look at it again. */
export interface ComplianceChange {
  readonly kind: 'law_changed' | 'new_version' | 'review_overdue' | 'review_due';
  /** The day of the version, or the day by which the text is to be read again; YYYY-MM-DD. */
  readonly on: string;
  readonly documentId: string;
  readonly slug: string;
  readonly title: string;
  readonly version: string;
  readonly regulations: readonly string[];
  readonly summary: string;
  /** Where a change of the law can be read; null for anything else. */
  readonly sourceUrl: string | null;
}

/** What a watch is narrowed to; a list that is empty narrows nothing. */
export interface Watched {
  readonly documentIds: readonly string[];
  /** Names of regulations, each with the other names that it goes by. */
  readonly regulationNames: readonly string[];
}
