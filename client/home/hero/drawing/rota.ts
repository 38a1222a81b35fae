import { CLEARANCE, drops, exits, ink, picture, WIDTH } from './picture.ts';
import { oneOf, randomFrom } from './random.ts';

const ROW = 40;
const BAR = 26;
/** In which row each line begins, at a shift of its colour. */
const startRows = [11, 7, 13, 4] as const;
const shades = [ink.dark, ink.brand, ink.brand, ink.dark, ink.blue, ink.teal, ink.floor] as const;
const lengths = [70, 110, 110, 150, 190] as const;

/** A rota: rows of shifts, and one of them open. A line begins at four of them. */
export function rota(): string {
  const random = randomFrom(20);
  const bars: string[] = [];
  for (let row = 0; row < 18; row++) {
    const y = row * ROW + 7;
    const marked = exits
      .filter((_, at) => startRows[at] === row)
      .map(({ x, colour }) => ({ from: x - 62, to: x + 62, colour }));
    const passed = exits
      .filter((_, at) => (startRows[at] ?? 0) < row)
      .map(({ x }) => ({ from: x - CLEARANCE, to: x + CLEARANCE }));
    for (const { from, to, colour } of marked) bars.push(bar(from, to, y, colour));
    for (let from = -40 + random() * 60; from < WIDTH; ) {
      const to = from + oneOf(random, lengths);
      const isFree = [...marked, ...passed].every((other) => to + 8 < other.from || from - 8 > other.to);
      const shade = oneOf(random, shades);
      if (isFree) bars.push(bar(from, to, y, shade));
      from = to + 12 + random() * 70;
    }
  }
  const rules = Array.from({ length: 18 }, (_, row) => `M0 ${row * ROW}H${WIDTH}`).join('');
  const starts = startRows.map((row) => row * ROW + 20) as [number, number, number, number];
  return picture('A rota: rows of shifts, four of which begin a coloured line', [
    `<path d="${rules}" stroke="#17395a"/>`,
    drops(starts),
    ...bars,
  ]);
}

function bar(from: number, to: number, y: number, colour: string): string {
  return `<rect x="${Math.round(from)}" y="${y}" width="${Math.round(to - from)}" height="${BAR}" rx="2" fill="${colour}"/>`;
}
