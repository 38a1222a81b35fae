import { type Area, areas } from '../../areas.ts';
import { linePlaces, RING } from './line-places.ts';

const WIDTH = 48;
/** To the foot of the ring; its middle is that of the heading's first line. */
const HEIGHT = 80;
const MIDDLE = 67;
const RADIUS = 10;
const rem = (pixels: number) => `${pixels / 16}rem`;

interface RailsProps {
  area: Area;
  /** The lines that lead on to sections further down. */
  passing: readonly Area[];
}

/** The line that ends at this section's heading, and those that pass it. On small screens the section's own at the edge. */
export function Rails({ area, passing }: RailsProps) {
  const { rail } = linePlaces[area];
  const shift = RING - rail;
  return (
    <div aria-hidden data-print="hide" className="pointer-events-none forced-color-adjust-none">
      <span className={`absolute inset-y-0 left-0 border-l-6 xl:hidden ${areas[area].border}`} />
      {passing.map((other) => (
        <span
          key={other}
          className={`absolute inset-y-0 border-l-4 max-xl:hidden ${areas[other].border} ${linePlaces[other].railClass}`}
        />
      ))}
      <svg
        aria-hidden
        focusable="false"
        width={rem(WIDTH)}
        height={rem(HEIGHT)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={`absolute top-0 left-[calc(50%-40rem)] fill-none stroke-4 max-xl:hidden ${areas[area].stroke}`}
      >
        <path d={`M${rail} 0V12l${shift} ${shift}V${MIDDLE - RADIUS}`} />
        <circle cx={RING} cy={MIDDLE} r={RADIUS} className="fill-paper" />
      </svg>
    </div>
  );
}
