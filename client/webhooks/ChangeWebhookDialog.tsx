import { useApolloClient } from '@apollo/client/react';
import { forgetActivity } from '../accounts/activity/forget-activity.ts';
import { useClose } from '../dialog/use-close.ts';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { type Problem, problemsOf } from '../forms/problem.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { notify } from '../ui/notify.ts';
import { enteredWebhook, type WebhookEvents, WebhookFields } from './WebhookFields.tsx';
import { ChangeWebhookDocument, type OwnWebhookFragment } from './webhooks.generated.ts';
import { CHANGE_WEBHOOK, NOT_CHANGED } from './words.ts';

interface ChangeWebhookDialogProps {
  webhook: OwnWebhookFragment;
  events: WebhookEvents;
  onChange: () => Promise<unknown>;
}

/** Changes the address and the events of a webhook. */
export function ChangeWebhookDialog({ webhook, events, onChange }: ChangeWebhookDialogProps) {
  const client = useApolloClient();
  const { id } = webhook;
  const onClose = useClose(`[data-change-webhook="${id}"]`);
  const send = async (values: FormData): Promise<Problem[]> => {
    const { input, problems } = enteredWebhook(values, events);
    if (problems.length > 0) return problems;
    const variables = { id, input: changesOf(input, webhook) };
    const request = { mutation: ChangeWebhookDocument, variables, fetchPolicy: 'no-cache' } as const;
    const { data } = await client.mutate(request);
    const answer = data?.answer;
    if (answer?.__typename !== 'WebhookEndpointPayload') return problemsOf(answer, NOT_CHANGED);
    forgetActivity(client.cache);
    await onChange().catch(() => undefined);
    onClose();
    notify({ title: 'The webhook is changed' });
    return [];
  };
  const submission = useSubmission({ title: CHANGE_WEBHOOK, failure: NOT_CHANGED, send });
  const { problems, isWorking } = submission;
  return (
    <FormDialog title={CHANGE_WEBHOOK} size="wide" onClose={onClose}>
      <CheckedForm submission={submission}>
        <WebhookFields events={events} problems={problems} before={webhook} />
        <SubmitButton label="Save changes" workingLabel="Saving changes..." isWorking={isWorking} />
      </CheckedForm>
    </FormDialog>
  );
}

/** What was changed alone: the rest may have been changed elsewhere since. */
function changesOf(
  { url, events }: Pick<OwnWebhookFragment, 'url' | 'events'>,
  before: OwnWebhookFragment,
): Partial<Pick<OwnWebhookFragment, 'url' | 'events'>> {
  const isSame = events.length === before.events.length && events.every((kind) => before.events.includes(kind));
  return { ...(url !== before.url && { url }), ...(!isSame && { events }) };
}
