/** What narrows a list of documents. Every condition must hold; several values of one condition mean any of them. */
export interface DocumentFilter {
  readonly search?: string | null | undefined;
  readonly category?: readonly string[] | null | undefined;
  readonly urgency?: readonly string[] | null | undefined;
  readonly source?: string | null | undefined;
}

type DocumentOrder = 'most_urgent' | 'newest' | 'title';
/** An order of a list as it may be asked for. */
export type DocumentSortName = DocumentOrder | 'relevance';
