import { Link } from 'react-router-dom';
import { type DeskQueuesQuery, useDeskQueuesQuery } from '../desk/desk.generated.ts';
import { formatMoment } from '../ui/moments.ts';
import { formatNumber } from '../ui/numbers.ts';
import { Tag } from '../ui/Tag.tsx';
import { sectionOf } from './sections.ts';

const OPEN_FIRST = 'open=first';

type Queue = DeskQueuesQuery['deskQueues'][number];

/** How much waits in each queue, how much of it is overdue and when the next item is due, at the top of the desk. */
export function QueueOverview() {
  const { data: current, previousData } = useDeskQueuesQuery({ fetchPolicy: 'cache-and-network' });
  const data = current ?? previousData;
  if (!data) return <div className="mb-8 min-h-60" />;
  return (
    <section aria-label="Waiting items" className="mb-8">
      <ul className="grid gap-x-8 border-b border-line sm:grid-cols-2 lg:grid-cols-3">
        {data.deskQueues.map((queue) => (
          <QueueSummary key={queue.name} queue={queue} />
        ))}
      </ul>
    </section>
  );
}

function QueueSummary({ queue: { name, waiting, overdue, nextDueAt, ...promise } }: { queue: Queue }) {
  const section = sectionOf(name);
  if (!section) return null;
  return (
    <li className="border-t border-line text-sm max-sm:pb-2 sm:py-3">
      {/* On a phone a queue where nothing waits is one line. */}
      <div className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between">
        <Link
          to={{ search: `?section=${section.slug}` }}
          className="inline-flex min-h-11 items-center font-bold sm:min-h-6"
        >
          {section.label}
        </Link>
        <p className="num">
          {formatNumber(waiting)} waiting
          {overdue > 0 && (
            <span className="ml-3">
              <Tag tone="alert">{formatNumber(overdue)} overdue</Tag>
            </span>
          )}
        </p>
      </div>
      <p className={`num text-xs text-ink-2 ${waiting === 0 ? 'max-sm:hidden' : ''}`}>{promiseInWords(promise)}</p>
      {nextDueAt && (
        <p className="num text-xs text-ink-2">
          {overdue > 0 ? 'First was due' : 'Next due'} by {formatMoment(nextDueAt)}
        </p>
      )}
      {section.first && waiting > 0 && (
        <Link
          to={{ search: `?section=${section.slug}&${OPEN_FIRST}` }}
          className="inline-flex min-h-11 items-center sm:min-h-6"
        >
          {section.first}
        </Link>
      )}
    </li>
  );
}

const LONGEST_IN_HOURS = 48;

function promiseInWords({ dueAfterHours, dueAfterWorkingDays }: Pick<Queue, 'dueAfterHours' | 'dueAfterWorkingDays'>) {
  if (dueAfterHours === null) return `Due within ${dueAfterWorkingDays} working days`;
  return dueAfterHours > LONGEST_IN_HOURS
    ? `Due within ${dueAfterHours / 24} days`
    : `Due within ${dueAfterHours} hours`;
}
