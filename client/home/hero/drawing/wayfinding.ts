import { exits, HEIGHT, ink, line, lines, picture, station } from './picture.ts';

/** Where each line runs along the corridor, from the one that leaves furthest left. A lower one leaves further left. */
const corridor = [455, 434, 413, 392] as const;
/** Left, top, width, height; every second room has the lighter floor. */
const rooms = [
  [-2, -2, 192, 236],
  [-2, 234, 192, 120],
  [190, -2, 138, 356],
  [444, -2, 159, 246],
  [444, 244, 159, 110],
  [603, -2, 172, 356],
  [880, -2, 190, 248],
  [880, 246, 190, 108],
  [1070, -2, 212, 356],
  [-2, 494, 142, 116],
  [-2, 610, 142, 112],
  [290, 494, 160, 228],
  [600, 494, 138, 126],
  [600, 620, 138, 102],
  [738, 494, 170, 228],
  [1010, 494, 130, 126],
  [1140, 494, 142, 228],
] as const;
const doorsAbove = [116, 241, 507, 662, 962, 1150];
const doorsBelow = [64, 350, 650, 800, 1050, 1190];
const bedsAbove = [12, 56, 100, 144, 627, 671, 715, 1096, 1140, 1184, 1228];
const bedsBelow = [12, 56, 100, 620, 662, 1160, 1204];
const cells = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));

/** A floor plan with four lines that lead along the corridor and out. */
export function wayfinding(): string {
  const drawn = rooms.map(
    ([x, y, width, height], at) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${at % 2 ? ink.floor : ink.wall}"/>`,
  );
  const out = exits.map(({ x, colour }, at) => {
    const y = corridor[at] ?? 0;
    return line(`M0 ${y}H${x - 34}l34 34V${HEIGHT}`, colour);
  });
  const others = [
    line('M1280 392H860L826 358V200', ink.blue),
    line('M1280 413H640', ink.pale),
    line('M1280 434H1000L966 468V640', ink.amber),
    line('M392 392V170', ink.blue),
  ];
  return picture('A floor plan with four coloured lines that lead along the corridor and out', [
    definitions,
    `<g stroke="${ink.edge}" stroke-width="2">${drawn.join('')}</g>`,
    doorsAbove.map((x) => `<use href="#d" x="${x}" y="354"/>`).join(''),
    `<g transform="scale(1 -1)">${doorsBelow.map((x) => `<use href="#d" x="${x}" y="-494"/>`).join('')}</g>`,
    bedsAbove.map((x) => `<use href="#b" x="${x}" y="86"/>`).join(''),
    bedsBelow.map((x) => `<use href="#b" x="${x}" y="630"/>`).join(''),
    scanner,
    cells.map(({ row, column }) => cell(row, column)).join(''),
    lines([...others, ...out]),
    [
      station(85, 455),
      station(392, 170),
      station(392, 392),
      station(330, 413),
      station(160, 434),
      station(640, 413),
    ].join(''),
    [station(826, 200), station(966, 640), station(1080, 413), station(500, 600), station(240, 640)].join(''),
  ]);
}

/** A bed, and a door: a gap of 38 in a wall, its leaf and its swing; the room lies above. */
const definitions = [
  `<defs><g id="b" stroke="#2a6ca4" stroke-width="2"><rect width="24" height="84" rx="2" fill="${ink.brand}"/>`,
  `<rect x="4" y="42" width="16" height="9" fill="${ink.pale}" stroke="none"/></g>`,
  `<g id="d"><path d="M1 0H37" stroke="${ink.navy}" stroke-width="5"/>`,
  `<path d="M0 0V-38A38 38 0 0 1 38 0" fill="none" stroke="${ink.edge}" stroke-width="2"/></g></defs>`,
].join('');

const scanner = [
  `<circle cx="259" cy="225" r="36" fill="none" stroke="#3872a4" stroke-width="2"/><circle cx="259" cy="225" r="23" fill="${ink.brand}"/>`,
  `<rect x="246" y="193" width="26" height="66" rx="3" fill="${ink.pale}"/>`,
].join('');

function cell(row: number, column: number): string {
  const colour = (row + column) % 3 === 0 ? ink.mint : row === 2 && column === 0 ? ink.pale : ink.blue;
  return `<rect x="${309 + column * 45}" y="${583 + row * 34}" width="32" height="21" fill="${colour}"/>`;
}
