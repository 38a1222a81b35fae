import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemOf, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import type { IncidentStatus } from '../../generated/graph.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import type { IncidentOfPageFragment } from '../incidents.generated.ts';
import { incidentStatusWords } from '../words.ts';
import { AddIncidentUpdateDocument } from './desk.generated.ts';
import { NOT_ADDED } from './words.ts';

interface UpdateFormProps {
  incident: IncidentOfPageFragment;
  onAdded: () => void;
}

/** Adds an update to an incident, once the operator asks for the form. */
export function UpdateForm(props: UpdateFormProps) {
  const [form, setForm] = useState<'unopened' | 'open' | 'given up'>('unopened');
  if (form === 'open') {
    return <OpenForm {...props} onDone={() => setForm('unopened')} onCancel={() => setForm('given up')} />;
  }
  return (
    <Button size="compact" autoFocus={form === 'given up'} onClick={() => setForm('open')}>
      Add an update<span className="sr-only"> to {props.incident.title}</span>
    </Button>
  );
}

const statuses = Object.entries(incidentStatusWords).map(([value, label]) => ({ value, label }));

interface OpenFormProps extends UpdateFormProps {
  onDone: () => void;
  onCancel: () => void;
}

function OpenForm({ incident, onAdded, onDone, onCancel }: OpenFormProps) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const send = async (values: FormData): Promise<Problem[]> => {
    const variables = {
      id: incident.id,
      status: String(values.get('status')) as IncidentStatus,
      message: String(values.get('message') ?? ''),
    };
    try {
      const { data } = await client.mutate({
        mutation: AddIncidentUpdateDocument,
        variables,
        context: contextOf(variables),
      });
      const answer = data?.addIncidentUpdate;
      if (answer?.__typename !== 'IncidentPayload') return problemsOf(answer, NOT_ADDED);
      notify({ title: 'The update is added' });
      onDone();
      onAdded();
      return [];
    } catch (error) {
      return [problemOf(error, NOT_ADDED)];
    }
  };
  const submission = useSubmission({ title: `Add an update to ${incident.title}`, failure: NOT_ADDED, send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('select')?.focus(), [form]);
  return (
    <CheckedForm submission={submission}>
      <div className="sm:w-72">
        <SelectField label="Status" name="status" options={statuses} defaultValue={incident.status} />
      </div>
      <TextAreaField
        label="What is to be said"
        hint="Everyone reads this, and it cannot be changed afterwards"
        name="message"
        rows={3}
        error={problemAt(problems, 'message')}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton label="Add the update" workingLabel="Adding..." isWorking={isWorking} />
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </CheckedForm>
  );
}
