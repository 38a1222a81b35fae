import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { textOf } from '../../../accounts/account-checks.ts';
import { CheckedForm } from '../../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../../../forms/problem.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notify.ts';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { type DeskOrderFragment, EndBulkOrderDocument } from './desk.generated.ts';
import { NOT_CLOSED } from './words.ts';

interface CloseFormProps {
  deskOrder: DeskOrderFragment;
  onClosed: () => void;
  onCancel: () => void;
}

/** Closes an order for a reason, which its buyer reads. */
export function CloseForm({ deskOrder: { id, order }, onClosed, onCancel }: CloseFormProps) {
  const client = useApolloClient();
  const send = async (values: FormData): Promise<readonly Problem[]> => {
    const variables = { id, reason: textOf(values, 'reason') };
    if (variables.reason === '') return [{ field: 'reason', message: 'Enter a reason, which the buyer reads' }];
    const { data } = await client.mutate({ mutation: EndBulkOrderDocument, variables });
    const answer = data?.endBulkOrder;
    if (answer?.__typename !== 'DeskBulkOrderPayload') return problemsOf(answer, NOT_CLOSED);
    notify({ title: 'The order is closed', text: 'The buyer is told by email.' });
    onClosed();
    return [];
  };
  const submission = useSubmission({ title: `Close ${order.reference}`, failure: NOT_CLOSED, send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form]);
  return (
    <div className="mt-4 max-w-read">
      <CheckedForm submission={submission} headingLevel="h3">
        <TextAreaField
          label="Why the order is closed"
          hint="The buyer reads this. You cannot open the order again"
          name="reason"
          rows={4}
          error={problemAt(problems, 'reason')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Close order" workingLabel="Closing..." isWorking={isWorking} />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}
