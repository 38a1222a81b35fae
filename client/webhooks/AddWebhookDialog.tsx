import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { forgetActivity } from '../accounts/activity/forget-activity.ts';
import { useClose } from '../dialog/use-close.ts';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { type Problem, problemsOf } from '../forms/problem.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useRequestKey } from '../forms/use-request-key.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { MadeSecret } from './MadeSecret.tsx';
import { enteredWebhook, type WebhookEvents, WebhookFields } from './WebhookFields.tsx';
import { CreateWebhookDocument } from './webhooks.generated.ts';
import { ADD_WEBHOOK, NOT_ADDED, YOUR_SECRET } from './words.ts';

interface AddWebhookDialogProps {
  events: WebhookEvents;
  onChange: () => Promise<unknown>;
}

/** Adds a webhook, and shows its secret once. */
export function AddWebhookDialog({ events, onChange }: AddWebhookDialogProps) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const onClose = useClose('[data-add-webhook]');
  const [secret, setSecret] = useState<string>();
  const send = async (values: FormData): Promise<Problem[]> => {
    const { input, problems } = enteredWebhook(values, events);
    if (problems.length > 0) return problems;
    const { data } = await client.mutate({
      mutation: CreateWebhookDocument,
      variables: { input },
      // What is shown once stays in no cache.
      fetchPolicy: 'no-cache',
      context: contextOf(input),
    });
    const answer = data?.answer;
    if (answer?.__typename !== 'MadeWebhookPayload') {
      // Where the answer that told the secret was lost, the webhook is there, and the sentence says how to go on with it.
      if (answer?.__typename === 'ConflictError') void onChange().catch(() => undefined);
      return problemsOf(answer, NOT_ADDED);
    }
    setSecret(answer.secret);
    forgetActivity(client.cache);
    void onChange().catch(() => undefined);
    return [];
  };
  const submission = useSubmission({ title: ADD_WEBHOOK, failure: NOT_ADDED, send });
  const { problems, isWorking } = submission;
  if (secret !== undefined) {
    return (
      <FormDialog title={YOUR_SECRET} size="wide" hasInput onClose={onClose}>
        <MadeSecret secret={secret} onClose={onClose} />
      </FormDialog>
    );
  }
  return (
    <FormDialog title={ADD_WEBHOOK} size="wide" onClose={onClose}>
      <CheckedForm submission={submission}>
        <WebhookFields events={events} problems={problems} />
        <SubmitButton label="Add webhook" workingLabel="Adding webhook..." isWorking={isWorking} />
      </CheckedForm>
    </FormDialog>
  );
}
