import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOthersTurn } from '../e2e/support/widths.ts';
import { leftToPostgres } from '../support/left-to-postgres.ts';
import { currentTurn } from '../support/turn.ts';
import { postgresStages } from './steps.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  // As .ci/run itself sets it.
  vi.stubEnv('TEST_TURNS', undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function leftIn(number: number, environment: NodeJS.ProcessEnv = { TEST_TURNS: 'by-commit' }): string[] {
  return leftToPostgres(process.cwd(), environment, () => ({ number, reason: '' }));
}

describe('the turn', () => {
  let folder: string;
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], { cwd: folder });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'turn-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is that of the files that were committed, whatever is said of them and when', () => {
    git('init', '--quiet');
    const turns = ['first', 'second'].map((message) => {
      git('commit', '--quiet', '--allow-empty', '--message', message);
      return currentTurn(folder);
    });
    // The tree without a file.
    expect(turns).toEqual(turns.map(() => ({ number: 0x4b825dc6, reason: 'in tree 4b825dc6' })));
  });

  test('is that of the day where there is no repository', () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 12));
    expect(currentTurn(folder)).toEqual({ number: 20_777, reason: 'on 2026-11-20' });
  });
});

describe('the files that the embedded database leaves to PostgreSQL', () => {
  test('are others in each turn, and each file that both answer alike is left in five turns of six', () => {
    const turns = [7, 8, 9, 10, 11, 12].map((turn) => leftIn(turn));
    const alike = globSync([
      'tests/{schema,rest}/**/*.test.ts',
      'tests/server/{admission,assistant,code-generation,findability,limits,mail,process,sdk,social,status}/**/*.test.ts',
      'tests/server/*.test.ts',
    ]);
    expect(turns.flat().sort()).toEqual(
      Array.from({ length: 5 }, () => alike)
        .flat()
        .sort(),
    );
    expect(Math.min(...turns.map((files) => alike.length - files.length))).toBeGreaterThan(10);
  });

  test('are run there', () => {
    const run = postgresStages.flat().flatMap(({ tests = [] }) => tests);
    expect(leftIn(7).filter((file) => !run.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
  });

  test('are none without TEST_TURNS, nor on PostgreSQL itself', () => {
    expect(leftIn(7, {})).toEqual([]);
    expect(leftIn(7, { TEST_TURNS: 'by-commit', TEST_DATABASE_URL: 'postgres://127.0.0.1/postgres' })).toEqual([]);
  });
});

describe('a browser test that is tagged @either', () => {
  const title = 'a job is found @either';

  test('runs at one of its widths in one turn, and at the other one in the next', () => {
    const left = ['20777', '20778'].map((turn) => {
      vi.stubEnv('E2E_TURN', turn);
      return ['390', '1280'].filter((width) => isOthersTurn(title, width));
    });
    expect(left.map((widths) => widths.length)).toEqual([1, 1]);
    expect(left.flat().sort()).toEqual(['1280', '390']);
  });

  test('runs at both without E2E_TURN, as one does that is tagged @both', () => {
    expect(isOthersTurn(title, '390') || isOthersTurn(title, '1280')).toBe(false);
    vi.stubEnv('E2E_TURN', '20777');
    expect(isOthersTurn('all is seen @both', '390') || isOthersTurn('all is seen @both', '1280')).toBe(false);
  });
});

describe('a browser test that is tagged @turns', () => {
  const titles = Array.from({ length: 40 }, (_, page) => `page ${page} is narrow @turns`);
  const ranIn = (turn: string) => {
    vi.stubEnv('E2E_TURN', turn);
    return titles.filter((title) => !isOthersTurn(title, '1280'));
  };

  test('runs in every other turn, about half of them in each', () => {
    const [first, second] = [ranIn('20777'), ranIn('20778')];
    expect([...first, ...second].sort()).toEqual([...titles].sort());
    expect(first.length).toBeGreaterThan(10);
    expect(second.length).toBeGreaterThan(10);
  });

  test('runs in one of four turns as all others do in .ci/run, except one that is tagged @always', () => {
    vi.stubEnv('TEST_TURNS', 'by-commit');
    const any = titles.map((title) => title.replace(' @turns', ''));
    const turns = ['20777', '20778', '20779', '20780'].map((turn) => {
      vi.stubEnv('E2E_TURN', turn);
      expect(isOthersTurn('a visitor applies @always', '1280')).toBe(false);
      return any.filter((title) => !isOthersTurn(title, '1280'));
    });
    expect(turns.flat().sort()).toEqual([...any].sort());
    expect(Math.min(...turns.map((titles) => titles.length))).toBeGreaterThan(3);
  });

  test('with two widths runs once at each of them in eight turns of .ci/run', () => {
    vi.stubEnv('TEST_TURNS', 'by-commit');
    const ran = ['20776', '20777', '20778', '20779', '20780', '20781', '20782', '20783'].flatMap((turn) => {
      vi.stubEnv('E2E_TURN', turn);
      return ['390', '1280'].filter((width) => !isOthersTurn('a job is found @either', width));
    });
    expect(ran.sort()).toEqual(['1280', '390']);
  });

  test('runs always without turns', () => {
    expect(titles.filter((title) => isOthersTurn(title, '1280'))).toEqual([]);
  });
});
