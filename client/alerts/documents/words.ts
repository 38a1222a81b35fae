/** What of a document concerns its readers. */
export interface FollowedDocument {
  readonly slug: string;
  readonly title: string;
  readonly version: string;
  /** The names of its regulations, without their sections. */
  readonly laws: readonly string[];
  readonly applicableTo: readonly string[];
}

export interface DocumentAlertsProps {
  readonly document: FollowedDocument;
  /** A sheet is below the page's h1 and has its own heading. */
  readonly heading: 'h2' | 'h3';
}

export const FOLLOW = 'Follow changes';
export const READ = 'Read and understood';
