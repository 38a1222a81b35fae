import { useCallback, useRef, useState } from 'react';
import { useMark } from '../../accounts/sign-in-mark.ts';
import { useClose } from '../../dialog/use-close.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { withoutForm } from '../job-form.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { Posting } from './Posting.tsx';
import type { PostingTask } from './posting-address.ts';
import { SignInFirst } from './SignInFirst.tsx';
import type { OnUnsent } from './use-draft.ts';
import { CHANGE_JOB, CLOSE_JOB, POST_A_JOB } from './words.ts';

/** Where the focus goes when what had it is gone. */
const OPENERS = '[data-post-job], h1';

/** Writes, changes or closes a post over the page. What was filled in is not thrown away without a question. */
export function PostingDialog({ task, id }: { task: PostingTask; id: string | null }) {
  const isMarked = useMark();
  const leave = useClose(OPENERS, withoutForm);
  const [discard, setDiscard] = useState<() => void>();
  const [isLeaving, setLeaving] = useState(false);
  const focused = useRef<Element | null>(null);
  const onUnsent = useCallback<OnUnsent>((next) => setDiscard(() => next), []);
  const giveUp = () => {
    discard?.();
    leave();
  };
  const stay = () => {
    setLeaving(false);
    // The form is shown again first.
    requestAnimationFrame(() => focused.current instanceof HTMLElement && focused.current.focus());
  };
  const onClose = () => {
    if (isLeaving) return stay();
    if (!discard) return leave();
    focused.current = document.activeElement;
    setLeaving(true);
  };
  return (
    <FormDialog
      title={titleOf(task, id)}
      size={task === 'job' && isMarked ? 'wide' : 'normal'}
      hasInput={isMarked ? discard !== undefined : undefined}
      onClose={onClose}
    >
      {isLeaving && <LeaveQuestion onStay={stay} onLeave={giveUp} />}
      <div hidden={isLeaving}>
        {isMarked ? <Posting task={task} id={id} onUnsent={onUnsent} onDone={leave} /> : <SignInFirst />}
      </div>
    </FormDialog>
  );
}

function titleOf(task: PostingTask, id: string | null): string {
  if (task === 'close') return CLOSE_JOB;
  return id ? CHANGE_JOB : POST_A_JOB;
}
