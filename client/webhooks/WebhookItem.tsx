import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccountChange } from '../accounts/use-account-change.ts';
import { dialogAddress, openedState } from '../dialog/dialog-address.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ConfirmedButton } from '../ui/ConfirmedButton.tsx';
import { formatDate } from '../ui/dates.ts';
import { formatMoment } from '../ui/moments.ts';
import { Tag } from '../ui/Tag.tsx';
import type { WebhookEvents } from './WebhookFields.tsx';
import { WebhookLog } from './WebhookLog.tsx';
import { webhookDialog } from './webhook-dialogs.ts';
import { SendTestWebhookDocument } from './webhook-log.generated.ts';
import { ChangeWebhookDocument, DeleteWebhookDocument, type OwnWebhookFragment } from './webhooks.generated.ts';
import { NOT_CHANGED } from './words.ts';

interface WebhookItemProps {
  webhook: OwnWebhookFragment;
  events: WebhookEvents;
  onChange: () => Promise<unknown>;
}

/** One webhook: its address, its events, its health, its actions, and its log. */
export function WebhookItem({ webhook, events, onChange }: WebhookItemProps) {
  const { id, url, isEnabled } = webhook;
  const { search } = useLocation();
  const [isLogOpen, setLogOpen] = useState(false);
  /** Counts manually sent messages, so that the log is refetched. */
  const [sent, setSent] = useState(0);
  const { change, isWorking } = useAccountChange();
  const noCache = { fetchPolicy: 'no-cache' } as const;
  const about = <span className="sr-only"> {url}</span>;
  const sendTest = () =>
    change({
      send: (client) => client.mutate({ mutation: SendTestWebhookDocument, variables: { webhookId: id }, ...noCache }),
      done: 'A test message is on its way',
      failure: 'The test message was not sent',
      after: () => {
        setLogOpen(true);
        setSent((before) => before + 1);
      },
    });
  const turn = () =>
    change({
      send: (client) => {
        const variables = { id, input: { isEnabled: !isEnabled } };
        return client.mutate({ mutation: ChangeWebhookDocument, variables, ...noCache });
      },
      done: isEnabled ? 'The webhook is paused' : 'The webhook is resumed',
      failure: NOT_CHANGED,
      after: onChange,
    });
  const remove = () =>
    change({
      send: async (client) => {
        const sent = await client.mutate({ mutation: DeleteWebhookDocument, variables: { id }, ...noCache });
        if (sent.data?.answer.__typename === 'DeletedWebhookPayload') {
          // The button that was pressed goes with its webhook.
          document.getElementById('own-webhooks')?.focus({ preventScroll: true });
        }
        return sent;
      },
      done: 'The webhook is deleted',
      failure: 'The webhook could not be deleted',
      after: onChange,
    });
  return (
    <li className="border-b border-line py-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="text-h3 wrap-anywhere">{url}</h3>
        <State webhook={webhook} />
      </div>
      <Facts webhook={webhook} events={events} />
      <div className="mt-4 flex flex-wrap gap-3">
        {isEnabled && (
          <Button size="compact" aria-disabled={isWorking} onClick={() => void sendTest()}>
            Send a test message<span className="sr-only"> to {url}</span>
          </Button>
        )}
        <Button size="compact" aria-disabled={isWorking} onClick={() => void turn()}>
          {isEnabled ? 'Pause' : 'Resume'}
          {about}
        </Button>
        <ButtonLink
          size="compact"
          to={{ search: dialogAddress(search, webhookDialog('change', id)) }}
          state={openedState()}
          data-change-webhook={id}
        >
          Change{about}
        </ButtonLink>
        <ButtonLink
          size="compact"
          to={{ search: dialogAddress(search, webhookDialog('secret', id)) }}
          state={openedState()}
          data-new-secret={id}
        >
          New secret<span className="sr-only"> for {url}</span>
        </ButtonLink>
        <ConfirmedButton
          label="Delete"
          about={url}
          question={`Do you want to delete the webhook to ${new URL(url).host}?`}
          consequence="Nothing is sent to it any more, what waits is dropped, and its log is deleted. This cannot be undone."
          yes="Yes, delete it"
          no="No, keep it"
          isWorking={isWorking}
          onConfirm={() => void remove()}
        />
      </div>
      <details className="mt-2" open={isLogOpen} onToggle={(event) => setLogOpen(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 items-center text-sm text-link underline underline-offset-[0.15em]">
          Log of messages{about}
        </summary>
        {isLogOpen && <WebhookLog webhook={webhook} sent={sent} />}
      </details>
    </li>
  );
}

function State({ webhook: { isEnabled, disabledReason, failingSince } }: Pick<WebhookItemProps, 'webhook'>) {
  if (!isEnabled) {
    return <Tag tone="alert">{disabledReason === 'FAILING' ? 'Turned off: failing' : 'Paused'}</Tag>;
  }
  return failingSince ? <Tag tone="warning">Failing</Tag> : <Tag tone="good">On</Tag>;
}

function Facts({ webhook, events }: Pick<WebhookItemProps, 'webhook' | 'events'>) {
  const { isEnabled, disabledReason, failingSince, createdAt, secretChangedAt, previousSecretEndsAt } = webhook;
  const names = events.filter(({ kind }) => webhook.events.includes(kind)).map(({ name }) => name);
  const facts: (readonly [string, ReactNode])[] = [
    [
      'Told of',
      <span key={webhook.id} className="font-mono">
        {names.join(', ')}
      </span>,
    ],
    ['Added', formatDate(createdAt)],
    ...(secretChangedAt === createdAt ? [] : [['New secret', formatDate(secretChangedAt)] as const]),
    ...(previousSecretEndsAt ? [['Old secret', `Signs too until ${moment(previousSecretEndsAt)}`] as const] : []),
    ...(failingSince ? [['Failing since', moment(failingSince)] as const] : []),
    ...(isEnabled ? [] : [['What waits', offWords(disabledReason)] as const]),
  ];
  return (
    <dl className="mt-3 text-sm">
      {facts.map(([term, value]) => (
        <div key={term} className="gap-x-6 py-1 sm:grid sm:grid-cols-[9rem_1fr]">
          <dt className="text-ink-2">{term}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function offWords(reason: OwnWebhookFragment['disabledReason']): string {
  const why = reason === 'FAILING' ? 'No message was answered well for 3 days. ' : '';
  return `${why}Messages that wait are kept for 30 days and sent when you resume it. What happens meanwhile is not told.`;
}

function moment(instant: string): string {
  return formatMoment(instant);
}
