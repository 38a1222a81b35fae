import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemOf, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../forms/use-request-key.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/TextField.tsx';
import { COMPONENTS_FIELD, ComponentsField, chosenComponents } from './ComponentsField.tsx';
import { instantInLondon } from './london-time.ts';
import { ScheduleMaintenanceDocument } from './maintenance.generated.ts';
import { NOT_ANNOUNCED } from './words.ts';

interface MaintenanceFormProps {
  onAnnounced: () => void;
  onCancel: () => void;
}

/** Announces maintenance. */
export function MaintenanceForm({ onAnnounced, onCancel }: MaintenanceFormProps) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const send = async (values: FormData): Promise<Problem[]> => {
    const text = (name: string) => String(values.get(name) ?? '');
    const [startsAt, endsAt] = [instantInLondon(text('startsAt')), instantInLondon(text('endsAt'))];
    if (startsAt === undefined || endsAt === undefined) {
      return [
        ...(startsAt === undefined ? [{ field: 'startsAt', message: 'Enter the date and time when it begins' }] : []),
        ...(endsAt === undefined ? [{ field: 'endsAt', message: 'Enter the date and time when it ends' }] : []),
      ];
    }
    const input = { title: text('title'), components: chosenComponents(values), startsAt, endsAt };
    try {
      const { data } = await client.mutate({
        mutation: ScheduleMaintenanceDocument,
        variables: { input },
        context: contextOf(input),
      });
      const answer = data?.scheduleMaintenance;
      if (answer?.__typename !== 'MaintenancePayload') {
        return problemsOf(answer, NOT_ANNOUNCED).map(({ field, ...problem }) => ({
          field: field === 'components' ? COMPONENTS_FIELD : field,
          ...problem,
        }));
      }
      notify({ title: 'The maintenance is announced' });
      onAnnounced();
      return [];
    } catch (error) {
      return [problemOf(error, NOT_ANNOUNCED)];
    }
  };
  const submission = useSubmission({ title: 'Announce maintenance', failure: NOT_ANNOUNCED, send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  const time = (name: string) => ({ name, type: 'datetime-local', error: problemAt(problems, name) });
  return (
    <div className="mb-8 max-w-lead">
      <CheckedForm submission={submission} headingLevel="h2">
        <TextField
          label="What is done"
          hint="Everyone reads this"
          name="title"
          maxLength={120}
          error={problemAt(problems, 'title')}
        />
        <ComponentsField error={problemAt(problems, COMPONENTS_FIELD)} />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="Begins" hint="The time in London" className="num w-full" {...time('startsAt')} />
          <TextField label="Ends" hint="Within 24 hours" className="num w-full" {...time('endsAt')} />
        </div>
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Announce the maintenance" workingLabel="Announcing..." isWorking={isWorking} />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}
