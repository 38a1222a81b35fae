import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { DecideTierRequestDocument } from './tier-desk.generated.ts';
import { NOT_DECIDED } from './words.ts';

interface DeclineTierFormProps {
  id: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Declines a request for a tier, and says why. */
export function DeclineTierForm({ id, onDone, onCancel }: DeclineTierFormProps) {
  const client = useApolloClient();
  const send = async (values: FormData): Promise<Problem[]> => {
    const variables = { id, approved: false, reason: String(values.get('reason') ?? '') };
    const { data } = await client.mutate({ mutation: DecideTierRequestDocument, variables });
    const answer = data?.answer;
    if (answer?.__typename !== 'DeskTierRequestPayload') return problemsOf(answer, NOT_DECIDED);
    notify({ title: 'The request is declined' });
    onDone();
    return [];
  };
  const submission = useSubmission({ title: 'Decline the request', failure: NOT_DECIDED, send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form]);
  return (
    <div className="mt-4 max-w-lead">
      <CheckedForm submission={submission} headingLevel="h3">
        <TextAreaField
          label="Reason"
          hint="10 to 500 characters. The partner is sent it by email, and it stays in the audit log. Do not name anyone else"
          name="reason"
          rows={3}
          error={problemAt(problems, 'reason')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Decline the request" workingLabel="Declining..." isWorking={isWorking} />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}
