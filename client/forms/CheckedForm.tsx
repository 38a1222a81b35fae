import type { ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { Submission } from './use-submission.ts';

/** A form that says above its fields what is wrong with them. Browsers leave the checking to it. */
export function CheckedForm({ submission, children }: { submission: Submission; children: ReactNode }) {
  const { form, problems, onSubmit } = submission;
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="space-y-6">
      <ErrorSummary problems={problems} form={form} />
      {children}
    </form>
  );
}
