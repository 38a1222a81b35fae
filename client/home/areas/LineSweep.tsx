import { type Area, areas } from '../../areas.ts';
import { linePlaces } from './line-places.ts';

const WIDTH = 1216;
const HEIGHT = 64;
/** The radius of the turn to the left. */
const CORNER = 14;
const rem = (pixels: number) => `${pixels / 16}rem`;

/** The path of each line from the picture past the figures to the margin, where it continues to its section. */
export function LineSweep({ present }: { present: readonly Area[] }) {
  return (
    <div aria-hidden data-print="hide" className="pointer-events-none h-16 forced-color-adjust-none max-xl:hidden">
      {present.map((area) => (
        <span
          key={area}
          className={`absolute top-0 bottom-16 border-l-4 ${areas[area].border} ${linePlaces[area].exitClass}`}
        />
      ))}
      <svg
        aria-hidden
        focusable="false"
        width={rem(WIDTH)}
        height={rem(HEIGHT)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="absolute bottom-0 left-[calc(50%-40rem)] fill-none stroke-4"
      >
        {present.map((area) => (
          <path key={area} d={turnsOf(area)} className={areas[area].stroke} />
        ))}
      </svg>
    </div>
  );
}

/** Down, to the left, and down again round a common centre. */
function turnsOf(area: Area): string {
  const { exit, rail, turn } = linePlaces[area];
  const radius = HEIGHT - 4 - turn;
  return [
    `M${exit} 0V${turn - CORNER}A${CORNER} ${CORNER} 0 0 1 ${exit - CORNER} ${turn}`,
    `H${rail + radius}A${radius} ${radius} 0 0 0 ${rail} ${turn + radius}V${HEIGHT}`,
  ].join('');
}
