import { useRef, useState } from 'react';
import { problemOf } from '../../../forms/problem.ts';
import type { ApplicationStage } from '../../../generated/graph.generated.ts';
import { countOf } from '../../../lists/count-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notify.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { MOVABLE_TO, NOT_MOVED_TOGETHER, STAGES } from '../words.ts';
import { ChosenBox } from './ChosenBox.tsx';
import { MoveQuestion } from './MoveQuestion.tsx';
import { useMoveApplicationsMutation } from './move-applications.generated.ts';
import type { Chosen } from './use-chosen.ts';

/** So many applications are moved together at most. */
const MOST = 100;

interface MoveTogetherProps {
  applications: Chosen;
  /** Some are not any more as they are shown. */
  onStale: () => void;
}

interface Left {
  readonly id: string;
  readonly name: string;
  readonly problem: string;
}

/** Moves the chosen applications to a stage, once that is confirmed, and says of each that stayed why. */
export function MoveTogether({ applications: { movable, chosen, choose }, onStale }: MoveTogetherProps) {
  const [move, { loading }] = useMoveApplicationsMutation();
  const [stage, setStage] = useState<ApplicationStage>('SHORTLISTED');
  const [isAsking, setAsking] = useState(false);
  const [left, setLeft] = useState<readonly Left[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const ids = chosen.map(({ id }) => id);
  const nameOf = (id: string) => movable.find((application) => application.id === id)?.applicant?.name ?? '';
  const canAsk = ids.length > 0 && ids.length <= MOST;
  const stop = () => {
    setAsking(false);
    button.current?.focus();
  };
  const answerYes = async () => {
    if (loading) return;
    const answer = await move({ variables: { ids, stage } }).then(
      ({ data }) => data?.moveApplications,
      (error: unknown) => ({ __typename: 'Failure' as const, ...problemOf(error, '') }),
    );
    stop();
    if (answer?.__typename !== 'MoveApplicationsPayload') {
      notify({ title: NOT_MOVED_TOGETHER, text: answer?.message ?? '', tone: 'error' });
      return;
    }
    const stayed = answer.outcomes.flatMap(({ id, problem }) => (problem ? [{ id, name: nameOf(id), problem }] : []));
    const moved = answer.outcomes.length - stayed.length;
    setLeft(stayed);
    choose(ids, false);
    if (moved > 0) {
      notify({
        title: `${countOf(moved, 'application')} moved to ${STAGES[stage].label.toLowerCase()}`,
        text: `We have emailed ${moved === 1 ? 'the applicant' : 'the applicants'}.`,
      });
    } else notify({ title: NOT_MOVED_TOGETHER, text: stayed[0]?.problem ?? '', tone: 'error' });
    if (stayed.length > 0) onStale();
  };
  return (
    <section aria-label="Move several applications" className="mt-6 rounded bg-canvas p-4">
      <ChosenBox
        label={`Select all ${countOf(movable.length, 'application')} shown`}
        checked={ids.length === movable.length}
        onChange={(isChosen) =>
          choose(
            movable.map(({ id }) => id),
            isChosen,
          )
        }
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (canAsk) setAsking(true);
        }}
        className="mt-2 flex flex-wrap items-end gap-x-4 gap-y-3"
      >
        <div className="w-full sm:w-56">
          <SelectField
            label="Move selected to"
            options={MOVABLE_TO}
            value={stage}
            onChange={({ currentTarget: { value } }) => setStage(value as ApplicationStage)}
          />
        </div>
        <Button ref={button} type="submit" aria-disabled={!canAsk}>
          Move selected
        </Button>
        <p role="status" className="num w-full text-sm">
          {ids.length > MOST
            ? `${countOf(ids.length, 'application')} selected. Select ${MOST} or fewer to move them.`
            : `${countOf(ids.length, 'application')} selected`}
        </p>
      </form>
      {isAsking && canAsk && (
        <MoveQuestion
          names={chosen.map(({ applicant }) => applicant?.name ?? '')}
          stage={STAGES[stage].label.toLowerCase()}
          isWorking={loading}
          onYes={() => void answerYes()}
          onNo={stop}
        />
      )}
      {left.length > 0 && (
        <div role="alert" className="mt-4 border-l-4 border-err pl-4 text-sm">
          <p className="font-bold">{countOf(left.length, 'application')} could not be moved</p>
          <ul className="mt-1 list-disc pl-5">
            {left.map(({ id, name, problem }) => (
              <li key={id} className="break-words">
                {name && `${name}: `}
                {problem}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
