import { useState } from 'react';
import { useMark } from '../../accounts/sign-in-mark.ts';
import { Button } from '../../ui/Button.tsx';
import { CommentText } from './CommentText.tsx';
import type { CommentFragment, OwnCommentFragment } from './discussion.generated.ts';
import { OwnCommentTools } from './OwnCommentTools.tsx';
import { ReportForm } from './ReportForm.tsx';
import { SignInLink } from './SignInLink.tsx';
import { signInToReport } from './words.ts';

interface CommentItemProps {
  comment: CommentFragment;
  /** The same comment as its author sees it, if it is the user's own. */
  own: OwnCommentFragment | undefined;
  onChanged: () => void;
}

/** One shown comment, with the user's actions: change and withdraw their own, report others. */
export function CommentItem({ comment, own, onChanged }: CommentItemProps) {
  const isMarked = useMark();
  const [form, setForm] = useState<'unopened' | 'open' | 'given up' | 'sent'>('unopened');
  return (
    <li className="border-b border-line py-5 outline-none">
      <CommentText comment={comment} />
      {own && <OwnCommentTools own={own} onChanged={onChanged} />}
      {!own && !isMarked && (
        <p className="mt-1 text-xs">
          <SignInLink reason={signInToReport}>
            Report<span className="sr-only"> the comment by {comment.author.name}</span>
          </SignInLink>
        </p>
      )}
      {!own && isMarked && form === 'open' && (
        <ReportForm comment={comment} onSent={() => setForm('sent')} onCancel={() => setForm('given up')} />
      )}
      {!own && isMarked && form === 'sent' && (
        <p role="status" className="mt-3 text-sm">
          You have reported this comment.
        </p>
      )}
      {!own && isMarked && (form === 'unopened' || form === 'given up') && (
        <Button size="compact" className="mt-3" autoFocus={form === 'given up'} onClick={() => setForm('open')}>
          Report<span className="sr-only"> the comment by {comment.author.name}</span>
        </Button>
      )}
    </li>
  );
}
