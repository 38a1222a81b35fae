import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { forgetActivity } from '../accounts/activity/forget-activity.ts';
import { useClose } from '../dialog/use-close.ts';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { type Problem, problemAt, problemsOf } from '../forms/problem.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { type OwnApiKeyFragment, RotateApiKeyDocument } from './api-keys.generated.ts';
import { MadeKey, type MadeKeyAnswer } from './MadeKey.tsx';
import { KEY_CREATED, lifetimes, NOT_RENEWED, overlaps, RENEW_KEY } from './words.ts';

interface RenewKeyDialogProps {
  apiKey: OwnApiKeyFragment;
  onMade: () => Promise<unknown>;
}

/** Gives a key another secret, and shows it once. */
export function RenewKeyDialog({ apiKey: { id, name }, onMade }: RenewKeyDialogProps) {
  const client = useApolloClient();
  const onClose = useClose(`[data-renew-key="${id}"]`);
  const [made, setMade] = useState<MadeKeyAnswer>();
  const send = async (values: FormData): Promise<Problem[]> => {
    const expiresInDays = Number(values.get('expiresInDays'));
    const overlapHours = Number(values.get('overlapHours'));
    const { data } = await client.mutate({
      mutation: RotateApiKeyDocument,
      variables: { id, expiresInDays, overlapHours },
      // What is shown once stays in no cache.
      fetchPolicy: 'no-cache',
    });
    const answer = data?.answer;
    if (answer?.__typename !== 'MadeApiKeyPayload') return problemsOf(answer, NOT_RENEWED);
    setMade(answer);
    forgetActivity(client.cache);
    void onMade().catch(() => undefined);
    return [];
  };
  const submission = useSubmission({ title: RENEW_KEY, failure: NOT_RENEWED, send });
  const { problems, isWorking } = submission;
  if (made) {
    return (
      <FormDialog title={KEY_CREATED} hasInput onClose={onClose}>
        <MadeKey made={made} onClose={onClose} />
      </FormDialog>
    );
  }
  return (
    <FormDialog title={RENEW_KEY} hasInput={false} onClose={onClose}>
      <CheckedForm submission={submission}>
        <p className="text-sm wrap-anywhere">
          <b>{name}</b> gets a new key for the same use. The old one works on for as long as you choose, so that you can
          change your programs one after the other.
        </p>
        <SelectField
          label="The new key works for"
          name="expiresInDays"
          defaultValue="90"
          options={lifetimes}
          error={problemAt(problems, 'expiresInDays')}
        />
        <SelectField
          label="The old key works for"
          name="overlapHours"
          defaultValue="24"
          options={overlaps}
          error={problemAt(problems, 'overlapHours')}
        />
        <SubmitButton label="Renew key" workingLabel="Renewing key..." isWorking={isWorking} />
      </CheckedForm>
    </FormDialog>
  );
}
