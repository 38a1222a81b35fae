import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CheckboxField } from '../forms/CheckboxField.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { type Problem, problemAt, problemsOf } from '../forms/problem.ts';
import { SavedDraftNote } from '../forms/SavedDraftNote.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { type DraftPlace, keepDraft } from '../forms/saved-drafts.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { checkEmail, checkPassword, checkProfile, profileOf, textOf } from './account-checks.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { ModeLink } from './ModeLink.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import type { SignInFormProps } from './SignInForm.tsx';
import { SignUpAdvice } from './SignUpAdvice.tsx';
import { asAnyone } from './session-requests.ts';
import { SignUpDocument } from './sessions.generated.ts';
import { TermsLabel } from './TermsLabel.tsx';
import { useShownTerms } from './use-shown-terms.ts';
import { CREATING_ACCOUNT, PASSWORD_HINT, SIGN_UP_FAILED, SIGN_UP_TITLE, TERMS_NOT_ACCEPTED } from './words.ts';

/** Not bound to an account: the person who fills it in has no account yet. */
const SIGN_UP_DRAFT: DraftPlace = { accountId: 'nobody', form: 'sign-up' };

/** Creates an account, and signs in. */
export function SignUpForm({ email, onSignedIn, onLeave }: SignInFormProps) {
  const client = useApolloClient();
  const termsVersion = useShownTerms();
  const send = async (values: FormData, element: HTMLFormElement): Promise<Problem[]> => {
    const problems = checkSignUp(values);
    if (problems.length > 0) return problems;
    const input = {
      email: textOf(values, 'email'),
      password: String(values.get('password')),
      ...profileOf(values),
      acceptTerms: true,
      ...(termsVersion !== undefined && { termsVersion }),
    };
    const { data } = await client.mutate({
      mutation: SignUpDocument,
      variables: { input },
      ...asAnyone,
    });
    if (data?.signUp.__typename !== 'SessionPayload') {
      const advice = <SignUpAdvice form={element} onLeave={onLeave} />;
      return problemsOf(data?.signUp, SIGN_UP_FAILED).map((problem) =>
        problem.message === SIGN_UP_FAILED ? { ...problem, advice } : problem,
      );
    }
    onSignedIn(data.signUp);
    return [];
  };
  const submission = useSubmission({
    title: SIGN_UP_TITLE,
    failure: SIGN_UP_FAILED,
    send,
    draft: SIGN_UP_DRAFT,
  });
  const { form, problems, isWorking, kept, forget } = submission;
  // A user who closes the form, or signs in instead, has given it up; a reload has not.
  useEffect(() => () => keepDraft(SIGN_UP_DRAFT, undefined), []);
  return (
    <>
      <CredentialsForm submission={submission} email={kept?.['email'] ?? email}>
        {kept && <SavedDraftNote onStartAgain={forget} />}
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          isWorking={isWorking}
          error={problemAt(problems, 'password')}
        />
        <ProfileFields key={kept ? 'kept' : 'anew'} problems={problems} kept={kept} />
        <CheckboxField name="acceptTerms" label={<TermsLabel />} error={problemAt(problems, 'acceptTerms')} />
        <SubmitButton label="Create Account" workingLabel={CREATING_ACCOUNT} isWorking={isWorking} className="w-full" />
      </CredentialsForm>
      <ModeLink form={form} question="Already have an account?" mode="signin" isOff={isWorking} onLeave={onLeave}>
        Sign in
      </ModeLink>
    </>
  );
}

function checkSignUp(values: FormData): Problem[] {
  return [
    ...checkEmail(textOf(values, 'email')),
    ...checkPassword(String(values.get('password'))),
    ...checkProfile(values),
    ...(values.has('acceptTerms') ? [] : [{ field: 'acceptTerms', message: TERMS_NOT_ACCEPTED }]),
  ];
}
