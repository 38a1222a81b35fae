import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemOf, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import type { WebinarFormat, WebinarInput } from '../../generated/graph.generated.ts';
import { instantInLondon, shownInLondon } from '../../system-status/desk/london-time.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import {
  ChangeWebinarDocument,
  type DeskWebinarFragment,
  PlanWebinarDocument,
  useDeskWebinarJoinUrlQuery,
} from './training-desk.generated.ts';
import { NOT_CHANGED, NOT_PLANNED } from './words.ts';

const formats: readonly { value: WebinarFormat; label: string }[] = [
  { value: 'LIVE', label: 'Live' },
  { value: 'WORKSHOP', label: 'Workshop' },
  { value: 'PANEL', label: 'Panel' },
];

interface WebinarFormProps {
  /** The one that is changed; a new one without it. */
  webinar?: DeskWebinarFragment;
  onDone: () => void;
  onCancel: () => void;
}

/** Creates or edits a webinar. For an existing one the form waits for the address for joining it. */
export function WebinarForm({ webinar, ...rest }: WebinarFormProps) {
  const { data, error } = useDeskWebinarJoinUrlQuery({
    variables: { id: webinar?.id ?? '' },
    skip: !webinar,
    fetchPolicy: 'network-only',
  });
  if (webinar && !data && !error) return <p role="status">Loading the webinar</p>;
  return <LoadedForm {...(webinar && { webinar })} joinUrl={data?.webinarJoinUrl ?? ''} {...rest} />;
}

function LoadedForm({ webinar, joinUrl, onDone, onCancel }: WebinarFormProps & { joinUrl: string }) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const failure = webinar ? NOT_CHANGED : NOT_PLANNED;
  const ask = async (input: WebinarInput) =>
    webinar
      ? (await client.mutate({ mutation: ChangeWebinarDocument, variables: { id: webinar.id, input } })).data
          ?.changeWebinar
      : (await client.mutate({ mutation: PlanWebinarDocument, variables: { input }, context: contextOf(input) })).data
          ?.planWebinar;
  const send = async (values: FormData): Promise<Problem[]> => {
    const text = (name: string) => String(values.get(name) ?? '');
    const startsAt = instantInLondon(text('startsAt'));
    const number = (name: string) => (/^\d{1,6}$/.test(text(name).trim()) ? Number(text(name)) : 0);
    if (startsAt === undefined) return [{ field: 'startsAt', message: 'Enter the date and time when it begins' }];
    try {
      const answer = await ask({
        title: text('title'),
        description: text('description'),
        presenter: text('presenter'),
        format: text('format') as WebinarFormat,
        startsAt,
        durationMinutes: number('durationMinutes'),
        seats: number('seats'),
        joinUrl: text('joinUrl'),
      });
      if (answer?.__typename !== 'WebinarPayload') return problemsOf(answer, failure);
      notify({ title: webinar ? 'The webinar is changed' : 'The webinar is planned' });
      onDone();
      return [];
    } catch (error) {
      return [problemOf(error, failure)];
    }
  };
  const title = webinar ? 'Change the webinar' : 'Plan a webinar';
  const submission = useSubmission({ title, failure, send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  const field = (name: string) => ({ name, error: problemAt(problems, name) });
  return (
    <div className="mb-8 max-w-lead">
      <CheckedForm submission={submission} headingLevel="h2">
        <TextField label="Title" maxLength={120} defaultValue={webinar?.title} {...field('title')} />
        <TextAreaField label="Description" rows={3} defaultValue={webinar?.description} {...field('description')} />
        <TextField label="Presenter" maxLength={120} defaultValue={webinar?.presenter} {...field('presenter')} />
        <SelectField label="Format" options={formats} defaultValue={webinar?.format ?? 'LIVE'} {...field('format')} />
        <div className="grid gap-6 sm:grid-cols-3">
          <TextField
            label="Begins"
            hint="London time"
            type="datetime-local"
            className="num w-full"
            defaultValue={webinar && shownInLondon(webinar.startsAt)}
            {...field('startsAt')}
          />
          <TextField
            label="Minutes"
            hint="15 to 480"
            inputMode="numeric"
            className="num w-full"
            defaultValue={webinar?.durationMinutes ?? 60}
            {...field('durationMinutes')}
          />
          <TextField
            label="Seats"
            hint="1 to 1,000"
            inputMode="numeric"
            className="num w-full"
            defaultValue={webinar?.seats ?? 100}
            {...field('seats')}
          />
        </div>
        <TextField
          label="Web address to join (optional)"
          hint="Shown to those with a seat alone"
          type="url"
          defaultValue={joinUrl}
          {...field('joinUrl')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label={title} workingLabel="Saving..." isWorking={isWorking} />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}
