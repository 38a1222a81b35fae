import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import type { Step } from './steps.ts';

/** What tests read without importing it, or start as a process, and the tests that do. */
const unimported: readonly { readonly changed: RegExp; readonly tests: readonly string[] }[] = [
  { changed: /./, tests: ['tests/architecture'] },
  { changed: /^(?:migrations|server\/database)\//, tests: ['tests/schema', 'tests/rest', 'tests/server'] },
  {
    changed: /^(?:server|schema)\//,
    tests: ['tests/server/process', 'tests/server/embedded', 'tests/server/chaos', 'tests/server/code-generation'],
  },
  { changed: /^schema\/schema\.graphql$|^client\/|\.generated\.ts$/, tests: ['tests/client'] },
  { changed: /^tests\/support\//, tests: ['tests/schema', 'tests/rest', 'tests/server'] },
];

/** Changes after which everything is tested. */
const ofEverything =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|codegen\.ts|vitest\.config\.ts|vite(?:\.worker)?\.config\.ts|playwright\.config\.ts)$/;

/** The areas that have browser tests of their own. */
const areas = globSync('tests/e2e/*/', { cwd: process.cwd() })
  .map((path) => path.replace(/^tests\/e2e\//, '').replace(/\/$/, ''))
  .filter((area) => area !== 'support' && area !== 'pictures');

/** Where the code of an area stands, if not in a folder of its name. */
const folderOf: Readonly<Record<string, string>> = { 'combined-search': 'search' };

/** The steps that a change affects, and the tests that they run; all tests if none are named. */
export interface AffectedTests {
  readonly unit: readonly string[] | 'all';
  readonly browser: readonly string[] | 'all';
}

/** The files that differ from `base`, whether they are committed, staged, changed or new. */
export function changedFiles(base: string): string[] {
  const lines = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).split('\n');
  const paths = [...lines('diff', '--name-only', base), ...lines('ls-files', '--others', '--exclude-standard')];
  return [...new Set(paths.filter((path) => path !== ''))].sort();
}

/**
 * The tests that a change of these files affects. `importing` are the test files that import one of them, as Vitest knows
 * them.
 */
export function affectedTests(changed: readonly string[], importing: readonly string[]): AffectedTests {
  if (changed.some((path) => ofEverything.test(path))) {
    return { unit: 'all', browser: 'all' };
  }
  const reading = unimported.filter((rule) => changed.some((path) => rule.changed.test(path)));
  const unit = new Set([...importing, ...reading.flatMap(({ tests }) => tests)]);
  return { unit: [...unit].sort(), browser: browserTests(changed) };
}

/** Changes of an area are tested by its own browser tests; of what all pages share, by all; of documents, by none. */
function browserTests(changed: readonly string[]): readonly string[] | 'all' {
  const tests = new Set<string>();
  for (const path of changed) {
    const [top = '', folder = ''] = path.split('/');
    if (/\.md$/.test(path) || (top === 'tests' && folder !== 'e2e')) continue;
    if (top === 'tests' && /\.spec\.ts$/.test(path)) {
      tests.add(path);
      continue;
    }
    if (!['client', 'schema', 'server', 'migrations', 'tests'].includes(top)) continue;
    const area = areas.find((one) => path.includes(`/${folderOf[one] ?? one}/`));
    if (!area) return 'all';
    tests.add(`tests/e2e/${area}/`);
  }
  return [...tests].sort();
}

/** The test files that import one of the files that differ from `base`. */
export function importingTests(base: string): string[] {
  const listed = execFileSync('npx', ['vitest', 'list', '--filesOnly', '--json', '--changed', base], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64_000_000,
  });
  const files = JSON.parse(listed.slice(listed.indexOf('['))) as { file: string }[];
  return files.map(({ file }) => file.replace(`${process.cwd()}/`, ''));
}

/** The steps of `npm test`, narrowed to these tests; a step of which no test is affected is left out. */
export function narrowed(
  stages: readonly (readonly Step[])[],
  { unit, browser }: AffectedTests,
): readonly (readonly Step[])[] {
  const named: Readonly<Record<string, readonly string[] | 'all'>> = { 'test:unit': unit, 'test:browser': browser };
  return stages
    .map((stage) =>
      stage.flatMap((step) => {
        const tests = named[step.script] ?? 'all';
        if (tests === 'all') return [step];
        return tests.length > 0 ? [{ ...step, tests }] : [];
      }),
    )
    .filter((stage) => stage.length > 0);
}
