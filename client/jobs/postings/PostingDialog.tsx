import { useCallback, useRef, useState } from 'react';
import type { SignInReason } from '../../accounts/sign-in-reason.ts';
import { useSignInFirst } from '../../accounts/use-sign-in-first.ts';
import { useClose } from '../../dialog/use-close.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { lowerFirst } from '../../lists/lower-first.ts';
import { withoutForm } from '../job-form.ts';
import { DRAFT } from './drafts/draft-values.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { Posting } from './Posting.tsx';
import { FROM, type PostingTask } from './posting-address.ts';
import type { OnUnsent } from './use-draft.ts';
import { CHANGE_JOB, CLOSE_JOB, DUPLICATE_JOB, POST_A_JOB } from './words.ts';

/** Where the focus goes when what had it is gone; the heading of the page if there is none. */
const OPENERS = '[data-post-job]';

interface PostingDialogProps {
  task: PostingTask;
  id: string | null;
}

/** Writes, changes or closes a post over the page, once a user is signed in. */
export function PostingDialog({ task, id }: PostingDialogProps) {
  const leave = useClose(OPENERS, withoutPosting);
  return useSignInFirst(reasonFor(task, id), leave) && <OpenPosting task={task} id={id} leave={leave} />;
}

/** What was filled in is not thrown away without a question. */
function OpenPosting({ task, id, leave }: PostingDialogProps & { leave: () => void }) {
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
      size={task === 'close' ? 'normal' : 'wide'}
      hasInput={discard !== undefined}
      onClose={onClose}
    >
      {isLeaving && <LeaveQuestion onStay={stay} onLeave={giveUp} />}
      <div hidden={isLeaving}>
        <Posting task={task} id={id} onUnsent={onUnsent} onDone={leave} />
      </div>
    </FormDialog>
  );
}

function reasonFor(task: PostingTask, id: string | null): SignInReason {
  return {
    title: `Sign in to ${lowerFirst(titleOf(task, id))}`,
    text: id
      ? 'Jobs are changed, duplicated and closed by the account that advertised them.'
      : 'Jobs are advertised from a verified account, under the name of its organisation.',
  };
}

function titleOf(task: PostingTask, id: string | null): string {
  if (task === 'close') return CLOSE_JOB;
  if (task === 'copy') return DUPLICATE_JOB;
  return id ? CHANGE_JOB : POST_A_JOB;
}

/** The query of the same page without the form and its initial values. */
function withoutPosting(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(DRAFT);
  params.delete(FROM);
  return withoutForm(`?${params}`);
}
