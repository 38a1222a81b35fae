import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { sourceFiles } from './source-files.ts';

const everything = sourceFiles('{client,server,schema,migrations,tests}/**/*.{ts,tsx,js,css}');
const code = everything.filter(({ path }) => /^(client|server|schema|migrations)\/.*\.(ts|tsx|js)$/.test(path));

/** Far above what a file needs that holds one thing. */
const MOST_LINES = 300;

test('no file is long enough to hold two things', () => {
  const long = everything
    .filter(({ path }) => !path.endsWith('.css'))
    .map(({ path, text }) => `${path}: ${text.split('\n').length - 1} lines`)
    .filter((line) => Number(line.match(/(\d+) lines$/)?.[1]) > MOST_LINES);
  expect(long).toEqual([]);
});

test('files are named for what they hold, in one way of writing', () => {
  const misnamed = everything
    .map(({ path }) => path)
    .filter((path) => {
      const [name = '', ...folders] = path.split('/').reverse();
      const isComponent = /^[A-Z][A-Za-z0-9]*\.tsx$/.test(name);
      const isModule = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)*\.(ts|tsx|js|css)$/.test(name);
      const isMigration = /^\d{8}T\d{4}-[a-z0-9-]+\.ts$/.test(name);
      const isNothing = [name.split('.')[0], ...folders].some((part) =>
        /^(utils?|helpers?|common|misc|shared)$/.test(part ?? ''),
      );
      return isNothing || !(isComponent || isModule || isMigration);
    });
  expect(misnamed).toEqual([]);
});

test('the name of the product stands in package.json alone', () => {
  const name = new RegExp(`\\b${project.productName}\\b`);
  const named = code.flatMap(({ path, code: text }) =>
    text
      .split('\n')
      .filter((line) => name.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(named).toEqual([]);
});

test('no comment silences the compiler, the linter or a test', () => {
  const silencers = /biome-ignore|@ts-(?:ignore|nocheck)|\b(?:test|it|describe)\.(?:only|skip|todo)\b|debugger;/;
  const silenced = everything
    .filter(({ path, text }) => !path.startsWith('tests/architecture/') && silencers.test(text))
    .map(({ path }) => path);
  expect(silenced).toEqual([]);
});

/** Forms that hold two fields at most, or whose state stands in the address of the page. */
const shortForms = [
  'client/alerts/EndAlert.tsx',
  'client/alerts/SaveSearch.tsx',
  'client/alerts/documents/FollowChanges.tsx',
  'client/chat/MessageField.tsx',
  'client/combined-search/SearchBox.tsx',
  'client/combined-search/SearchPanel.tsx',
  'client/help/HelpSearchForm.tsx',
  'client/home/features/CheckDemo.tsx',
  'client/home/features/SearchDemo.tsx',
  'client/home/hero/HeroSearch.tsx',
  'client/jobs/applications/StageForm.tsx',
  'client/jobs/applications/together/MoveTogether.tsx',
  'client/jobs/postings/sheet/SheetForm.tsx',
  'client/lists/FilterForm.tsx',
  'client/lists/SearchForm.tsx',
  'client/operations/audit/AuditSection.tsx',
];

test('every long form keeps a draft or asks before it is lost, as forms that use useSubmission do', () => {
  const forms = sourceFiles('client/**/*.tsx').filter(({ code }) => /<form\b/.test(code));
  const without = forms.filter(({ code }) => !/\b(?:useSubmission\(|Submission\b)/.test(code)).map(({ path }) => path);
  expect(without).toEqual(shortForms);
});

test('a form that keeps its draft itself does so', () => {
  const own = sourceFiles('client/**/*.tsx').filter(({ code }) => code.includes("draft: 'own'"));
  expect(own.map(({ path }) => path)).toEqual([
    'client/account-page/ProfileForm.tsx',
    'client/jobs/postings/JobForm.tsx',
  ]);
  expect(own.every(({ code }) => /DraftKeeper|useSavedValues/.test(code))).toBe(true);
});

test('rules are stated, not cited from papers that are not in this repository', () => {
  const citing =
    /\bthe specification(?:'s)?\b|\bspecification \d|\bdesign rule \d|\b(?:contract|decisions|safety)\.md\b/i;
  const comments = ({ text }: { text: string }) => text.match(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm) ?? [];
  const cited = everything.flatMap((file) =>
    comments(file)
      .filter((comment) => citing.test(comment))
      .map((comment) => `${file.path}: ${comment.trim()}`),
  );
  expect(cited).toEqual([]);
});

describe.each(globSync(['*.md', '{client,schema,server,migrations,tests}/README.md']))('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names files and folders that exist', () => {
    const named = [
      ...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*\.(?:tsx?|js|css|json|graphql|md)|[\w-]+\.(?:tsx?|graphql))`/g),
    ];
    const missing = named
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(path) && !existsSync(join(dirname(document), path)))
      .filter((path) => globSync(`{client,schema,server,migrations,tests}/**/${path}`).length === 0);
    expect(missing).toEqual([]);
  });

  test('names commands that exist', () => {
    const commands = [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in project.scripts))).toEqual([]);
  });
});
