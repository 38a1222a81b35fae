interface CoverLineProps {
  expected: readonly number[];
  error: number;
  /** The position of a number of nurses, in pixels from the top. */
  y: (nurses: number) => number;
  height: number;
}

/** The line and its band, stretched to the width of the chart: a day is one unit wide, strokes keep their width. */
export function CoverLine({ expected, error, y, height }: CoverLineProps) {
  const points = (shift: number) => expected.map((nurses, day) => `${day + 0.5},${y(nurses + shift)}`);
  return (
    <svg
      aria-hidden
      focusable="false"
      width="100%"
      height={height}
      viewBox={`0 0 ${expected.length} ${height}`}
      preserveAspectRatio="none"
    >
      <polygon points={[...points(error), ...points(-error).reverse()].join(' ')} className="fill-brand-tint" />
      <polyline
        points={points(0).join(' ')}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-brand stroke-3"
      />
    </svg>
  );
}
