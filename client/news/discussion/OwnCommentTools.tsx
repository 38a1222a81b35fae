import { useState } from 'react';
import { useNow } from '../../apollo/now.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatTime } from '../../ui/moments.ts';
import type { OwnCommentFragment } from './discussion.generated.ts';
import { EditForm } from './EditForm.tsx';
import { WithdrawQuestion } from './WithdrawQuestion.tsx';

interface OwnCommentToolsProps {
  own: OwnCommentFragment;
  onChanged: () => void;
}

/** What authors can do with a comment of theirs. */
export function OwnCommentTools({ own, onChanged }: OwnCommentToolsProps) {
  const now = useNow();
  const [open, setOpen] = useState<'nothing' | 'edit' | 'withdraw'>('nothing');
  const [closed, setClosed] = useState<'edit' | 'withdraw'>();
  const until = own.editableUntil && new Date(own.editableUntil);
  const isEditable = until && now < until;
  const close = () => {
    if (open !== 'nothing') setClosed(open);
    setOpen('nothing');
  };
  if (open === 'edit') return <EditForm own={own} onChanged={onChanged} onCancel={close} />;
  if (open === 'withdraw') return <WithdrawQuestion id={own.id} onWithdrawn={onChanged} onCancel={close} />;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      {isEditable && (
        <Button size="compact" autoFocus={closed === 'edit'} onClick={() => setOpen('edit')}>
          Edit<span className="sr-only"> your comment</span>
        </Button>
      )}
      <Button size="compact" autoFocus={closed === 'withdraw'} onClick={() => setOpen('withdraw')}>
        Withdraw<span className="sr-only"> your comment</span>
      </Button>
      {isEditable && <p className="num text-xs text-ink-2">You can edit it until {formatTime(until)}</p>}
    </div>
  );
}
