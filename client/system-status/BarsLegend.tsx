import type { ComponentStatus } from '../generated/graph.generated.ts';
import { BAR_HEIGHT, DayBar } from './UptimeBars.tsx';
import { statusWords } from './words.ts';

const shown: readonly ComponentStatus[] = ['OPERATIONAL', 'DEGRADED', 'OUTAGE', 'MAINTENANCE', 'NO_DATA'];

/** What the bars mean. */
export function BarsLegend() {
  return (
    <ul data-print="hide" className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-xs text-ink-2">
      {shown.map((status) => (
        <li key={status} className="flex items-center gap-2">
          <svg aria-hidden="true" focusable="false" viewBox={`0 0 6 ${BAR_HEIGHT + 8}`} className="h-6 w-1.5">
            <DayBar status={status} x={0} />
          </svg>
          {statusWords[status]}
        </li>
      ))}
    </ul>
  );
}
