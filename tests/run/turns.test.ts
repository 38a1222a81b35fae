import { globSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOthersTurn } from '../e2e/support/widths.ts';
import { leftToPostgres } from '../support/left-to-postgres.ts';
import { postgresStages } from './steps.ts';

const DAY_MS = 86_400_000;
const today = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function leftOn(time: number, environment: NodeJS.ProcessEnv = { TEST_TURNS: 'by-day' }): string[] {
  vi.useFakeTimers({ now: time, toFake: ['Date'] });
  return leftToPostgres(process.cwd(), environment);
}

describe('the files that the embedded database leaves to PostgreSQL', () => {
  test('are others each day, and each file that both answer alike is left on two days of three', () => {
    const days = [today, today + DAY_MS, today + 2 * DAY_MS].map((day) => leftOn(day));
    const alike = globSync([
      'tests/{schema,rest,server/{admission,code-generation,limits,mail,process,social,status}}/**/*.test.ts',
      'tests/server/*.test.ts',
    ]);
    expect(days.flat().sort()).toEqual([...alike, ...alike].sort());
    expect(Math.min(...days.map((files) => alike.length - files.length))).toBeGreaterThan(10);
  });

  test('are run there', () => {
    const run = postgresStages.flat().flatMap(({ tests = [] }) => tests);
    expect(leftOn(today).filter((file) => !run.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
  });

  test('are none where nobody asked for turns, nor on PostgreSQL itself', () => {
    expect(leftOn(today, {})).toEqual([]);
    expect(leftOn(today, { TEST_TURNS: 'by-day', TEST_DATABASE_URL: 'postgres://127.0.0.1/postgres' })).toEqual([]);
  });
});

describe('a browser test that is tagged @either', () => {
  const title = 'a job is found @either';

  test('runs at one of its widths a day, and at the other one the day after', () => {
    const left = ['20777', '20778'].map((day) => {
      vi.stubEnv('E2E_DAY', day);
      return ['390', '1280'].filter((width) => isOthersTurn(title, width));
    });
    expect(left.map((widths) => widths.length)).toEqual([1, 1]);
    expect(left.flat().sort()).toEqual(['1280', '390']);
  });

  test('runs at both where nobody asked for turns, as one does that is tagged @both', () => {
    expect(isOthersTurn(title, '390') || isOthersTurn(title, '1280')).toBe(false);
    vi.stubEnv('E2E_DAY', '20777');
    expect(isOthersTurn('all is seen @both', '390') || isOthersTurn('all is seen @both', '1280')).toBe(false);
  });
});

describe('a browser test that is tagged @turns', () => {
  const titles = Array.from({ length: 40 }, (_, page) => `page ${page} is narrow @turns`);
  const ranOn = (day: string) => {
    vi.stubEnv('E2E_DAY', day);
    return titles.filter((title) => !isOthersTurn(title, '1280'));
  };

  test('runs every other day, about half of them on each', () => {
    const [first, second] = [ranOn('20777'), ranOn('20778')];
    expect([...first, ...second].sort()).toEqual([...titles].sort());
    expect(first.length).toBeGreaterThan(10);
    expect(second.length).toBeGreaterThan(10);
  });

  test('runs each day without turns', () => {
    expect(titles.filter((title) => isOthersTurn(title, '1280'))).toEqual([]);
  });
});
