import { useApolloClient } from '@apollo/client/react';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { type Problem, problemsOf } from '../forms/problem.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { notify } from '../ui/notify.ts';
import { checkProfile, profileOf } from './account-checks.ts';
import {
  type OwnProfileFragment,
  UpdateProfileDocument,
  type UpdateProfileMutation,
  type UpdateProfileMutationVariables,
} from './own-account.generated.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { useSessionKeeper } from './use-session.ts';
import { PROFILE_NOT_SAVED, PROFILE_SAVED, VERIFIED_AGAIN, VERIFIED_WITHIN } from './words.ts';

/** Changes what somebody tells about themselves. */
export function ProfileForm({ account }: { account: OwnProfileFragment }) {
  const client = useApolloClient();
  const keeper = useSessionKeeper();
  const send = async (values: FormData): Promise<Problem[]> => {
    const problems = checkProfile(values);
    if (problems.length > 0) return problems;
    const { role, ...others } = profileOf(values);
    const { data } = await client.mutate<UpdateProfileMutation, UpdateProfileMutationVariables>({
      mutation: UpdateProfileDocument,
      // A role that was never named is not one to choose.
      variables: { input: role === account.role ? others : { ...others, role } },
    });
    const answer = data?.updateProfile;
    if (answer?.__typename !== 'UpdateProfilePayload') {
      const refused = problemsOf(answer, PROFILE_NOT_SAVED);
      // Where nobody is signed in any more, the form is gone before it could say so.
      if (answer?.__typename === 'NotSignedInError') notify({ title: answer.message, tone: 'error' });
      return refused;
    }
    const { id, firstName, lastName, access } = answer.user;
    keeper.rename({ id, firstName, lastName, access });
    const isAskedAnew = account.access === 'VERIFIED' && access === 'MEMBER';
    notify({ title: PROFILE_SAVED, ...(isAskedAnew && { text: `${VERIFIED_AGAIN} ${VERIFIED_WITHIN}` }) });
    return [];
  };
  const submission = useSubmission({
    title: 'Your account',
    failure: PROFILE_NOT_SAVED,
    send,
  });
  const { problems, isWorking } = submission;
  return (
    <section aria-labelledby="profile">
      <h2 id="profile" className="mb-6 text-h2">
        Your profile
      </h2>
      <CheckedForm submission={submission}>
        <ProfileFields problems={problems} known={account} />
        <SubmitButton label="Save profile" workingLabel="Saving profile..." isWorking={isWorking} />
      </CheckedForm>
    </section>
  );
}
