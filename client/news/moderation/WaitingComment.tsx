import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ItemClaim } from '../../desk/ItemClaim.tsx';
import { ItemHistory } from '../../desk/ItemHistory.tsx';
import { WaitingTag } from '../../desk/WaitingTag.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatMoment } from '../../ui/moments.ts';
import { notify } from '../../ui/notify.ts';
import { articlePath } from '../article-search.ts';
import { CommentText } from '../discussion/CommentText.tsx';
import type { WaitingCommentFragment } from './moderation.generated.ts';
import { RemoveForm } from './RemoveForm.tsx';
import { useModerating } from './use-moderating.ts';
import { NOT_DECIDED } from './words.ts';

interface WaitingCommentProps {
  comment: WaitingCommentFragment;
  onDecided: () => void;
}

/** One held or reported comment, with the operators' actions. */
export function WaitingComment({ comment: waiting, onDecided }: WaitingCommentProps) {
  const { id, state, comment, article, reports, clock, accountId } = waiting;
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const decide = useModerating(waiting);
  const isHeld = state === 'HELD';
  const usual = isHeld ? 'Approve' : 'Dismiss report';
  const name = `the comment by ${comment.author.name}`;
  const decideAsUsual = async () => {
    if (isWorking) return;
    setWorking(true);
    const [problem] = await decide(isHeld ? 'APPROVE' : 'DISMISS');
    setWorking(false);
    if (problem) notify({ title: NOT_DECIDED, text: problem.message, tone: 'error' });
    else notify({ title: isHeld ? 'The comment is shown' : 'The comment stays' });
    onDecided();
  };
  return (
    <li aria-labelledby={title} className="grid gap-x-8 gap-y-3 border-b border-line py-6 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-8">
        <h3 ref={heading} id={title} tabIndex={-1} className="text-base font-bold wrap-anywhere outline-none">
          {isHeld ? 'Held' : 'Reported'}: comment on <Link to={articlePath(article.slug)}>{article.title}</Link>
        </h3>
        <div className="mt-3">
          <CommentText comment={comment} />
        </div>
        {reports.length > 0 && (
          <>
            <p id={`${title}-reports`} className="mt-4 text-sm font-bold">
              {reports.length === 1 ? '1 report' : `${reports.length} reports`}
            </p>
            <ul aria-labelledby={`${title}-reports`} className="mt-1 border-t border-line text-sm">
              {reports.map(({ reason, reportedAt }) => (
                <li key={`${reportedAt} ${reason}`} className="border-b border-line py-2">
                  <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
                  <p className="num text-xs text-ink-2">{formatMoment(reportedAt)}</p>
                </li>
              ))}
            </ul>
          </>
        )}
        {isRemoving && (
          <RemoveForm
            comment={waiting}
            onDecided={onDecided}
            onCancel={() => {
              setRemoving(false);
              heading.current?.focus();
            }}
          />
        )}
      </div>
      <div className="lg:col-span-4">
        {clock && <WaitingTag clock={clock} />}
        {!isRemoving && (
          <div className="mt-4 flex flex-wrap gap-3">
            <Button size="compact" aria-disabled={isWorking} onClick={() => void decideAsUsual()}>
              {usual}
              <span className="sr-only">: {name}</span>
            </Button>
            <Button size="compact" aria-disabled={isWorking} onClick={isWorking ? undefined : () => setRemoving(true)}>
              Remove<span className="sr-only">: {name}</span>
            </Button>
          </div>
        )}
        <p className="mt-2 text-sm">
          <Link to={{ search: `?section=log&account=${accountId}` }} className="inline-flex min-h-11 items-center">
            Audit log of the author<span className="sr-only">, {comment.author.name}</span>
          </Link>
        </p>
        <ItemClaim id={id} name={name} />
        <ItemHistory id={id} name={name} />
      </div>
    </li>
  );
}
