import type { ReactNode } from 'react';
import { type Area, areas } from './areas.ts';
import { WayLine } from './WayLine.tsx';

interface PageHeaderProps {
  area?: Area;
  title: string;
  /** Stands on the line of the title: a count, a status. */
  aside?: ReactNode;
  /** Stands above the title: the way back. */
  above?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The head of a page: its one h1, what it is about, and in an area of the portal that area's line. */
export function PageHeader({ area, title, aside, above, lead, children }: PageHeaderProps) {
  const rule = area ? `max-lg:border-l-[6px] ${areas[area].border}` : '';
  return (
    <div className={`border-b border-b-line bg-canvas ${rule}`}>
      <div
        className={`page-wrap relative pb-6 max-lg:pt-6 lg:pb-10 lg:pt-20 ${area ? 'max-lg:pl-[calc(var(--page-gutter)-6px)]' : ''}`}
      >
        {area && <WayLine area={area} />}
        {above && <div className="max-lg:-mt-2 lg:absolute lg:top-10.5">{above}</div>}
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 tabIndex={-1} className="text-h1">
            {title}
          </h1>
          {aside}
        </div>
        {lead && <p className="mt-2 max-w-lead text-lg text-ink-2">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
