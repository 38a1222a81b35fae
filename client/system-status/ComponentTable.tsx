import { BarsLegend } from './BarsLegend.tsx';
import { ComponentRow } from './ComponentRow.tsx';
import { formatShortDay } from './status-in-words.ts';
import type { StatusRowFragment } from './status-page.generated.ts';

/** How many components have their bars drawn. */
const DRAWN = 4;

/** The components: how each was in 30 days and is now. On phones each row becomes a block. */
export function ComponentTable({ components }: { components: readonly StatusRowFragment[] }) {
  const days = components[0]?.days ?? [];
  const from = days[0]?.day ?? '';
  const until = days.at(-1)?.day ?? '';
  const head = 'py-2 pr-6 font-bold last:pr-0';
  return (
    <>
      <table aria-labelledby="components" className="mt-2 w-full text-left text-sm">
        <thead className="max-lg:sr-only">
          <tr className="border-b-2 border-ink text-xs">
            <th scope="col" className={head}>
              Component
            </th>
            {/* As wide as the bars, so that what is printed of other components stands below it, too. */}
            <th scope="col" className={`${head} lg:w-65.5`}>
              {formatShortDay(from)} to {formatShortDay(until)}
            </th>
            <th scope="col" className={`${head} text-right`}>
              Uptime
            </th>
            <th scope="col" className={head}>
              Response, 30 days
            </th>
            <th scope="col" className={`${head} text-right`}>
              Now
            </th>
            <th scope="col" className={head}>
              Status
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:border-t-2 max-lg:border-ink">
          {components.map((component, index) => (
            <ComponentRow key={component.component} component={component} isDrawn={index < DRAWN} />
          ))}
        </tbody>
      </table>
      <BarsLegend />
    </>
  );
}
