import { useEffect } from 'react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import type { VendorDecision } from '../../generated/graph.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import type { VendorFactsFragment } from '../vendors.generated.ts';
import { useDecidingVendor } from './use-deciding-vendor.ts';

/** What is decided with words that the applicant reads. */
export type ReasonedDecision = Exclude<VendorDecision, 'APPROVED'>;

interface VendorDecisionFormProps {
  application: VendorFactsFragment;
  decision: ReasonedDecision;
  onDecided: () => void;
  onCancel: () => void;
}

const words = {
  CHANGES_REQUESTED: {
    label: 'What has to change',
    button: 'Ask for these changes',
    done: 'The applicant is asked for changes',
  },
  REFUSED: {
    label: 'Why it is not approved',
    button: 'Refuse and tell the applicant',
    done: 'The application is refused',
  },
} as const;

/** Asks for changes or refuses, in words that the applicant reads in an email and on the page of the application. */
export function VendorDecisionForm({ application, decision, onDecided, onCancel }: VendorDecisionFormProps) {
  const { label, button, done } = words[decision];
  const decide = useDecidingVendor(application);
  const send = async (values: FormData): Promise<Problem[]> => {
    const reason = String(values.get('reason') ?? '').trim();
    if (reason === '') return [{ field: 'reason', message: 'Enter what the applicant is told' }];
    const problems = await decide(decision, reason);
    if (problems.length === 0) {
      notify({ title: done, text: 'The applicant is told by email.' });
      onDecided();
    }
    return problems;
  };
  const submission = useSubmission({ title: label, failure: 'Nothing was changed', send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form]);
  return (
    <div className="mt-4">
      <CheckedForm submission={submission}>
        <TextAreaField
          label={label}
          hint="The applicant reads this"
          name="reason"
          rows={3}
          error={problemAt(problems, 'reason')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label={button} workingLabel="Sending..." isWorking={isWorking} />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}
