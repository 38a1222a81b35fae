import { useApolloClient } from '@apollo/client/react';
import { checkEmail, textOf } from '../accounts/account-checks.ts';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { problemAt, problemsOf } from '../forms/problem.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useRequestKey } from '../forms/use-request-key.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { notify } from '../ui/notify.ts';
import { TextField } from '../ui/TextField.tsx';
import { InviteMemberDocument } from './organisations.generated.ts';
import { RoleBoxes } from './RoleBoxes.tsx';
import { NOT_INVITED, tickedRoles } from './words.ts';

/** Invites a colleague by email. */
export function InviteForm({ onChange }: { onChange: () => Promise<unknown> }) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const submission = useSubmission({
    title: 'Your account',
    failure: NOT_INVITED,
    send: async (values, form) => {
      const input = { email: textOf(values, 'email'), roles: tickedRoles(values) };
      const problems = checkEmail(input.email);
      if (input.roles.length === 0) problems.push({ field: 'roles', message: 'Select at least one role' });
      if (problems.length > 0) return problems;
      const { data } = await client.mutate({
        mutation: InviteMemberDocument,
        variables: { input },
        context: contextOf(input),
        fetchPolicy: 'no-cache',
      });
      const answer = data?.answer;
      if (answer?.__typename !== 'InvitationPayload') return problemsOf(answer, NOT_INVITED);
      form.reset();
      await onChange();
      notify({ title: 'Invitation sent', text: `We have emailed ${input.email}.` });
      return [];
    },
  });
  return (
    <div>
      <h4 className="text-base font-bold">Invite a colleague</h4>
      <p className="mt-2 mb-6 text-sm">
        They accept by signing in with this address. We check that they work for your organisation before they can
        publish in its name.
      </p>
      <CheckedForm submission={submission}>
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="off"
          error={problemAt(submission.problems, 'email')}
        />
        <RoleBoxes legend="What they can do" error={problemAt(submission.problems, 'roles')} />
        <SubmitButton
          label="Send invitation"
          workingLabel="Sending..."
          isWorking={submission.isWorking}
          variant="secondary"
        />
      </CheckedForm>
    </div>
  );
}
