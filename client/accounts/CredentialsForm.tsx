import type { ReactNode } from 'react';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import type { Submission } from '../forms/use-submission.ts';
import { SocialButtons } from './connect/SocialButtons.tsx';
import { EmailField } from './EmailField.tsx';
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
  return (
    <CheckedForm submission={submission}>
      <SocialButtons />
      <EmailField known={email} problems={submission.problems} />
      {children}
    </CheckedForm>
  );
}
