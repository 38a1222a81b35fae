import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { type Problem, problemAt } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { TextField } from '../../ui/TextField.tsx';
import { checkEmail, textOf } from '../account-checks.ts';
import { useHeldPasswords } from '../passwords/use-held-passwords.ts';
import { Reauthentication } from '../providers/Reauthentication.tsx';
import { RestoredNote } from '../RestoredNote.tsx';
import { storedInCookie } from '../session-requests.ts';
import { useSavedValues } from '../use-saved-values.ts';
import { answerProblems } from './answer-problems.ts';
import { RequestEmailChangeDocument } from './recovery.generated.ts';
import { Sent } from './Sent.tsx';
import { CHANGE_TITLE, NOT_ASKED } from './words.ts';

interface ChangeEmailFormProps {
  accountId: string;
  asksPassword: boolean;
}

/** What the form begins with. */
const known = { newEmail: '' };

/** Asks for another address, which the account has once the link is used that is mailed there. */
export function ChangeEmailForm({ accountId, asksPassword }: ChangeEmailFormProps) {
  const client = useApolloClient();
  const [sent, setSent] = useState<string>();
  const send = async (values: FormData): Promise<Problem[]> => {
    const password = asksPassword ? String(values.get('password')) : null;
    const variables = { newEmail: textOf(values, 'newEmail'), password };
    const problems = checkEmail(variables.newEmail).map((problem) => ({ ...problem, field: 'newEmail' }));
    if (password === '') problems.push({ field: 'password', message: 'Enter your password' });
    if (problems.length > 0) return problems;
    const { data } = await client.mutate({
      mutation: RequestEmailChangeDocument,
      variables,
      ...storedInCookie,
    });
    const answer = data?.requestEmailChange;
    if (answer?.__typename !== 'MessagePayload') return answerProblems(answer, NOT_ASKED);
    address.forget();
    setSent(answer.done);
    return [];
  };
  const { form, problems, isWorking, onSubmit } = useSubmission({ title: 'Your account', failure: NOT_ASKED, send });
  const place = { accountId, form: 'email' };
  const address = useSavedValues(form, place, known);
  const [hasPassword] = useHeldPasswords(form, place);
  return (
    <section aria-labelledby="change-email">
      <h3 id="change-email" tabIndex={-1} className="mb-6 text-h3">
        {CHANGE_TITLE}
      </h3>
      <ErrorSummary problems={problems} form={form} />
      {sent ? (
        <Sent>{sent}</Sent>
      ) : (
        <form ref={form} noValidate onSubmit={onSubmit} className={`space-y-6 ${problems.length > 0 ? 'mt-6' : ''}`}>
          {(address.isRestored || hasPassword) && <RestoredNote />}
          <TextField
            label="New email address"
            name="newEmail"
            type="email"
            autoComplete="off"
            defaultValue={address.kept?.['newEmail'] ?? ''}
            error={problemAt(problems, 'newEmail')}
          />
          <Reauthentication
            asksPassword={asksPassword}
            isWorking={isWorking}
            problems={problems}
            section="change-email"
          />
          <SubmitButton
            label="Change email address"
            workingLabel="Sending..."
            isWorking={isWorking}
            variant="secondary"
          />
        </form>
      )}
    </section>
  );
}
