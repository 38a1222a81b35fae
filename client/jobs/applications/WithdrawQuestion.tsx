import { useEffect, useRef, useState } from 'react';
import { forgetActivity } from '../../accounts/activity/forget-activity.ts';
import { problemOf } from '../../forms/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { useWithdrawApplicationMutation } from './job-applications.generated.ts';
import { NOT_WITHDRAWN, WITHDRAWN } from './words.ts';

interface WithdrawQuestionProps {
  id: string;
  title: string;
  /** It is answered, one way or the other. */
  onEnd: () => void;
}

/** Asks whether an application is to be withdrawn, as that cannot be undone. */
export function WithdrawQuestion({ id, title, onEnd }: WithdrawQuestionProps) {
  const question = useRef<HTMLParagraphElement>(null);
  const [isWorking, setWorking] = useState(false);
  const [withdraw] = useWithdrawApplicationMutation({
    update: forgetActivity,
  });
  useEffect(() => question.current?.focus(), []);
  const answerYes = async () => {
    if (isWorking) return;
    setWorking(true);
    const answer = await withdraw({ variables: { id } }).then(
      ({ data }) => data?.withdrawApplication,
      (error: unknown) => ({ __typename: 'Failure' as const, ...problemOf(error, '') }),
    );
    setWorking(false);
    if (answer?.__typename === 'JobApplicationPayload') notify({ title: WITHDRAWN });
    else notify({ title: NOT_WITHDRAWN, text: answer?.message ?? '', tone: 'error' });
    onEnd();
  };
  return (
    <div className="mt-4 border-l-[6px] border-amber bg-amber-tint p-5">
      <p ref={question} tabIndex={-1} className="text-sm font-bold break-words outline-none">
        Withdraw your application for {title}?
      </p>
      <p className="mt-1 text-sm">
        What you wrote and who you are is deleted from it. The employer only sees that it was withdrawn, and you cannot
        apply for this job again.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="compact" aria-disabled={isWorking} onClick={() => void answerYes()}>
          {isWorking ? 'Withdrawing...' : 'Yes, withdraw it'}
        </Button>
        <Button size="compact" aria-disabled={isWorking} onClick={() => !isWorking && onEnd()}>
          No, keep it
        </Button>
      </div>
    </div>
  );
}
