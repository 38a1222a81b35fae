import { exits, HEIGHT, ink, lines, picture, short, WIDTH } from './picture.ts';
import { randomFrom } from './random.ts';

const STEP = 20;
const RIDGES = 19;
const CORNER = 26;

/** Ridges of measurements, one behind the other. The four in front turn down and leave. */
export function signal(): string {
  const random = randomFrom(11);
  const ridges = Array.from({ length: RIDGES }, (_, at) => ridge(random, 150 + at * 20, WIDTH)).map(
    (path) => `<path d="${path}V${HEIGHT}H${-STEP}z" fill="${ink.navy}" stroke="${ink.edge}" stroke-width="2"/>`,
  );
  const fronts = [...exits].reverse().map(({ x, colour }, at) => {
    const y = 150 + (RIDGES + at * 1.4) * 20;
    const path = ridge(random, y, x - CORNER);
    return `<path d="${path}L${x - CORNER} ${y}A${CORNER} ${CORNER} 0 0 1 ${x} ${y + CORNER}V${HEIGHT}" stroke="${colour}"/>`;
  });
  return picture('Measurements as ridges, four of which run on as coloured lines', [...ridges, lines(fronts)]);
}

/** A flat line with some peaks in its middle. */
function ridge(random: () => number, y: number, end: number): string {
  const peaks = Array.from({ length: 4 }, () => ({
    at: 120 + random() * 620,
    height: 20 + random() * 90,
    width: 40 + random() * 60,
  }));
  const points: string[] = [];
  for (let x = -STEP; x <= end; x += STEP) {
    const calm = Math.max(0, Math.min(1, x / 160)) * Math.min(1, Math.max(0, end - x) / 120);
    const rise = peaks.reduce((sum, peak) => sum + peak.height * Math.exp(-(((x - peak.at) / peak.width) ** 2)), 0);
    points.push(`${x} ${short(y - calm * (rise * 0.8 + random() * 6))}`);
  }
  return `M${points.join('L')}`;
}
