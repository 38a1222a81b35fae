import { useApolloClient } from '@apollo/client/react';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { problemAt, problemsOf } from '../forms/problem.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/notify.ts';
import { type MemberFragment, SetMemberRolesDocument } from './organisations.generated.ts';
import { RoleBoxes } from './RoleBoxes.tsx';
import { NOT_CHANGED, tickedRoles } from './words.ts';

interface RolesFormProps {
  member: MemberFragment;
  name: string;
  onClose: () => void;
  onChange: () => Promise<unknown>;
}

/** Gives a member other roles. */
export function RolesForm({ member: { id, roles }, name, onClose, onChange }: RolesFormProps) {
  const client = useApolloClient();
  const submission = useSubmission({
    title: 'Your account',
    failure: NOT_CHANGED,
    send: async (values) => {
      const variables = { id, roles: tickedRoles(values) };
      const { data } = await client.mutate({ mutation: SetMemberRolesDocument, variables, fetchPolicy: 'no-cache' });
      const answer = data?.answer;
      if (answer?.__typename !== 'OrganisationPayload') return problemsOf(answer, NOT_CHANGED);
      await onChange();
      notify({ title: `The roles of ${name} are changed` });
      onClose();
      return [];
    },
  });
  return (
    <CheckedForm submission={submission}>
      <RoleBoxes
        legend={`What ${name} does for your organisation`}
        roles={roles}
        error={problemAt(submission.problems, 'roles')}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          label="Save roles"
          workingLabel="Saving..."
          isWorking={submission.isWorking}
          variant="secondary"
        />
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </CheckedForm>
  );
}
