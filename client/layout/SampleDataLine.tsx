import { useLocation } from 'react-router-dom';
import { type Line, lines } from '../areas.ts';
import { SAMPLE_DATA, SAMPLE_MEANING } from '../ui/late-words.ts';

/**
 * Says that sample data is loaded. On wide screens it lies over the top of the page's header, on the right, so that the way
 * line can run beside it and headings stand equally high on all pages; above the picture of the home page it has a line of
 * its own.
 */
export function SampleDataLine({ area }: { area: Line | '' }) {
  const isHome = useLocation().pathname === '/';
  const border = area ? lines[area].border : 'border-navy';
  const place = isHome
    ? 'bg-canvas'
    : `max-lg:border-l-[6px] ${border} lg:pointer-events-none lg:relative lg:z-10 lg:-mb-10 lg:text-right`;
  const gutter = isHome ? '' : 'max-lg:bg-canvas max-lg:pl-[calc(var(--page-gutter)-6px)]';
  const panel = isHome
    ? ''
    : 'lg:pointer-events-auto lg:absolute lg:top-full lg:right-(--page-gutter) lg:w-105 lg:rounded lg:bg-paper lg:p-4 lg:text-left lg:shadow-overlay';
  return (
    <div data-print="hide" className={place}>
      <details className={`page-wrap relative text-xs text-ink-2 ${gutter}`}>
        <summary className="pointer-events-auto inline-flex min-h-9 items-center gap-1.5 lg:min-h-10">
          {SAMPLE_DATA}
          <span className="text-link underline underline-offset-[0.15em]">What this means</span>
        </summary>
        <p className={`pb-3 ${panel}`}>{SAMPLE_MEANING}</p>
      </details>
    </div>
  );
}
