import { Sparkline } from './Sparkline.tsx';
import { StatusMark } from './StatusMark.tsx';
import { daysInWords, formatDuration, formatUptime } from './status-in-words.ts';
import type { StatusRowFragment } from './status-page.generated.ts';
import { UptimeBars } from './UptimeBars.tsx';

interface ComponentRowProps {
  component: StatusRowFragment;
  /** Whether its days are drawn; else it is one line. */
  isDrawn: boolean;
}

const row =
  'border-b border-line max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-1 max-lg:py-4';

/** One component: its description, its days, its response times, and its present state. */
export function ComponentRow({ component, isDrawn }: ComponentRowProps) {
  const { name, description, days, uptime, responseTime, status } = component;
  return (
    <tr className={row}>
      <th scope="row" className="font-bold lg:py-3 lg:pr-6" colSpan={isDrawn ? undefined : 2}>
        <div className="items-center justify-between gap-6 lg:print:flex">
          <div>
            <span className="text-base">{name}</span>
            <span className={`text-xs font-regular text-ink-2 ${isDrawn ? 'block' : 'ml-3 max-lg:ml-0 max-lg:block'}`}>
              {description}
            </span>
          </div>
          {!isDrawn && <PrintedDays days={days} />}
        </div>
      </th>
      {isDrawn && (
        <td className="max-lg:order-2 max-lg:col-span-2 lg:py-3 lg:pr-6">
          <UptimeBars name={name} days={days} />
          <PrintedDays days={days} />
        </td>
      )}
      <td className="num max-lg:order-3 lg:py-3 lg:pr-6 lg:text-right">
        {formatUptime(uptime)}
        {uptime !== null && <span className="lg:sr-only"> uptime</span>}
      </td>
      <td className="max-lg:order-4 max-lg:text-right lg:py-3 lg:pr-6">
        {isDrawn && <Sparkline name={name} days={days} now={responseTime} />}
      </td>
      <td className="num max-lg:sr-only lg:py-3 lg:pr-6 lg:text-right">
        {responseTime === null ? <span className="sr-only">No data</span> : formatDuration(responseTime)}
      </td>
      <td className="max-lg:order-1 max-lg:self-start lg:py-3">
        <StatusMark status={status} />
      </td>
    </tr>
  );
}

/** On paper words stand in the place of the bars, whose name they are on the screen: in the column of the days, as wide as they. */
function PrintedDays({ days }: { days: StatusRowFragment['days'] }) {
  return (
    <p aria-hidden="true" className="hidden shrink-0 text-xs font-regular lg:w-59.5 print:block">
      {daysInWords(days)}
    </p>
  );
}
