import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Link, useNavigate } from 'react-router-dom';
import { openedState } from '../../dialog/dialog-address.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { type Problem, problemAt } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { notify } from '../../ui/notify.ts';
import { checkPassword } from '../account-checks.ts';
import { asAnyone } from '../session-requests.ts';
import { signInAddress } from '../sign-in-address.ts';
import { isMarked } from '../sign-in-mark.ts';
import { PASSWORD_CHANGED, PASSWORD_HINT } from '../words.ts';
import { answerProblems, isDeadLink } from './answer-problems.ts';
import type { FollowedFormProps } from './mailed-link.ts';
import { ResetPasswordDocument } from './recovery.generated.ts';
import { NOT_RESET, RESET_TITLE } from './words.ts';

/**
 * Has this browser know that its session is over, if it was one of the same account. The script about sessions is there
 * already where a user is signed in.
 */
async function endSession(client: ApolloClient): Promise<void> {
  const { sessionKeeperOf } = await import('../use-session.ts');
  await sessionKeeperOf(client).renew({ isQuiet: true });
}

/** Chooses a new password by the mailed link, and leads on to signing in with it. */
export function ResetPasswordForm({ token, onDead }: FollowedFormProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const send = async (values: FormData): Promise<Problem[]> => {
    const newPassword = String(values.get('newPassword'));
    const problems = checkPassword(newPassword, 'newPassword');
    if (problems.length > 0) return problems;
    const { data } = await client.mutate({
      mutation: ResetPasswordDocument,
      variables: { token, newPassword },
      ...asAnyone,
    });
    const answer = data?.resetPassword;
    if (isDeadLink(answer)) onDead();
    if (answer?.__typename !== 'MessagePayload') return answerProblems(answer, NOT_RESET);
    if (isMarked()) await endSession(client).catch(() => undefined);
    notify({ title: PASSWORD_CHANGED, text: 'All devices have been signed out. Sign in with it now.' });
    navigate({ pathname: '/account', search: signInAddress('') }, { replace: true });
    return [];
  };
  const { form, problems, isWorking, onSubmit } = useSubmission({ title: RESET_TITLE, failure: NOT_RESET, send });
  return (
    <div className="max-w-read">
      <ErrorSummary problems={problems} form={form} />
      <form ref={form} noValidate onSubmit={onSubmit} className={`space-y-6 ${problems.length > 0 ? 'mt-6' : ''}`}>
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          isWorking={isWorking}
          error={problemAt(problems, 'newPassword')}
        />
        <SubmitButton label="Change password" workingLabel="Changing password..." isWorking={isWorking} />
      </form>
      <p className="mt-6 text-sm">
        The link works once, within 1 hour.{' '}
        <Link to={{ search: signInAddress('', 'forgotten-password') }} state={openedState()}>
          Ask for a new link
        </Link>
      </p>
    </div>
  );
}
