import { useApolloClient } from '@apollo/client/react';
import { PasswordField } from '../forms/PasswordField.tsx';
import { type Problem, problemAt, problemsOf } from '../forms/problem.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { checkEmail, checkPassword, textOf } from './account-checks.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { FORGOTTEN_TITLE } from './email/words.ts';
import { ModeLink } from './ModeLink.tsx';
import { asAnyone } from './session-requests.ts';
import { type BegunSessionFragment, SignInDocument } from './sessions.generated.ts';
import { PASSWORD_USED_UP, SIGN_IN_FAILED, SIGN_IN_TITLE, SIGNING_IN } from './words.ts';

/** The props of both forms of the dialog. */
export interface SignInFormProps {
  /** The address that was typed in the other mode. */
  email: string;
  /** The text, if any, is shown in the notice. */
  onSignedIn: (session: BegunSessionFragment, text?: string) => void;
  onLeave: (email: string) => void;
}

/** Signs in with an e-mail address and a password. */
export function SignInForm({ email, onSignedIn, onLeave }: SignInFormProps) {
  const client = useApolloClient();
  const send = async (values: FormData): Promise<Problem[]> => {
    const variables = { email: textOf(values, 'email'), password: String(values.get('password')) };
    const problems = [...checkEmail(variables.email), ...checkPassword(variables.password)];
    if (problems.length > 0) return problems;
    const { data } = await client.mutate({
      mutation: SignInDocument,
      variables,
      ...asAnyone,
    });
    if (data?.signIn.__typename !== 'SessionPayload') return problemsOf(data?.signIn, SIGN_IN_FAILED);
    // An account without a password after a sign-in by one had a one-time password: the first operator.
    onSignedIn(data.signIn, data.signIn.user.deletion.asksPassword ? undefined : PASSWORD_USED_UP);
    return [];
  };
  const submission = useSubmission({
    title: SIGN_IN_TITLE,
    failure: SIGN_IN_FAILED,
    send,
  });
  const { form, problems, isWorking } = submission;
  return (
    <>
      <CredentialsForm submission={submission} email={email}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          isWorking={isWorking}
          error={problemAt(problems, 'password')}
        />
        <SubmitButton label="Sign In" workingLabel={SIGNING_IN} isWorking={isWorking} className="w-full" />
      </CredentialsForm>
      <ModeLink form={form} question="" mode="forgotten-password" isOff={isWorking} onLeave={onLeave}>
        {FORGOTTEN_TITLE}
      </ModeLink>
      <ModeLink form={form} question={`New to ${__PRODUCT_NAME__}?`} mode="signup" isOff={isWorking} onLeave={onLeave}>
        Create an account
      </ModeLink>
    </>
  );
}
