import { useApolloClient } from '@apollo/client/react';
import { returnFocus } from '../../dialog/return-focus.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { type Problem, problemAt, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { notify } from '../../ui/notify.ts';
import { checkPassword } from '../account-checks.ts';
import { forgetActivity } from '../activity/forget-activity.ts';
import { SetPasswordDocument } from '../own-account.generated.ts';
import { RecentSignIn } from '../providers/RecentSignIn.tsx';
import { useConnectedNames } from '../providers/use-connected-names.ts';
import { RestoredNote } from '../RestoredNote.tsx';
import { storedInCookie } from '../session-requests.ts';
import { useSessionKeeper } from '../use-session.ts';
import { PASSWORD_HINT, PASSWORD_NOT_SET, PASSWORD_SET } from '../words.ts';
import { useHeldPasswords } from './use-held-passwords.ts';

interface FirstPasswordFormProps {
  accountId: string;
  /** Tells password managers whose password it is. */
  email: string;
  /** Called when it is set; another form then replaces this one. */
  onChange: () => Promise<unknown>;
}

/** Sets the password of an account that was opened at Google or LinkedIn, which signs out every other device. */
export function FirstPasswordForm({ accountId, email, onChange }: FirstPasswordFormProps) {
  const client = useApolloClient();
  const keeper = useSessionKeeper();
  const providers = useConnectedNames();
  const send = async (values: FormData, element: HTMLFormElement): Promise<Problem[]> => {
    const newPassword = String(values.get('newPassword'));
    const problems = checkPassword(newPassword, 'newPassword');
    if (problems.length > 0) return problems;
    const { data } = await client.mutate({
      mutation: SetPasswordDocument,
      variables: { newPassword },
      ...storedInCookie,
    });
    const answer = data?.setPassword;
    if (answer?.__typename !== 'SessionPayload') return problemsOf(answer, PASSWORD_NOT_SET);
    keeper.begin(answer);
    element.reset();
    forget();
    notify({ title: PASSWORD_SET, text: 'All other devices have been signed out.' });
    await onChange();
    forgetActivity(client.cache);
    returnFocus('#password');
    return [];
  };
  const submission = useSubmission({ title: 'Your account', failure: PASSWORD_NOT_SET, send });
  const { form, problems, isWorking } = submission;
  const [isRestored, forget] = useHeldPasswords(form, { accountId, form: 'password' });
  return (
    <section aria-labelledby="password">
      <h3 id="password" className="text-h3">
        Set a password
      </h3>
      <p className="mt-2 mb-6 text-sm text-ink-2">
        {providers && `You sign in with ${providers}. `}With a password you can sign in by your email address, too.
        Setting one signs out all other devices.
      </p>
      <CheckedForm submission={submission}>
        {isRestored && <RestoredNote />}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          isWorking={isWorking}
          error={problemAt(problems, 'newPassword')}
        />
        <RecentSignIn section="password" />
        <SubmitButton
          label="Set password"
          workingLabel="Setting password..."
          isWorking={isWorking}
          variant="secondary"
        />
      </CheckedForm>
    </section>
  );
}
