import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useClose } from '../../dialog/use-close.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { type Problem, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { notify } from '../../ui/notify.ts';
import { Reauthentication } from '../providers/Reauthentication.tsx';
import { storedInCookie } from '../session-requests.ts';
import { useSessionKeeper } from '../use-session.ts';
import { DeleteAccountDocument } from './own-data.generated.ts';
import { DELETE_LABEL, DELETE_TITLE, DELETED, NOT_DELETED, TOLD_BY_MAIL } from './words.ts';

/** Deletes the account, after a confirmation and with its password, and leads to the home page signed out. */
export function DeleteAccountDialog({ asksPassword }: { asksPassword: boolean }) {
  const client = useApolloClient();
  const keeper = useSessionKeeper();
  const navigate = useNavigate();
  const onClose = useClose('[data-delete-account]');
  const send = async (values: FormData): Promise<Problem[]> => {
    const password = asksPassword ? String(values.get('password')) : null;
    if (password === '') return [{ field: 'password', message: 'Enter your password' }];
    const { data } = await client.mutate({
      mutation: DeleteAccountDocument,
      variables: { password },
      ...storedInCookie,
    });
    const answer = data?.deleteAccount;
    if (answer?.__typename !== 'DeleteAccountPayload') return problemsOf(answer, NOT_DELETED);
    navigate('/', { replace: true });
    keeper.leave();
    notify({ title: DELETED, text: TOLD_BY_MAIL });
    return [];
  };
  const submission = useSubmission({ title: DELETE_TITLE, failure: NOT_DELETED, send });
  const { problems, isWorking } = submission;
  return (
    <FormDialog title={DELETE_TITLE} onClose={onClose}>
      <CheckedForm submission={submission}>
        <p className="text-sm">
          Everything that this page lists as deleted goes for good, and you are signed out on every device. This cannot
          be undone.
        </p>
        <Reauthentication asksPassword={asksPassword} isWorking={isWorking} problems={problems} />
        <SubmitButton
          label={DELETE_LABEL}
          workingLabel="Deleting your account..."
          isWorking={isWorking}
          variant="warning"
          className="w-full"
        />
      </CheckedForm>
    </FormDialog>
  );
}
