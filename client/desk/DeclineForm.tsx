import { useEffect } from 'react';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { type Problem, problemAt } from '../forms/problem.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/notify.ts';
import { TextAreaField } from '../ui/TextAreaField.tsx';

interface DeclineFormProps {
  /** Above the problems: "Decline the request". */
  title: string;
  /** Title of the message after a failure. */
  failure: string;
  /** Shown when it is declined. */
  declined: { title: string; text?: string };
  label?: string;
  hint: string;
  submitLabel: string;
  /** Below the heading of the page or of the item. */
  headingLevel?: 'h2' | 'h3';
  /** Sends the reason; what is wrong, or nothing. */
  decline: (reason: string) => Promise<Problem[]>;
  onDeclined: () => void;
  onCancel: () => void;
}

/** Asks an operator for the reason of a refusal and sends it. The reason has the focus at first. */
export function DeclineForm(props: DeclineFormProps) {
  const { title, failure, declined, label = 'Reason', hint, submitLabel, headingLevel = 'h3' } = props;
  const send = async (values: FormData): Promise<Problem[]> => {
    const problems = await props.decline(String(values.get('reason') ?? ''));
    if (problems.length === 0) {
      notify(declined);
      props.onDeclined();
    }
    return problems;
  };
  const submission = useSubmission({ title, failure, send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form]);
  return (
    <div className="mt-4 max-w-lead">
      <CheckedForm submission={submission} headingLevel={headingLevel}>
        <TextAreaField label={label} hint={hint} name="reason" rows={3} error={problemAt(problems, 'reason')} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label={submitLabel} workingLabel="Declining..." isWorking={isWorking} />
          <Button onClick={props.onCancel}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}
