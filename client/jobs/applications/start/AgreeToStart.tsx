import { forgetActivity } from '../../../accounts/activity/forget-activity.ts';
import { problemOf } from '../../../forms/problem.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { notify } from '../../../ui/notify.ts';
import { useAgreeToStartDateMutation } from './start-date.generated.ts';

interface AgreeToStartProps {
  id: string;
  title: string;
  /** The day that the employer proposes. */
  startsOn: string;
  /** The day is agreed to. */
  onAgreed: () => void;
}

/** Agrees to the day that the employer proposes for work to begin. */
export function AgreeToStart({ id, title, startsOn, onAgreed }: AgreeToStartProps) {
  const [agree, { loading }] = useAgreeToStartDateMutation({ update: forgetActivity });
  const send = async () => {
    if (loading) return;
    const answer = await agree({ variables: { id, startsOn } }).then(
      ({ data }) => data?.agreeToStartDate,
      (error: unknown) => ({ __typename: 'Failure' as const, ...problemOf(error, '') }),
    );
    if (answer?.__typename === 'JobApplicationPayload') {
      notify({ title: `You start on ${formatDate(startsOn)}`, text: 'We have emailed the employer.' });
      onAgreed();
    } else notify({ title: 'Your answer could not be sent', text: answer?.message ?? '', tone: 'error' });
  };
  return (
    <div className="mt-3 text-sm">
      <Button size="compact" aria-disabled={loading} onClick={() => void send()}>
        {loading ? 'Sending...' : `Agree to start on ${formatDate(startsOn)}`}
        <span className="sr-only"> as {title}</span>
      </Button>
      <p className="mt-1 text-xs text-ink-2">
        If this date does not suit you, contact the employer. They can propose another one.
      </p>
    </div>
  );
}
