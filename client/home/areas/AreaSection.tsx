import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Area } from '../../areas.ts';
import { Rails } from './Rails.tsx';

export interface AreaSectionProps {
  area: Area;
  passing: readonly Area[];
}

interface AreaSectionContent extends AreaSectionProps {
  title: string;
  text: string;
  /** The way to the page that has all of it. */
  more: { to: string; label: string };
  children: ReactNode;
}

/** What is new in one part of the portal, at the end of its line. */
export function AreaSection({ area, passing, title, text, more, children }: AreaSectionContent) {
  const id = `new-${area}`;
  return (
    <section aria-labelledby={id} className="relative">
      <Rails area={area} passing={passing} />
      <div className="page-wrap grid-cols-12 gap-x-8 py-8 lg:grid lg:py-12">
        <div className="col-span-4">
          <h2 id={id} className="text-h2">
            {title}
          </h2>
          <p className="mt-2 text-ink-2 lg:max-w-80">{text}</p>
          <p className="mt-3">
            <Link to={more.to} className="inline-flex min-h-11 items-center text-sm font-medium">
              {more.label}
            </Link>
          </p>
        </div>
        <div className="col-span-8 mt-4 lg:mt-0">{children}</div>
      </div>
    </section>
  );
}
