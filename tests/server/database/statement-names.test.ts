import { expect, test, vi } from 'vitest';
import { PLAN_FOR_VALUES } from '../../../schema/queries/prepared-query.ts';
import { CONNECTION_LIFETIME_SECONDS, StatementNames } from '../../../server/database/driver/statement-names.ts';

/** Names all that are given to so many texts, each of which comes twice. */
function namesOf(names: StatementNames, texts: number, word: string): Set<string> {
  const given = new Set<string>();
  for (let text = 0; text < texts; text += 1) {
    names.nameOf(`${word} ${text}`);
    const name = names.nameOf(`${word} ${text}`);
    if (name) {
      given.add(name);
    }
  }
  return given;
}

test('a statement is named when it comes a second time, and keeps its name', () => {
  const names = new StatementNames();
  expect(names.nameOf('select 1')).toBeUndefined();
  const name = names.nameOf('select 1');
  expect(name).toMatch(/^s\d+$/);
  namesOf(names, 10_000, 'other');
  expect(names.nameOf('select 1')).toBe(name);
});

test('as many names are given as connections can hold, and others in the place of these when those are gone', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const names = new StatementNames();
  const first = namesOf(names, 10_000, 'first');
  expect(first.size).toBe(250);
  expect(namesOf(names, 1_000, 'second').size).toBe(0);
  vi.advanceTimersByTime(CONNECTION_LIFETIME_SECONDS * 1_000);
  const second = namesOf(names, 1_000, 'third');
  expect(second.size).toBe(250);
  // A name stands for one text alone as long as any connection knows it.
  expect([...second].filter((name) => first.has(name))).toEqual([]);
  vi.useRealTimers();
});

test('what is long, or to be planned for its values, has none', () => {
  const names = new StatementNames();
  for (const text of ['a'.repeat(10_001), `select 1 ${PLAN_FOR_VALUES}`]) {
    names.nameOf(text);
    expect(names.nameOf(text)).toBeUndefined();
  }
});
