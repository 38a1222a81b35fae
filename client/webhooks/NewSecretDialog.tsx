import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { forgetActivity } from '../accounts/activity/forget-activity.ts';
import { useClose } from '../dialog/use-close.ts';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { type Problem, problemsOf } from '../forms/problem.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { MadeSecret } from './MadeSecret.tsx';
import { type OwnWebhookFragment, RotateWebhookSecretDocument } from './webhooks.generated.ts';
import { NEW_SECRET, NO_NEW_SECRET, YOUR_SECRET } from './words.ts';

interface NewSecretDialogProps {
  webhook: OwnWebhookFragment;
  onChange: () => Promise<unknown>;
}

/** Gives a webhook another secret, and shows it once. */
export function NewSecretDialog({ webhook: { id, url }, onChange }: NewSecretDialogProps) {
  const client = useApolloClient();
  const onClose = useClose(`[data-new-secret="${id}"]`);
  const [secret, setSecret] = useState<string>();
  const send = async (): Promise<Problem[]> => {
    // What is shown once stays in no cache.
    const request = { mutation: RotateWebhookSecretDocument, variables: { id }, fetchPolicy: 'no-cache' } as const;
    const { data } = await client.mutate(request);
    const answer = data?.answer;
    if (answer?.__typename !== 'MadeWebhookPayload') return problemsOf(answer, NO_NEW_SECRET);
    setSecret(answer.secret);
    forgetActivity(client.cache);
    void onChange().catch(() => undefined);
    return [];
  };
  const submission = useSubmission({ title: NEW_SECRET, failure: NO_NEW_SECRET, send });
  if (secret !== undefined) {
    return (
      <FormDialog title={YOUR_SECRET} size="wide" hasInput onClose={onClose}>
        <MadeSecret secret={secret} onClose={onClose} />
      </FormDialog>
    );
  }
  return (
    <FormDialog title={NEW_SECRET} hasInput={false} onClose={onClose}>
      <CheckedForm submission={submission}>
        <p className="text-sm wrap-anywhere">
          Messages to <b>{url}</b> are signed with the new secret at once, and with the old one as well for 24 hours, so
          that you can change your program in between.
        </p>
        <SubmitButton label={NEW_SECRET} workingLabel="Making a secret..." isWorking={submission.isWorking} />
      </CheckedForm>
    </FormDialog>
  );
}
