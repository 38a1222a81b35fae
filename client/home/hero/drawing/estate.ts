import { drops, ink, picture } from './picture.ts';
import { oneOf, randomFrom } from './random.ts';

const GROUND = 640;
const shades = [ink.wall, ink.dark, ink.floor, ink.brand] as const;
/** Left edge, width and height of each building; the lines begin at the doors of four of them. */
const buildings = [
  [24, 92, 210],
  [116, 148, 400],
  [264, 80, 170],
  [344, 96, 300],
  [440, 172, 470],
  [612, 110, 250],
  [722, 90, 380],
  [812, 150, 320],
  [962, 100, 200],
  [1062, 160, 430],
  [1222, 90, 280],
] as const;

/** Buildings at night with lit windows, from whose doors the lines lead out. */
export function estate(): string {
  const random = randomFrom(3);
  const drawn = buildings.map(([x, width, height], at) => {
    const wall = `<rect x="${x}" y="${GROUND - height}" width="${width - 6}" height="${height}" fill="${shades[(at * 3) % 4] ?? ink.wall}"/>`;
    const light = at % 3 === 1 ? ink.amber : ink.pale;
    return wall + windows(random, x, width, height, light);
  });
  const doors = [190, 240, 500, 550].map(
    (x) => `<rect x="${x - 13}" y="${GROUND - 34}" width="26" height="34" fill="${ink.navy}"/>`,
  );
  return picture('Buildings at night with lit windows, and a coloured line from each door', [
    `<path d="M0 ${GROUND}H1280" stroke="${ink.edge}" stroke-width="2"/>`,
    ...drawn,
    ...doors,
    drops([GROUND - 20, GROUND - 20, GROUND - 20, GROUND - 20]),
  ]);
}

function windows(random: () => number, x: number, width: number, height: number, light: string): string {
  const lit: string[] = [];
  const dark: string[] = [];
  for (let y = GROUND - height + 18; y < GROUND - 60; y += 26) {
    for (let column = x + 14; column < x + width - 24; column += 22) {
      (random() < 0.36 ? lit : dark).push(`M${column} ${y}h10v14h-10z`);
    }
  }
  return `<path d="${lit.join('')}" fill="${oneOf(random, [light, light, ink.mint])}"/><path d="${dark.join('')}" fill="${ink.navy}" opacity=".35"/>`;
}
