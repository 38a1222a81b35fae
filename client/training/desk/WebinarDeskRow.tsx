import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { problemOf, problemsOf } from '../../forms/problem.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/dates.ts';
import { formatTime } from '../../ui/moments.ts';
import { notify } from '../../ui/notify.ts';
import { Tag } from '../../ui/Tag.tsx';
import { CancelWebinarDocument, type DeskWebinarFragment } from './training-desk.generated.ts';
import { NOT_CANCELLED, STATES } from './words.ts';

interface WebinarDeskRowProps {
  webinar: DeskWebinarFragment;
  onEdit: () => void;
  onDone: () => void;
  /** The form that changes it, while it is open. */
  children: ReactNode;
}

/** One webinar: when it is, how many come, and the ways to change and to cancel it. */
export function WebinarDeskRow({ webinar, onEdit, onDone, children }: WebinarDeskRowProps) {
  const { id, title, presenter, formatLabel, startsAt, durationMinutes, state, seats, attendees, waiting } = webinar;
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const cancel = async () => {
    setWorking(true);
    const problem = await client.mutate({ mutation: CancelWebinarDocument, variables: { id } }).then(
      ({ data }) =>
        data?.cancelWebinar.__typename === 'WebinarPayload'
          ? undefined
          : problemsOf(data?.cancelWebinar, NOT_CANCELLED)[0],
      (error: unknown) => problemOf(error, NOT_CANCELLED),
    );
    setWorking(false);
    notify(
      problem ? { title: NOT_CANCELLED, text: problem.message, tone: 'error' } : { title: 'The webinar is cancelled' },
    );
    onDone();
  };
  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 text-sm">
          <p className="text-base font-bold break-words">{title}</p>
          <p className="num">
            <time dateTime={startsAt}>
              {formatDate(startsAt)}, {formatTime(new Date(startsAt))}
            </time>
            , {durationMinutes} minutes, {formatLabel}, with {presenter}
          </p>
          <p className="num mt-1 text-xs text-ink-2">
            {attendees} of {seats} seats taken, {waiting} waiting
          </p>
          <p className="mt-2">
            <Tag tone={STATES[state].tone}>{STATES[state].label}</Tag>
          </p>
        </div>
        {state === 'UPCOMING' && !children && (
          <div className="flex flex-wrap gap-3">
            <Button size="compact" onClick={onEdit}>
              Change<span className="sr-only"> {title}</span>
            </Button>
            <AskFirst
              label="Cancel webinar"
              about={title}
              question={`Cancel ${title}? Those with a place are mailed.`}
              yes="Yes, cancel it"
              no="No, keep it"
              isWorking={isWorking}
              onYes={cancel}
            />
          </div>
        )}
      </div>
      {children && <div className="mt-4">{children}</div>}
    </li>
  );
}
