import { useEffect } from 'react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import type { WaitingCommentFragment } from './moderation.generated.ts';
import { useModerating } from './use-moderating.ts';

interface RemoveFormProps {
  comment: WaitingCommentFragment;
  onDecided: () => void;
  onCancel: () => void;
}

/** Removes a comment for a reason, which its author reads in an email and below the article. */
export function RemoveForm({ comment, onDecided, onCancel }: RemoveFormProps) {
  const decide = useModerating(comment);
  const send = async (values: FormData): Promise<Problem[]> => {
    const reason = String(values.get('reason') ?? '').trim();
    if (reason === '') return [{ field: 'reason', message: 'Enter a reason, which the author reads' }];
    const problems = await decide('REMOVE', reason);
    if (problems.length === 0) {
      notify({ title: 'The comment is removed', text: 'Its author is told by email.' });
      onDecided();
    }
    return problems;
  };
  const submission = useSubmission({ title: 'Remove a comment', failure: 'The comment was not removed', send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form]);
  return (
    <div className="mt-4">
      <CheckedForm submission={submission}>
        <TextAreaField
          label="Why it is removed"
          hint="The author reads this"
          name="reason"
          rows={3}
          error={problemAt(problems, 'reason')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Remove and tell the author" workingLabel="Removing..." isWorking={isWorking} />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}
