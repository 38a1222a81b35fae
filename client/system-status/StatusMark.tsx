import { CircleAlert, CircleCheck, CircleDashed, CircleMinus, Wrench } from 'lucide-react';
import type { ComponentStatus } from '../generated/graph.generated.ts';
import { statusWords } from './words.ts';

const looks = {
  OPERATIONAL: { Icon: CircleCheck, text: 'text-go-hover' },
  DEGRADED: { Icon: CircleMinus, text: 'text-amber-text' },
  OUTAGE: { Icon: CircleAlert, text: 'text-err-dark' },
  MAINTENANCE: { Icon: Wrench, text: 'text-brand-dark' },
  NO_DATA: { Icon: CircleDashed, text: 'text-ink-2' },
} as const satisfies Readonly<Record<ComponentStatus, object>>;

/** The sign of a status; words always stand beside it. */
export function StatusIcon({ status, className }: { status: ComponentStatus; className: string }) {
  const { Icon } = looks[status];
  return <Icon aria-hidden className={`shrink-0 ${className}`} strokeWidth={2} />;
}

/** A status in words, with its sign. */
export function StatusMark({ status }: { status: ComponentStatus }) {
  return (
    <span className={`flex items-center gap-2 font-bold whitespace-nowrap ${looks[status].text}`}>
      <StatusIcon status={status} className="size-5" />
      {statusWords[status]}
    </span>
  );
}
