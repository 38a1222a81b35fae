import { useNow } from '../apollo/now.tsx';
import { formatMoment } from '../ui/moments.ts';
import { Tag } from '../ui/Tag.tsx';

const HOUR_MS = 3_600_000;
/** Longer waits are shown in days. */
const LONGEST_IN_HOURS = 48;

interface WaitingTagProps {
  clock: { since: string; dueAt: string };
}

/** How long an item has waited for operators, and by when it is due. */
export function WaitingTag({ clock: { since, dueAt } }: WaitingTagProps) {
  const now = useNow();
  const due = new Date(dueAt);
  const isOverdue = now > due;
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / HOUR_MS));
  const isNearlyDue = due.getTime() - now.getTime() < (due.getTime() - Date.parse(since)) / 2;
  return (
    <>
      <Tag tone={isOverdue ? 'alert' : isNearlyDue ? 'warning' : 'neutral'}>
        {isOverdue ? 'Overdue, waiting' : 'Waiting'} for {inHours(hours)}
      </Tag>
      <p className="num mt-1 text-xs text-ink-2">
        {isOverdue ? 'Was due' : 'Due'} by {formatMoment(due)}
      </p>
    </>
  );
}

function inHours(hours: number): string {
  if (hours < 1) return 'less than an hour';
  if (hours <= LONGEST_IN_HOURS) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
