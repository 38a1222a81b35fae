import type { ContentKindName, EditedFields } from './edited-kind.ts';

/** What was done to a piece of content. `loaded` is how it was before it was edited in the portal for the first time. */
export const revisionActions = ['loaded', 'created', 'edited', 'published', 'unpublished', 'restored'] as const;
export type RevisionAction = (typeof revisionActions)[number];

/** A revision of a piece of content with the one before it. */
export interface ContentRevisionRow {
  readonly id: string;
  readonly kind: ContentKindName;
  readonly number: number;
  readonly action: RevisionAction;
  readonly note: string;
  readonly changedFields: readonly string[];
  readonly fields: EditedFields;
  /** Null for the first one. */
  readonly fieldsBefore: EditedFields | null;
  readonly savedAt: string;
  /** Null if the portal loaded it, or the account is deleted. */
  readonly accountEmail: string | null;
}
