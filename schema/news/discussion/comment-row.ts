/** The state of a comment. A withdrawn comment is deleted. */
export const commentStates = ['held', 'shown', 'removed'] as const;
export type CommentState = (typeof commentStates)[number];

/** Who wrote a comment, as their profile said then. */
export interface CommentAuthorRow {
  readonly authorName: string;
  readonly authorRole: string;
  readonly authorOrganization: string;
}

/** A comment as everyone reads it. */
export interface CommentRow extends CommentAuthorRow {
  readonly id: string;
  readonly text: string;
  readonly postedAt: string;
  readonly editedAt: string | null;
}

/** The article that a comment is about. */
export interface CommentedArticleRow {
  readonly articleId: string;
  readonly articleSlug: string;
  readonly articleTitle: string;
}

/** A comment as its author sees it. */
export interface OwnCommentRow extends CommentRow, CommentedArticleRow {
  readonly state: CommentState;
  /** Why it was removed; null unless it was. */
  readonly removalReason: string | null;
}

/** A report about a comment. It does not contain its sender. */
export interface CommentReportRow {
  readonly reason: string;
  readonly reportedAt: string;
}

/** A comment as operators see it. */
export interface ModeratedCommentRow extends OwnCommentRow {
  readonly accountId: string;
  readonly revision: number;
  /** Since when they are to decide about it; null while they are not. */
  readonly waitingSince: string | null;
  /** What is not decided yet, the oldest first. */
  readonly reports: readonly CommentReportRow[];
}
