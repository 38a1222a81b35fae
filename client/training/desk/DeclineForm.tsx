import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemOf, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { DecideCertificationDocument } from './training-desk.generated.ts';
import { NOT_DECIDED } from './words.ts';

interface DeclineFormProps {
  id: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Declines an application for a certification, and says why. */
export function DeclineForm({ id, onDone, onCancel }: DeclineFormProps) {
  const client = useApolloClient();
  const send = async (values: FormData): Promise<Problem[]> => {
    const variables = { id, accepted: false, reason: String(values.get('reason') ?? '') };
    try {
      const { data } = await client.mutate({ mutation: DecideCertificationDocument, variables });
      const answer = data?.decideCertification;
      if (answer?.__typename !== 'DeskEnrolmentPayload') return problemsOf(answer, NOT_DECIDED);
      notify({ title: 'The application is declined' });
      onDone();
      return [];
    } catch (error) {
      return [problemOf(error, NOT_DECIDED)];
    }
  };
  const submission = useSubmission({ title: 'Decline the application', failure: NOT_DECIDED, send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form]);
  return (
    <div className="mt-4 max-w-lead">
      <CheckedForm submission={submission} headingLevel="h3">
        <TextAreaField
          label="Reason"
          hint="10 to 500 characters. The applicant is sent it by email, and it stays in the audit log. Do not name anyone else"
          name="reason"
          rows={3}
          error={problemAt(problems, 'reason')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Decline the application" workingLabel="Declining..." isWorking={isWorking} />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}
