import { expect, test } from 'vitest';
import { readPastedLines } from '../../client/equipment/orders/pasted-lines.ts';

test.each([
  ['12', '12', []],
  ['1,200', '1200', []],
  ['12.00', '12', []],
  ['', '1', []],
  ['abc', '1', ["The quantity 'abc' is not a number. It becomes 1."]],
  ['5 boxes', '1', ["The quantity '5 boxes' is not a number. It becomes 1."]],
  ['2.5', '1', ["The quantity '2.5' is not a number. It becomes 1."]],
])('of a line with the quantity %j the item has what is said', (typed, quantity, problems) => {
  const [line] = readPastedLines(`ICU Equipment\tSyringe pump\t${typed}`);
  expect(line).toMatchObject({ item: { quantity }, problems });
});
