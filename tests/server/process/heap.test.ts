import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const program = join(import.meta.dirname, 'programs/fill-heap.ts');

/** The most that the heap takes, in MB. */
function mostHeap(setting: 'small' | 'usual'): number {
  return Number(execFileSync(process.execPath, [program, setting], { encoding: 'utf8' }));
}

test('the heap takes much less for the same work', () => {
  expect(mostHeap('small')).toBeLessThan(0.85 * mostHeap('usual'));
}, 120_000);
