import { useEffect, useRef, useState } from 'react';
import { forgetActivity } from '../../accounts/activity/forget-activity.ts';
import { problemOf } from '../../forms/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { useWithdrawCommentMutation } from './discussion.generated.ts';
import { NOT_WITHDRAWN, WITHDRAWN } from './words.ts';

interface WithdrawQuestionProps {
  id: string;
  onWithdrawn: () => void;
  onCancel: () => void;
}

/** Asks whether a comment is to be withdrawn, as that cannot be undone. */
export function WithdrawQuestion({ id, onWithdrawn, onCancel }: WithdrawQuestionProps) {
  const question = useRef<HTMLParagraphElement>(null);
  const [isWorking, setWorking] = useState(false);
  const [withdraw] = useWithdrawCommentMutation({ update: forgetActivity });
  useEffect(() => question.current?.focus(), []);
  const answerYes = async () => {
    if (isWorking) return;
    setWorking(true);
    const answer = await withdraw({ variables: { id } }).then(
      ({ data }) => data?.withdrawArticleComment,
      (error: unknown) => ({ __typename: 'Failure' as const, ...problemOf(error, '') }),
    );
    if (answer?.__typename === 'WithdrawArticleCommentPayload') {
      notify(WITHDRAWN);
      onWithdrawn();
      return;
    }
    setWorking(false);
    notify({ title: NOT_WITHDRAWN, text: answer?.message ?? '', tone: 'error' });
    onCancel();
  };
  return (
    <div className="mt-4 border-l-[6px] border-amber bg-amber-tint p-5">
      <p ref={question} tabIndex={-1} className="text-sm font-bold outline-none">
        Withdraw your comment?
      </p>
      <p className="mt-1 text-sm">It is deleted, and nothing of it is kept.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="compact" aria-disabled={isWorking} onClick={() => void answerYes()}>
          {isWorking ? 'Withdrawing...' : 'Yes, withdraw it'}
        </Button>
        <Button size="compact" aria-disabled={isWorking} onClick={() => !isWorking && onCancel()}>
          No, keep it
        </Button>
      </div>
    </div>
  );
}
