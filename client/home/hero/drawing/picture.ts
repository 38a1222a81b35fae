/** The size of every picture. Its lower left corner is in the middle of the page, at the foot of the first view. */
export const WIDTH = 1280;
export const HEIGHT = 720;

/** The palette's colours, and shades of its blues for use on navy. */
export const ink = {
  navy: '#0c2740',
  wall: '#0f3358',
  floor: '#123d66',
  edge: '#295c8d',
  dark: '#0a3a66',
  brand: '#0b4f8a',
  blue: '#3f7fb5',
  pale: '#bcd6ea',
  paper: '#f3f6f7',
  teal: '#0f6b66',
  mint: '#7fc0ba',
  amber: '#ffb81c',
  ochre: '#c98a00',
} as const;

/** The four lines by the x at which they leave the picture: those of `linePlaces`, 640 less. From left to right. */
export const exits = [
  { x: 190, colour: ink.pale },
  { x: 240, colour: ink.amber },
  { x: 500, colour: ink.mint },
  { x: 550, colour: ink.blue },
] as const;

/** How far beside a line nothing else is drawn. */
export const CLEARANCE = 14;

/** A line of the floor. */
export function line(path: string, colour: string): string {
  return `<path d="${path}" stroke="${colour}"/>`;
}

/** Lines that run straight down to the foot from where each begins. */
export function drops(starts: readonly [number, number, number, number]): string {
  return lines(exits.map(({ x, colour }, at) => line(`M${x} ${starts[at]}V${HEIGHT}`, colour)));
}

/** A group of lines in their width. */
export function lines(paths: readonly string[]): string {
  return `<g fill="none" stroke-width="10">${paths.join('')}</g>`;
}

/** A stop of a line. */
export function station(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="13" fill="#fff" stroke="${ink.navy}" stroke-width="6"/>`;
}

/** A number as short as a picture needs it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The whole file. */
export function picture(title: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ink.navy}"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}
