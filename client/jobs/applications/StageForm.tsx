import { type FormEvent, useEffect, useState } from 'react';
import { problemOf } from '../../forms/problem.ts';
import type { ApplicationStage } from '../../generated/graph.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { type ReceivedApplicationFragment, useMoveApplicationMutation } from './job-applications.generated.ts';
import { MOVABLE_TO, NOT_MOVED, STAGES } from './words.ts';

interface StageFormProps {
  application: ReceivedApplicationFragment;
  /** Who applied. */
  name: string;
  /** The application is not any more as it is shown: it was withdrawn, or it is gone. */
  onStale: () => void;
}

/** Moves an application to another stage. */
export function StageForm({ application: { id, stage }, name, onStale }: StageFormProps) {
  const [move, { loading }] = useMoveApplicationMutation();
  const [chosen, choose] = useState<ApplicationStage>(stage);
  // It may be moved together with others, too.
  useEffect(() => choose(stage), [stage]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (loading || chosen === stage) return;
    const answer = await move({ variables: { id, stage: chosen } }).then(
      ({ data }) => data?.moveApplication,
      (error: unknown) => ({ __typename: 'Failure' as const, ...problemOf(error, '') }),
    );
    if (answer?.__typename === 'ReceivedApplicationPayload') {
      notify({
        title: `${name}: ${STAGES[answer.application.stage].label.toLowerCase()}`,
        text: 'We have emailed them.',
      });
    } else {
      notify({ title: NOT_MOVED, text: answer?.message ?? '', tone: 'error' });
      if (answer?.__typename === 'ConflictError' || answer?.__typename === 'NotFoundError') onStale();
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="w-full sm:w-56">
        <SelectField
          label="Stage"
          aria-label={`Stage of ${name}`}
          options={stage === 'HIRED' ? [{ value: stage, label: STAGES[stage].label }, ...MOVABLE_TO] : MOVABLE_TO}
          value={chosen}
          onChange={({ currentTarget: { value } }) => choose(value as ApplicationStage)}
        />
      </div>
      <Button type="submit" aria-disabled={loading || chosen === stage}>
        {loading ? 'Saving...' : 'Save stage'}
        <span className="sr-only"> of {name}</span>
      </Button>
    </form>
  );
}
