import type { ReactNode } from 'react';
import { type Line, lines } from '../areas.ts';
import { latePart } from './late-part.tsx';

const WayLine = latePart(() => import('./WayLine.tsx').then((module) => module.WayLine));

interface PageHeaderProps {
  area?: Line;
  title: string;
  /** Stands on the line of the title: a count. */
  aside?: ReactNode;
  /** Stands above the title: the way back. */
  above?: ReactNode;
  /** Stand between title and lead: how something is. */
  tags?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The header of a page: its one h1 at the end of the way line, and its introduction. */
export function PageHeader({ area, title, aside, above, tags, lead, children }: PageHeaderProps) {
  return (
    <div
      className={`border-b border-b-line bg-canvas max-lg:border-l-[6px] ${area ? lines[area].border : 'border-navy'}`}
    >
      <div className="page-wrap relative pb-6 max-lg:pt-6 max-lg:pl-[calc(var(--page-gutter)-6px)] lg:pb-10 lg:pt-20">
        <WayLine area={area} />
        {above && (
          <div data-print="hide" className="max-lg:-mt-2 lg:absolute lg:top-10.5">
            {above}
          </div>
        )}
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 tabIndex={-1} className="text-h1">
            {title}
          </h1>
          {aside}
        </div>
        {tags}
        {lead && <p className="mt-2 max-w-lead text-lg text-ink-2">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
