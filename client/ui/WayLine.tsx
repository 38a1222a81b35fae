import { type Line, lines } from '../areas.ts';

/** The size of the drawing in pixels; it scales with the text, as the header does. */
const HEIGHT = 120;
const LEFT = 48;
const rem = (pixels: number) => `${pixels / 16}rem`;

/** Beyond the left edge of any window. */
const OUTSIDE = 4_000;

/**
 * The line that runs to the page's heading: from the current item of the navigation, and on a page that has none there from
 * the left edge of the window. Wide screens only.
 */
export function WayLine({ area }: { area: Line | undefined }) {
  const look = area && lines[area];
  const start = LEFT + (look?.navigationX ?? 0) + 2;
  const width = start + 2;
  const beginning = look ? `M${start} -1 V26 A14 14 0 0 1 ${start - 14} 40 H28` : `M-${OUTSIDE} 40 H0`;
  const end = look ? 'A14 14 0 0 0 14 54 V96' : 'A14 14 0 0 1 14 54 V96';
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={rem(width)}
      height={rem(HEIGHT)}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className={`pointer-events-none absolute top-0 left-0 hidden overflow-visible fill-none stroke-4 lg:block ${look?.stroke ?? 'stroke-navy'}`}
      data-print="hide"
    >
      <path d={`${beginning} ${end}`} />
      <circle cx="14" cy="106" r="10" className="fill-paper" />
    </svg>
  );
}
