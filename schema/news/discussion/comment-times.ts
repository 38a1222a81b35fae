import type { CommentState, ModeratedCommentRow } from './comment-row.ts';

/** So long an author can change a comment: a slip of the pen, and not what others have answered since. */
const EDITED_WITHIN_MS = 15 * 60_000;

/** The promise to authors and reporters is that operators decide within 24 hours. */
const DECIDED_WITHIN_MS = 24 * 3_600_000;

interface Written {
  readonly state: CommentState;
  readonly postedAt: string;
}

/** When an author can change a comment no more; null for one that was removed. */
export function editableUntil({ state, postedAt }: Written): string | null {
  return state === 'removed' ? null : later(postedAt, EDITED_WITHIN_MS).toISOString();
}

/** Whether its author can change a comment at `now`: within 15 minutes of posting it, the last millisecond not included. */
export function isEditable(comment: Written, now: Date): boolean {
  return comment.state !== 'removed' && now < later(comment.postedAt, EDITED_WITHIN_MS);
}

/** How long a comment has waited for operators. */
export interface ModerationClock {
  readonly since: string;
  readonly dueAt: string;
  readonly isOverdue: boolean;
}

/** How long a comment has waited for operators; null if it does not wait. */
export function moderationClock(
  { waitingSince }: Pick<ModeratedCommentRow, 'waitingSince'>,
  now: Date,
): ModerationClock | null {
  if (waitingSince === null) {
    return null;
  }
  const due = later(waitingSince, DECIDED_WITHIN_MS);
  return { since: waitingSince, dueAt: due.toISOString(), isOverdue: now > due };
}

function later(time: string, milliseconds: number): Date {
  return new Date(Date.parse(time) + milliseconds);
}
