import { useRef, useState } from 'react';
import { useNow } from '../../../apollo/now.tsx';
import { CheckedForm } from '../../../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../../../forms/problem.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { formatDate } from '../../../ui/dates.ts';
import { notify } from '../../../ui/notify.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { ReceivedApplicationFragment } from '../job-applications.generated.ts';
import { useProposeStartDateMutation } from './start-date.generated.ts';

const NOT_PROPOSED = 'The start date could not be saved';

interface StartDateFormProps {
  application: ReceivedApplicationFragment;
  /** Who applied. */
  name: string;
  /** The application is not any more as it is shown. */
  onStale: () => void;
}

/** Proposes the day that work begins to an applicant who was offered the job, or another day after that. */
export function StartDateForm({ application: { id, startsOn }, name, onStale }: StartDateFormProps) {
  const [propose] = useProposeStartDateMutation();
  const [chosen, choose] = useState(startsOn ?? '');
  const today = useRef(londonDay(useNow()));
  const send = async (): Promise<readonly Problem[]> => {
    if (chosen === '') return [{ field: 'startsOn', message: 'Enter a start date' }];
    const { data } = await propose({ variables: { id, startsOn: chosen } });
    const answer = data?.proposeStartDate;
    if (answer?.__typename === 'ReceivedApplicationPayload') {
      notify({ title: `${name}: start date ${formatDate(chosen)}`, text: 'We have emailed them.' });
      return [];
    }
    if (answer?.__typename === 'ConflictError' || answer?.__typename === 'NotFoundError') onStale();
    return problemsOf(answer, NOT_PROPOSED);
  };
  const submission = useSubmission({ title: `Start date of ${name}`, failure: NOT_PROPOSED, send });
  const { problems, isWorking } = submission;
  return (
    <div className="mt-4">
      <CheckedForm submission={submission}>
        <TextField
          label="Start date"
          aria-label={`Start date of ${name}`}
          hint={
            startsOn === null
              ? 'Once they have accepted the offer. We email them this date, and they can agree to it'
              : 'If you change it, we email them, and they can agree to the new date'
          }
          type="date"
          name="startsOn"
          min={today.current}
          className="w-full sm:w-56"
          value={chosen}
          onChange={({ currentTarget: { value } }) => choose(value)}
          error={problemAt(problems, 'startsOn')}
        />
        <SubmitButton
          label={startsOn === null ? 'Propose start date' : 'Change start date'}
          workingLabel="Saving..."
          isWorking={isWorking}
          variant="secondary"
        />
      </CheckedForm>
    </div>
  );
}

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The calendar date in London, as a field of dates takes it: YYYY-MM-DD. */
function londonDay(now: Date): string {
  return day.format(now);
}
