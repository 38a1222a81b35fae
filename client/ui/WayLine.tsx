import { type Area, areas } from './areas.ts';

/** The size of the drawing in pixels; it scales with the text, as the header does. */
const HEIGHT = 120;
const LEFT = 48;
const rem = (pixels: number) => `${pixels / 16}rem`;

/** The line that runs from the current item of the navigation to the page's heading. Wide screens only. */
export function WayLine({ area }: { area: Area }) {
  const { navigationX, stroke } = areas[area];
  const start = LEFT + navigationX + 2;
  const width = start + 2;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={rem(width)}
      height={rem(HEIGHT)}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className={`pointer-events-none absolute top-0 left-0 hidden fill-none stroke-4 lg:block ${stroke}`}
      data-print="hide"
    >
      <path d={`M${start} -1 V26 A14 14 0 0 1 ${start - 14} 40 H28 A14 14 0 0 0 14 54 V96`} />
      <circle cx="14" cy="106" r="10" className="fill-paper" />
    </svg>
  );
}
