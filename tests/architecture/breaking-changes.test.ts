import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesByRelease } from '../../server/changes/releases.ts';

/** What partners may rely on: the graph and the REST paths as they were last released. A release adds its own state. */
const [next] = changesByRelease();

test('a change that breaks a caller of the released graph or of REST stands in the change log', () => {
  const log = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
  const [changes = ''] = log.split(/^## /m).slice(1);
  expect(next).toMatchObject({ version: 'Next' });
  // The lines of the change log are broken where they are full.
  const written = changes.replace(/\s+/g, ' ');
  expect(next?.breaking.filter((description) => !written.includes(description))).toEqual([]);
});
