/** A document as the queries of this area return it. Columns that a request does not ask for are absent. */
export interface DocumentRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly titleOrder: string;
  readonly description: string;
  readonly category: string;
  readonly urgency: string;
  readonly urgencyRank: number;
  readonly source: string;
  readonly sourceUrl: string;
  readonly reviewOn: string;
  readonly downloadCount: number;
  /** Null until the first version is published: such a document is not listed. */
  readonly version: string | null;
  /** Since when it is shown to operators alone; null while it is published. */
  readonly unpublishedAt: string | null;
  readonly publishedAt: string;
  /** The day of the newest version in London, as YYYY-MM-DD. */
  readonly publishedOn: string;
  readonly checksum: string;
  readonly fileBytes: number;
  readonly content: string;
  readonly regulations: readonly string[];
  readonly applicableTo: readonly string[];
  readonly lawChange: LawChange | null;
  /** Newest first, and one more than is shown, to compare the last one with. */
  readonly versions: readonly VersionRow[];
  /** How well the document matches a search, in thousandths; only in the order of relevance. */
  readonly score: number | null;
}

/** A text of a document, as it was published. */
export interface VersionRow {
  readonly number: string;
  readonly publishedOn: string;
  readonly changeNote: string;
  readonly checksum: string;
  readonly fileBytes: number;
  readonly regulations: readonly string[];
  readonly applicableTo: readonly string[];
  readonly lawChange: LawChange | null;
  readonly content: string;
}

/** What of an earlier version no longer is the law. */
export interface LawChange {
  readonly title: string;
  /** The number of the version that is corrected. */
  readonly since: string;
  readonly text: string;
  readonly subject: string;
  readonly rows: readonly { readonly subject: string; readonly before: string; readonly now: string }[];
  /** Words of the text that no longer hold, as they stand in it. */
  readonly marks: readonly string[];
  readonly source: string;
  readonly sourceUrl: string;
}

/** A file that was handed out. */
export interface DocumentDownload {
  /** This download is counted in it. */
  readonly document: DocumentRow;
  readonly version: string;
  readonly fileName: string;
  readonly text: string;
  readonly checksum: string;
}
