import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { type Problem, problemAt } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { TextField } from '../../ui/TextField.tsx';
import { checkEmail, textOf } from '../account-checks.ts';
import { ModeLink } from '../ModeLink.tsx';
import type { SignInFormProps } from '../SignInForm.tsx';
import { asAnyone } from '../session-requests.ts';
import { useFirstFieldFocus } from '../use-first-field-focus.ts';
import { answerProblems } from './answer-problems.ts';
import { RequestPasswordResetDocument } from './recovery.generated.ts';
import { Sent } from './Sent.tsx';
import { FORGOTTEN_TITLE, NOT_SENT } from './words.ts';

/** Asks for the link to a new password. */
export function ForgottenPasswordForm({ email, onLeave }: Pick<SignInFormProps, 'email' | 'onLeave'>) {
  const client = useApolloClient();
  const [sent, setSent] = useState<string>();
  const send = async (values: FormData): Promise<Problem[]> => {
    const variables = { email: textOf(values, 'email') };
    const problems = checkEmail(variables.email);
    if (problems.length > 0) return problems;
    const { data } = await client.mutate({
      mutation: RequestPasswordResetDocument,
      variables,
      ...asAnyone,
    });
    const answer = data?.requestPasswordReset;
    if (answer?.__typename !== 'MessagePayload') return answerProblems(answer, NOT_SENT);
    setSent(answer.done);
    return [];
  };
  const { form, problems, isWorking, onSubmit } = useSubmission({ title: FORGOTTEN_TITLE, failure: NOT_SENT, send });
  useFirstFieldFocus(form);
  if (sent) return <Sent>{sent} It is good for 1 hour. Look in your spam folder, too.</Sent>;
  return (
    <>
      <ErrorSummary problems={problems} form={form} />
      <form ref={form} noValidate onSubmit={onSubmit} className={`space-y-6 ${problems.length > 0 ? 'mt-6' : ''}`}>
        <TextField
          label="Email address"
          hint="We will send you a link to choose a new password."
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
          error={problemAt(problems, 'email')}
        />
        <SubmitButton label="Send the link" workingLabel="Sending..." isWorking={isWorking} className="w-full" />
      </form>
      <ModeLink form={form} question="You know it after all?" mode="signin" isOff={isWorking} onLeave={onLeave}>
        Sign in
      </ModeLink>
    </>
  );
}
