import { useEffect } from 'react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import type { ReviewedEquipmentFragment } from './review.generated.ts';
import { useDeciding } from './use-deciding.ts';

interface DeclineFormProps {
  posting: ReviewedEquipmentFragment;
  onDecided: () => void;
  onCancel: () => void;
}

/** Declines a product for a reason, which its owner reads in an email and on the account page. */
export function DeclineForm({ posting, onDecided, onCancel }: DeclineFormProps) {
  const decide = useDeciding(posting);
  const send = async (values: FormData): Promise<Problem[]> => {
    const reason = String(values.get('reason') ?? '').trim();
    if (reason === '') return [{ field: 'reason', message: 'Enter a reason, which the owner reads' }];
    const problems = await decide('DECLINE', reason);
    if (problems.length === 0) {
      notify({ title: 'The product is declined', text: 'Its owner is told by email.' });
      onDecided();
    }
    return problems;
  };
  const submission = useSubmission({
    title: `Decline ${posting.item.name}`,
    failure: 'The product was not declined',
    send,
  });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form]);
  return (
    <div className="mt-4">
      <CheckedForm submission={submission}>
        <TextAreaField
          label="Why it is not listed"
          hint="The owner reads this. Say what has to change"
          name="reason"
          rows={3}
          error={problemAt(problems, 'reason')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Decline and tell the owner" workingLabel="Declining..." isWorking={isWorking} />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}
