import { Link } from 'react-router-dom';
import { useDeskQueuesQuery } from '../desk/desk.generated.ts';
import type { DeskQueueName } from '../generated/graph.generated.ts';
import { Tag } from '../ui/Tag.tsx';
import { type SectionSlug, sections } from './sections.ts';

/** The section in which each queue stands. */
const sectionOf: Readonly<Record<DeskQueueName, SectionSlug>> = {
  VERIFICATION: 'verification',
  EQUIPMENT: 'equipment',
  DISCUSSION: 'discussion',
  ORDERS: 'orders',
};

/** How much waits in each queue, and how much of it is overdue, at the top of the desk. */
export function QueueOverview() {
  const { data } = useDeskQueuesQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return <div className="mb-8 min-h-20" />;
  return (
    <section aria-label="What waits" className="mb-8">
      <ul className="grid gap-x-8 border-b border-line sm:grid-cols-3">
        {data.deskQueues.map(({ name, waiting, overdue, dueAfterHours }) => (
          <li key={name} className="border-t border-line py-3 text-sm">
            <Link to={{ search: `?section=${sectionOf[name]}` }} className="font-bold">
              {sections.find(({ slug }) => slug === sectionOf[name])?.label}
            </Link>
            <p className="num">
              {waiting === 0
                ? 'Nothing waits'
                : `${waiting.toLocaleString('en-GB')} ${waiting === 1 ? 'waits' : 'wait'}`}
              {overdue > 0 && (
                <span className="ml-3">
                  <Tag tone="alert">{overdue.toLocaleString('en-GB')} overdue</Tag>
                </span>
              )}
            </p>
            <p className="num text-xs text-ink-2">Due within {dueAfterHours} hours</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
