import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, findBreakingChanges } from 'graphql';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** What partners may rely on: the graph as it was last released. A release brings it up to date. */
const released = buildSchema(read('released.graphql'));
const current = buildSchema(read('../../schema/schema.graphql'));

test('a change that breaks a caller of the released graph stands in the change log', () => {
  const [changes = ''] = read('../../CHANGELOG.md').split(/^## /m).slice(1);
  const unnamed = findBreakingChanges(released, current)
    .map(({ description }) => description)
    .filter((description) => !changes.includes(description));
  expect(unnamed).toEqual([]);
});
