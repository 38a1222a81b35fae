import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemOf, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import type { IncidentSeverity, SystemComponent } from '../../generated/graph.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { severityWords } from '../words.ts';
import { componentOptions } from './component-options.ts';
import { OpenIncidentDocument } from './desk.generated.ts';
import { NOT_OPENED } from './words.ts';

const severities = Object.entries(severityWords).map(([value, label]) => ({ value, label }));

/** Opens an incident that probes do not see. */
export function OpenIncidentForm({ onOpened, onCancel }: { onOpened: () => void; onCancel: () => void }) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const send = async (values: FormData): Promise<Problem[]> => {
    const text = (name: string) => String(values.get(name) ?? '');
    const input = {
      title: text('title'),
      description: text('description'),
      severity: text('severity') as IncidentSeverity,
      components: [text('component') as SystemComponent],
    };
    try {
      const { data } = await client.mutate({
        mutation: OpenIncidentDocument,
        variables: { input },
        context: contextOf(input),
      });
      const answer = data?.openIncident;
      if (answer?.__typename !== 'IncidentPayload') return problemsOf(answer, NOT_OPENED);
      notify({ title: 'The incident is open' });
      onOpened();
      return [];
    } catch (error) {
      return [problemOf(error, NOT_OPENED)];
    }
  };
  const submission = useSubmission({ title: 'Open an incident', failure: NOT_OPENED, send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  return (
    <div className="mb-8 max-w-lead">
      <CheckedForm submission={submission} headingLevel="h2">
        <TextField label="Title" name="title" maxLength={120} error={problemAt(problems, 'title')} />
        <TextAreaField
          label="What has happened"
          hint="Everyone reads this, and it cannot be changed afterwards"
          name="description"
          rows={3}
          error={problemAt(problems, 'description')}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <SelectField label="Component" name="component" options={componentOptions} />
          <SelectField label="Severity" name="severity" options={severities} defaultValue="MEDIUM" />
        </div>
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Open the incident" workingLabel="Opening..." isWorking={isWorking} />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}
