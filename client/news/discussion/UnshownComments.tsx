import { Tag } from '../../ui/Tag.tsx';
import { CommentText } from './CommentText.tsx';
import type { OwnCommentFragment } from './discussion.generated.ts';
import { OwnCommentTools } from './OwnCommentTools.tsx';

interface UnshownCommentsProps {
  comments: readonly OwnCommentFragment[];
  onChanged: () => void;
}

/** The user's comments that other users do not see: held until an operator has read them, or removed. */
export function UnshownComments({ comments, onChanged }: UnshownCommentsProps) {
  const unshown = comments.filter(({ state }) => state !== 'SHOWN');
  if (unshown.length === 0) return null;
  return (
    <div className="mt-8">
      <p id="unshown-comments" className="text-sm font-bold">
        Your comments that only you see
      </p>
      <ul aria-labelledby="unshown-comments" className="mt-2 border-t border-line">
        {unshown.map((own) => (
          <li key={own.id} className="border-b border-line py-5">
            <p className="mb-2">
              {own.state === 'HELD' ? <Tag tone="warning">Held for moderation</Tag> : <Tag tone="alert">Removed</Tag>}
            </p>
            <CommentText comment={own.comment} />
            {own.removalReason && (
              <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line">
                <span className="font-bold">Why it was removed:</span> {own.removalReason}
              </p>
            )}
            <OwnCommentTools own={own} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </div>
  );
}
