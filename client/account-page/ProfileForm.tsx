import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { checkProfile, profileOf } from '../accounts/account-checks.ts';
import { forgetActivity } from '../accounts/activity/forget-activity.ts';
import { type OwnProfileFragment, UpdateProfileDocument } from '../accounts/own-account.generated.ts';
import { ProfileFields } from '../accounts/ProfileFields.tsx';
import { RestoredNote } from '../accounts/RestoredNote.tsx';
import { useSavedValues } from '../accounts/use-saved-values.ts';
import { useSessionKeeper } from '../accounts/use-session.ts';
import {
  ALL_TAKEN_DOWN,
  PROFILE_NOT_SAVED,
  PROFILE_SAVED,
  VERIFIED_AGAIN,
  VERIFIED_WITHIN,
} from '../accounts/words.ts';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { type Problem, problemsOf } from '../forms/problem.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { notify } from '../ui/notify.ts';
import { OrganizationQuestion } from './OrganizationQuestion.tsx';
import { showTakenDown, takenDownInWords } from './taken-down.ts';

/** An organisation that a user is asked about before it is sent, and what would be taken down with the one before. */
interface Asked {
  readonly organization: string;
  readonly takenDown: string;
}

/** Changes what a user tells about themselves. */
export function ProfileForm({ account }: { account: OwnProfileFragment }) {
  const client = useApolloClient();
  const keeper = useSessionKeeper();
  const [asked, setAsked] = useState<Asked>();
  const save = async (values: FormData): Promise<Problem[]> => {
    const { role, ...others } = profileOf(values);
    const { data } = await client.mutate({
      mutation: UpdateProfileDocument,
      // A role that was never named is not one to choose.
      variables: { input: role === account.role ? others : { ...others, role } },
    });
    const answer = data?.updateProfile;
    if (answer?.__typename !== 'UpdateProfilePayload') return problemsOf(answer, PROFILE_NOT_SAVED);
    const { id, firstName, lastName, role: newRole, access } = answer.user;
    keeper.rename({ id, firstName, lastName, role: newRole, access });
    const isAskedAnew = account.access === 'VERIFIED' && access === 'MEMBER';
    if (isAskedAnew) void showTakenDown(client);
    forgetActivity(client.cache);
    notify({ title: PROFILE_SAVED, ...(isAskedAnew && { text: `${VERIFIED_AGAIN} ${VERIFIED_WITHIN}` }) });
    forget();
    return [];
  };
  const send = async (values: FormData): Promise<Problem[]> => {
    const problems = checkProfile(values);
    if (problems.length > 0) return problems;
    const { organization } = profileOf(values);
    const isTakenDown = account.access === 'VERIFIED' && organization !== account.organization;
    if (isTakenDown && asked?.organization !== organization) {
      setAsked({ organization, takenDown: await takenDownInWords(client).catch(() => ALL_TAKEN_DOWN) });
      return [];
    }
    const refused = await save(values);
    setAsked(undefined);
    // The button that was pressed goes with the question.
    if (asked && refused.length === 0) document.getElementById('profile')?.focus({ preventScroll: true });
    return refused;
  };
  const submission = useSubmission({ title: 'Your account', failure: PROFILE_NOT_SAVED, send, draft: 'own' });
  const { form, problems, isWorking } = submission;
  const known = useMemo(() => knownValues(account), [account]);
  const { kept, isRestored, forget } = useSavedValues(form, { accountId: account.id, form: 'profile' }, known);
  const keepOrganization = () => {
    setAsked(undefined);
    const field = form.current?.elements.namedItem('organization');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = account.organization;
    field.focus();
  };
  return (
    <section aria-labelledby="profile">
      <h3 id="profile" tabIndex={-1} className="mb-6 text-h3">
        Your profile
      </h3>
      <CheckedForm submission={submission}>
        {isRestored && <RestoredNote />}
        <ProfileFields problems={problems} known={{ ...account, ...kept }} />
        {asked ? (
          <OrganizationQuestion
            {...asked}
            organization={account.organization}
            isWorking={isWorking}
            onKeep={keepOrganization}
          />
        ) : (
          <SubmitButton label="Save profile" workingLabel="Saving profile..." isWorking={isWorking} />
        )}
      </CheckedForm>
    </section>
  );
}

function knownValues({ firstName, lastName, phone, organization, role }: OwnProfileFragment) {
  return { firstName, lastName, phone, organization, role };
}
