import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { type Problem, problemAt } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { TextField } from '../../ui/TextField.tsx';
import { checkEmail, textOf } from '../account-checks.ts';
import { keptInCookie } from '../session-requests.ts';
import { answerProblems } from './answer-problems.ts';
import {
  RequestEmailChangeDocument,
  type RequestEmailChangeMutation,
  type RequestEmailChangeMutationVariables,
} from './recovery.generated.ts';
import { Sent } from './Sent.tsx';
import { CHANGE_TITLE, NOT_ASKED } from './words.ts';

/** Asks for another address, which the account has once the link is used that is mailed there. */
export function ChangeEmailForm() {
  const client = useApolloClient();
  const [sent, setSent] = useState<string>();
  const send = async (values: FormData): Promise<Problem[]> => {
    const variables = { newEmail: textOf(values, 'newEmail'), password: String(values.get('password')) };
    const problems = checkEmail(variables.newEmail).map((problem) => ({ ...problem, field: 'newEmail' }));
    if (variables.password === '') problems.push({ field: 'password', message: 'Enter your password' });
    if (problems.length > 0) return problems;
    const { data } = await client.mutate<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>({
      mutation: RequestEmailChangeDocument,
      variables,
      ...keptInCookie,
    });
    const answer = data?.requestEmailChange;
    if (answer?.__typename !== 'MessagePayload') return answerProblems(answer, NOT_ASKED);
    setSent(answer.done);
    return [];
  };
  const { form, problems, isWorking, onSubmit } = useSubmission({ title: 'Your account', failure: NOT_ASKED, send });
  const at = (field: string) => problemAt(problems, field);
  return (
    <section aria-labelledby="change-email">
      <h2 id="change-email" className="mb-6 text-h2">
        {CHANGE_TITLE}
      </h2>
      <ErrorSummary problems={problems} form={form} />
      {sent ? (
        <Sent>{sent}</Sent>
      ) : (
        <form ref={form} noValidate onSubmit={onSubmit} className={`space-y-6 ${problems.length > 0 ? 'mt-6' : ''}`}>
          <TextField label="New email address" name="newEmail" type="email" autoComplete="off" error={at('newEmail')} />
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            isWorking={isWorking}
            error={at('password')}
          />
          <SubmitButton label="Change email address" workingLabel="Sending..." isWorking={isWorking} />
        </form>
      )}
    </section>
  );
}
