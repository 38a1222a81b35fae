import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

interface FeatureProps {
  title: string;
  text: string;
  /** The way to the page that the demonstration shows a piece of. */
  way: { to: string; label: string };
  /** What else can be done. */
  action?: ReactNode;
  /** What the demonstration is, and what its answers come from. */
  bar?: { name: string; source: string };
  children?: ReactNode;
}

/** One tool: its description at the left, and a working demonstration at the right. */
export function Feature({ title, text, way, action, bar, children }: FeatureProps) {
  return (
    <div className="mt-6 grid-cols-12 gap-x-8 border-t border-line-strong pt-6 lg:mt-12 lg:grid lg:pt-12 lg:first-of-type:mt-6">
      <div className="col-span-4">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2 lg:max-w-[23.75rem]">{text}</p>
        <div className="flex flex-wrap gap-x-3">
          <ButtonLink to={way.to} className="mt-4">
            {way.label}
          </ButtonLink>
          {action}
        </div>
      </div>
      {bar && (
        <div data-print="hide" className="col-span-7 col-start-6 mt-6 rounded border border-line bg-paper lg:mt-0">
          <p className="flex max-w-none flex-wrap justify-between gap-x-6 border-b border-line px-4 py-3 text-xs text-ink-2 sm:px-6">
            <span>{bar.name}</span>
            <span>{bar.source}</span>
          </p>
          <div className="px-4 py-5 sm:px-6">{children}</div>
        </div>
      )}
    </div>
  );
}
