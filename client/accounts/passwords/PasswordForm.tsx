import { useApolloClient } from '@apollo/client/react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { type Problem, problemAt, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { notify } from '../../ui/notify.ts';
import { checkPassword } from '../account-checks.ts';
import { forgetActivity } from '../activity/forget-activity.ts';
import { ChangePasswordDocument } from '../own-account.generated.ts';
import { useConnectedNames } from '../providers/use-connected-names.ts';
import { stillSignsIn } from '../providers/words.ts';
import { RestoredNote } from '../RestoredNote.tsx';
import { storedInCookie } from '../session-requests.ts';
import { useSessionKeeper } from '../use-session.ts';
import { PASSWORD_CHANGED, PASSWORD_HINT, PASSWORD_NOT_CHANGED } from '../words.ts';
import { useHeldPasswords } from './use-held-passwords.ts';

interface PasswordFormProps {
  accountId: string;
  /** Tells password managers whose password it is. */
  email: string;
  /** Is called when it is changed. */
  onChange: () => void;
}

/** Changes the password, which signs out every other device. */
export function PasswordForm({ accountId, email, onChange }: PasswordFormProps) {
  const client = useApolloClient();
  const keeper = useSessionKeeper();
  const providers = useConnectedNames();
  const send = async (values: FormData, element: HTMLFormElement): Promise<Problem[]> => {
    const variables = {
      currentPassword: String(values.get('currentPassword')),
      newPassword: String(values.get('newPassword')),
    };
    const problems = checkPassword(variables.newPassword, 'newPassword');
    if (variables.currentPassword === '') {
      problems.unshift({ field: 'currentPassword', message: 'Enter your current password' });
    }
    if (problems.length > 0) return problems;
    const { data } = await client.mutate({
      mutation: ChangePasswordDocument,
      variables,
      ...storedInCookie,
    });
    const answer = data?.changePassword;
    if (answer?.__typename !== 'SessionPayload') return problemsOf(answer, PASSWORD_NOT_CHANGED);
    keeper.begin(answer);
    element.reset();
    forget();
    notify({ title: PASSWORD_CHANGED, text: 'All other devices have been signed out.' });
    onChange();
    forgetActivity(client.cache);
    return [];
  };
  const submission = useSubmission({
    title: 'Your account',
    failure: PASSWORD_NOT_CHANGED,
    send,
  });
  const { form, problems, isWorking } = submission;
  const [isRestored, forget] = useHeldPasswords(form, { accountId, form: 'password' });
  return (
    <section aria-labelledby="password">
      <h3 id="password" tabIndex={-1} className="text-h3">
        Change your password
      </h3>
      <p className="mt-2 mb-6 text-sm text-ink-2">
        This signs out all other devices.
        {providers && ` ${stillSignsIn(providers)}`}
      </p>
      <CheckedForm submission={submission}>
        {isRestored && <RestoredNote />}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          isWorking={isWorking}
          error={problemAt(problems, 'currentPassword')}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          isWorking={isWorking}
          error={problemAt(problems, 'newPassword')}
        />
        <SubmitButton
          label="Change password"
          workingLabel="Changing password..."
          isWorking={isWorking}
          variant="secondary"
        />
      </CheckedForm>
    </section>
  );
}
