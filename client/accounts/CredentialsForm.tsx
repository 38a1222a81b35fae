import { type ReactNode, useState } from 'react';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import type { Submission } from '../forms/use-submission.ts';
import { EmailField } from './email/EmailField.tsx';
import { SocialButtons } from './providers/SocialButtons.tsx';
import { useFirstFieldFocus } from './use-first-field-focus.ts';

interface CredentialsFormProps {
  submission: Submission;
  /** What was typed in the other mode. */
  email: string;
  children: ReactNode;
}

/** How signing in and signing up begin: the ways without a password, and the address. */
export function CredentialsForm({ submission, email, children }: CredentialsFormProps) {
  useFirstFieldFocus(submission.form);
  const [failure, setFailure] = useState('');
  const attempt: Submission = {
    ...submission,
    onSubmit: (event) => {
      // The message about a provider belongs to an earlier attempt.
      setFailure('');
      submission.onSubmit(event);
    },
  };
  return (
    <CheckedForm submission={attempt}>
      <SocialButtons failure={failure} onFailure={setFailure} />
      <EmailField key={email} known={email} problems={submission.problems} />
      {children}
    </CheckedForm>
  );
}
