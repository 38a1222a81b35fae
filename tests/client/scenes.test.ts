import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { linePlaces } from '../../client/home/areas/line-places.ts';
import { drawings } from '../../client/home/hero/drawing/drawings.ts';
import { exits } from '../../client/home/hero/drawing/picture.ts';
import { scenes } from '../../client/home/hero/scenes.ts';

/** "npm run scenes" runs this file and writes the pictures anew. */
test.each(Object.entries(drawings))('%s is the picture that the script draws, and small', async (name, draw) => {
  const picture = draw();
  expect(gzipSync(picture).length).toBeLessThan(8_000);
  await expect(picture).toMatchFileSnapshot(`../../client/home/hero/scenes/${name}.svg`);
});

test('each picture that is drawn is shown', () => {
  expect(scenes.map(({ name }) => name).toSorted()).toEqual(Object.keys(drawings).toSorted());
});

test('the lines leave the pictures where those of the page begin', () => {
  const begins = Object.values(linePlaces).map(({ exit }) => exit - 640);
  expect(begins.toSorted((one, other) => one - other)).toEqual(exits.map(({ x }) => x));
});
