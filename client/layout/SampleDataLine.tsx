import { areaLook } from '../ui/areas.ts';
import { SAMPLE_DATA, SAMPLE_MEANING } from './words.ts';

/**
 * Says that sample data is loaded. In an area of the portal, on wide screens, it lies over the top of the page's header, on
 * the right, so that the way line can run beside it.
 */
export function SampleDataLine({ area }: { area: string }) {
  const look = areaLook(area);
  const place = look
    ? `max-lg:border-l-[6px] ${look.border} lg:pointer-events-none lg:relative lg:z-10 lg:-mb-10 lg:text-right`
    : 'bg-canvas';
  const gutter = look ? 'max-lg:bg-canvas max-lg:pl-[calc(var(--page-gutter)-6px)]' : '';
  const panel = look
    ? 'lg:pointer-events-auto lg:absolute lg:top-full lg:right-(--page-gutter) lg:w-105 lg:rounded lg:bg-paper lg:p-4 lg:text-left lg:shadow-overlay'
    : '';
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
