import { describe, expect, test } from 'vitest';
import { schema } from '../../../schema/index.ts';
import type { Limit } from '../../../schema/ports.ts';
import { sourceFiles } from '../../architecture/source-files.ts';
import { limitedCalls, limitModules } from './limited-calls.ts';
import { mutationLimits } from './mutation-limits.ts';

const limited = Object.entries(mutationLimits).flatMap(([name, limit]): [string, Limit][] =>
  typeof limit === 'string' ? [] : [[name, limit]],
);

test('each mutation of the graph has a limit, or a reason why it needs none', () => {
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(mutations.length).toBeGreaterThan(30);
  expect(Object.keys(mutationLimits).toSorted()).toEqual(mutations.toSorted());
});

describe('a limit', () => {
  test.each(limited)('of %s is one that the table of limited calls tries at it', (name, limit) => {
    const calls = limitedCalls.filter(({ doors }) => doors.some((door) => door.name === name));
    expect(calls.map((call) => call.limit.name)).toContain(limit.name);
  });

  test('is given back after a success by no others', () => {
    const files = sourceFiles('schema/**/*.ts').filter(({ code }) => /\blimiter\s*\.(?:giveBack|forget)\(/.test(code));
    expect(files.map(({ path }) => path)).toEqual([
      'schema/accounts/sessions/counted-guess.ts',
      'schema/accounts/sessions/reauthentication.ts',
    ]);
    const { guesses, siteGuesses, accountGuesses, deviceGuesses, reauthentications } =
      limitModules['schema/accounts/account-limits.ts'];
    const names = [guesses, siteGuesses, accountGuesses, deviceGuesses, reauthentications].map(({ name }) => name);
    expect(limited.filter(([, limit]) => names.includes(limit.name))).toEqual([]);
  });
});
