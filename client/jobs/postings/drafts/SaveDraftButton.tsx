import { useState } from 'react';
import { type Problem, problemOf } from '../../../forms/problem.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notify.ts';
import { DRAFT_NOT_SAVED } from './use-saved-draft.ts';

interface SaveDraftButtonProps {
  onSave: () => Promise<readonly Problem[]>;
}

/** Saves the values of a post as a draft. */
export function SaveDraftButton({ onSave }: SaveDraftButtonProps) {
  const [isWorking, setWorking] = useState(false);
  const save = async () => {
    if (isWorking) return;
    setWorking(true);
    const [problem] = await onSave().catch((error: unknown) => [problemOf(error, DRAFT_NOT_SAVED)]);
    if (!problem) {
      notify({ title: 'Draft saved', text: "You find it on your account page under 'Your posts'." });
      return;
    }
    setWorking(false);
    notify({ title: DRAFT_NOT_SAVED, text: problem.message, tone: 'error' });
  };
  return (
    <div>
      <Button aria-disabled={isWorking} onClick={() => void save()}>
        {isWorking ? 'Saving...' : 'Save draft and close'}
      </Button>
      <p className="mt-2 text-xs text-ink-2">
        A draft may have gaps. You and colleagues who publish for your organisation see it. We delete it 180 days after
        its last change.
      </p>
    </div>
  );
}
