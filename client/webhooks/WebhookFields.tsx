import { CheckboxField } from '../forms/CheckboxField.tsx';
import { type Problem, problemAt } from '../forms/problem.ts';
import { TextField } from '../ui/TextField.tsx';
import type { OwnWebhookFragment, OwnWebhooksQuery } from './webhooks.generated.ts';
import { eventGroups } from './words.ts';

export type WebhookEvents = OwnWebhooksQuery['webhookEvents'];

interface WebhookFieldsProps {
  events: WebhookEvents;
  problems: readonly Problem[];
  /** The webhook as it is before a change. */
  before?: Pick<OwnWebhookFragment, 'url' | 'events'>;
}

/** The address and the events of a webhook. */
export function WebhookFields({ events, problems, before }: WebhookFieldsProps) {
  return (
    <>
      <TextField
        label="Address"
        name="url"
        type="url"
        inputMode="url"
        hint="Where we send messages by POST. It must start with https:// and be reachable from the internet"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        defaultValue={before?.url}
        error={problemAt(problems, 'url')}
      />
      <EventBoxes events={events} chosen={before?.events} error={problemAt(problems, 'events')} />
    </>
  );
}

interface EventBoxesProps {
  events: WebhookEvents;
  chosen: OwnWebhookFragment['events'] | undefined;
  error: string | undefined;
}

function EventBoxes({ events, chosen = [], error }: EventBoxesProps) {
  return (
    <fieldset className={error ? 'border-l-4 border-err pl-4' : undefined}>
      <legend className="text-sm font-bold">What it is told of</legend>
      <p className="mt-1 text-sm text-ink-2">A message is sent within seconds of each event.</p>
      {error && (
        <p className="mt-1 text-sm font-bold text-err">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      {Object.entries(eventGroups).map(([group, label]) => (
        <fieldset key={group} className="mt-4">
          <legend className="text-sm font-semibold">{label}</legend>
          <div className="mt-2 space-y-3">
            {ofGroup(events, group).map(({ kind, name, tells }) => (
              <CheckboxField
                key={name}
                name="events"
                value={kind}
                defaultChecked={chosen.includes(kind)}
                label={
                  <>
                    <code className="font-mono font-bold wrap-anywhere">{name}</code>
                    <span className="block text-ink-2">{tells}</span>
                  </>
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}

function ofGroup(events: WebhookEvents, group: string): WebhookEvents {
  return events.filter(({ name }) => name.startsWith(`${group}.`));
}

/** The values of the form, with its problems. */
export function enteredWebhook(values: FormData, events: WebhookEvents) {
  const url = String(values.get('url') ?? '').trim();
  const kinds = events.filter(({ kind }) => values.getAll('events').includes(kind)).map(({ kind }) => kind);
  const problems: Problem[] = [];
  if (!url) problems.push({ field: 'url', message: 'Enter the address that messages are to be sent to' });
  if (kinds.length === 0) problems.push({ field: 'events', message: 'Choose what you want to be told of' });
  return { input: { url, events: kinds }, problems };
}
