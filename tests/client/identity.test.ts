import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const publicFiles = join(import.meta.dirname, '../../client/public');
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

function sizeOfPng(png: Buffer): [width: number, height: number] {
  expect(png.subarray(0, 8)).toEqual(PNG);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test.each([
  ['share.png', 1200, 630],
  ['apple-touch-icon.png', 180, 180],
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
])('%s is a picture of %i by %i, and small', (name, width, height) => {
  expect(sizeOfPng(readFileSync(join(publicFiles, name)))).toEqual([width, height]);
  expect(statSync(join(publicFiles, name)).size).toBeLessThan(150_000);
});

test('favicon.ico holds the mark in three sizes', () => {
  const file = readFileSync(join(publicFiles, 'favicon.ico'));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const sizes = [0, 1, 2].map((index) => {
    const entry = file.subarray(6 + 16 * index);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect(offset + length).toBeLessThanOrEqual(file.length);
    const size = sizeOfPng(file.subarray(offset, offset + length));
    expect([entry.readUInt8(0), entry.readUInt8(1)]).toEqual(size);
    return size;
  });
  expect(sizes).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
});
