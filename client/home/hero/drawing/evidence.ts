import { drops, exits, ink, picture } from './picture.ts';
import { randomFrom } from './random.ts';

const SHEET = { width: 190, height: 250 };
/** How far each sheet lies to the side of its line, how deep, and how far it is turned. */
const sheets = [
  { exit: 0, x: -150, y: 300, turn: 2 },
  { exit: 2, x: -150, y: 190, turn: -3 },
  { exit: 1, x: -70, y: 400, turn: 4 },
  { exit: 3, x: -60, y: 330, turn: 3 },
  { exit: 2, x: -170, y: 450, turn: -2 },
  { exit: 3, x: 60, y: 470, turn: -4 },
  { exit: 3, x: 190, y: 360, turn: 2 },
  { exit: 3, x: 350, y: 440, turn: -3 },
  { exit: 3, x: 490, y: 340, turn: 4 },
  { exit: 0, x: 20, y: 150, turn: 5 },
] as const;

/** Fanned documents, from under four of which a line leads down. */
export function evidence(): string {
  const random = randomFrom(7);
  const drawn = [...sheets]
    .sort((one, other) => one.y - other.y)
    .map(({ exit, x, y, turn }) => sheet(exits[exit].x + x, y, turn, exits[exit].colour, random));
  return picture('Documents in a fan, with coloured lines that lead out from under them', [
    drops([520, 600, 620, 560]),
    ...drawn,
  ]);
}

function sheet(x: number, y: number, turn: number, colour: string, random: () => number): string {
  const { width, height } = SHEET;
  const words = Array.from({ length: 11 }, (_, row) => `M18 ${44 + row * 18}h${Math.round(90 + random() * 64)}`).join(
    '',
  );
  return [
    `<g transform="translate(${x} ${y}) rotate(${turn})">`,
    `<rect width="${width}" height="${height}" rx="2" fill="${random() < 0.3 ? ink.pale : ink.paper}" stroke="${ink.navy}" stroke-width="3"/>`,
    `<rect width="${width}" height="12" fill="${colour}"/><path d="${words}" stroke="#9db3c4" stroke-width="4"/></g>`,
  ].join('');
}
