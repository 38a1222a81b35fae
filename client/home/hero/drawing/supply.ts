import { drops, ink, picture, short } from './picture.ts';
import { oneOf, randomFrom } from './random.ts';

/** Half the width of a crate's top, half its depth, and its height. */
const HALF = 44;
const DEPTH = 24;
const TALL = 46;
/** Top, left and right side of a crate. */
const crates = [
  [ink.pale, ink.blue, ink.brand],
  [ink.pale, ink.blue, ink.brand],
  [ink.blue, ink.brand, ink.dark],
  [ink.mint, '#3c918b', ink.teal],
  [ink.amber, ink.ochre, '#a06d00'],
] as const;

/** Stacked crates, from under which the lines lead out like belts. */
export function supply(): string {
  const random = randomFrom(5);
  const drawn: string[] = [];
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 14; column++) {
      const x = 30 + (column - row) * HALF + 330;
      const y = 210 + (column + row) * DEPTH;
      const stack = Math.floor(random() * 3.4 - Math.abs(column - 6) / 5);
      const colours = oneOf(random, crates);
      for (let level = 0; level < stack; level++) {
        if (y < 600) drawn.push(crate(x, y - level * TALL, colours));
      }
    }
  }
  return picture('Stacked crates, and four belts that lead out from under them', [
    drops([470, 420, 480, 470]),
    ...drawn,
  ]);
}

function crate(x: number, y: number, [top, left, right]: readonly [string, string, string]): string {
  const side = `v${TALL}l`;
  return [
    `<path fill="${top}" d="M${short(x)} ${y}l${HALF} ${DEPTH}l${-HALF} ${DEPTH}l${-HALF} ${-DEPTH}z"/>`,
    `<path fill="${left}" d="M${short(x - HALF)} ${y + DEPTH}l${HALF} ${DEPTH}${side}${-HALF} ${-DEPTH}z"/>`,
    `<path fill="${right}" d="M${short(x + HALF)} ${y + DEPTH}l${-HALF} ${DEPTH}${side}${HALF} ${-DEPTH}z"/>`,
  ].join('');
}
