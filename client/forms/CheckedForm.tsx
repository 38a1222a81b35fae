import type { ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { Submission } from './use-submission.ts';

interface CheckedFormProps {
  submission: Submission;
  /** Of the summary of its problems; h3 without it. */
  headingLevel?: 'h2' | 'h3';
  children: ReactNode;
}

/** A form with a summary of problems above its fields. The browser's own validation is off. */
export function CheckedForm({ submission, headingLevel, children }: CheckedFormProps) {
  const { form, problems, onSubmit } = submission;
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="space-y-6">
      <ErrorSummary problems={problems} form={form} headingLevel={headingLevel} />
      {children}
    </form>
  );
}
