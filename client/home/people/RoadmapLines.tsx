const WIDTH = 1140;
const HEIGHT = 112;
/** Where a column and its station begin, and how far the lines rise to the next. */
const stations = [
  { x: 20, y: 92 },
  { x: 411, y: 56 },
  { x: 801, y: 20 },
];
const RISE = 36;
/** Each line's colour, and its distance from the middle one. */
const lines = [
  { stroke: 'stroke-brand', shift: -10 },
  { stroke: 'stroke-teal', shift: 0 },
  { stroke: 'stroke-amber', shift: 10 },
];

/** Three lines through three stations. Wide screens only. */
export function RoadmapLines() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
      focusable="false"
      className="mt-6 w-full fill-none max-lg:hidden"
    >
      {lines.map(({ stroke, shift }) => (
        <path key={stroke} d={risingLine(shift)} className={`stroke-6 ${stroke}`} />
      ))}
      {stations.map(({ x, y }, at) => (
        <g key={x}>
          <circle cx={x} cy={y} r="17" className="fill-paper stroke-ink stroke-5" />
          {at === 0 && <circle cx={x} cy={y} r="7" className="fill-ink" />}
        </g>
      ))}
    </svg>
  );
}

/** The rises of neighbouring lines lie 4 apart sideways, so that they keep their distance. */
function risingLine(shift: number): string {
  const [first, second, third] = stations.map(({ y }) => y + shift);
  const bend = shift * 0.4;
  return `M20 ${first}H${318 + bend}l${RISE} ${-RISE}H${318 + RISE + bend}V${second}H${708 + bend}l${RISE} ${-RISE}V${third}H${WIDTH}`;
}

interface StopProps {
  isCurrent: boolean;
  isLast: boolean;
}

/** A station of the lines that run down the edge on small screens, with the lines to the next one. */
export function Stop({ isCurrent, isLast }: StopProps) {
  return (
    <svg aria-hidden focusable="false" width="40" height="100%" className="absolute top-0 left-0 lg:hidden">
      {!isLast &&
        lines.map(({ stroke, shift }) => (
          <line key={stroke} x1={20 + shift} x2={20 + shift} y1="20" y2="100%" className={`stroke-6 ${stroke}`} />
        ))}
      <circle cx="20" cy="20" r="15" className="fill-paper stroke-ink stroke-5" />
      {isCurrent && <circle cx="20" cy="20" r="6" className="fill-ink" />}
    </svg>
  );
}
