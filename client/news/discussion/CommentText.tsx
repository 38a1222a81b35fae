import { formatMoment } from '../../ui/moments.ts';
import type { CommentFragment } from './discussion.generated.ts';

/** Who says it, when, and what. The text is shown as it was typed; nothing in it becomes a link. */
export function CommentText({ comment: { author, text, postedAt, editedAt } }: { comment: CommentFragment }) {
  const about = [author.role, author.organization].filter(Boolean).join(', ');
  return (
    <>
      <p className="text-sm wrap-anywhere">
        <span className="font-bold">{author.name}</span>
        {about && <span className="text-ink-2">, {about}</span>}
      </p>
      <p className="num text-xs text-ink-2">
        <time dateTime={postedAt}>{formatMoment(postedAt)}</time>
        {editedAt && ', edited'}
      </p>
      <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line">{text}</p>
    </>
  );
}
