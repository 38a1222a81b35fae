import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../client/routes.tsx';

const directory = join(import.meta.dirname, '../../dist/client');

/** Bytes of a kilobyte, as budgets are counted: 1,000. */
const KB = 1000;

/** What a page may need before it can be used, in kilobytes: altogether, what every page has of our own, what it has itself. */
const MOST = { altogether: 160, shell: 18, page: 10 };

/** A string of the library that our dialogs are made with. */
const OVERLAY_MARK = 'react-aria-Modal';

type Manifest = Record<string, { file: string; name?: string; imports?: string[]; dynamicImports?: string[] }>;
let manifest: Manifest = {};

beforeAll(() => {
  if (!existsSync(join(directory, 'index.html'))) throw new Error('There is no built client: run "npm run build".');
  manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8'));
});

/** The files that a browser loads for a module, with all that it imports statically. */
function filesOf(name: string): string[] {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The manifest has no ${name}`);
  return [...new Set([chunk.file, ...(chunk.imports ?? []).flatMap(filesOf)])];
}

/** What a browser loads before the page is painted. */
function firstFiles(): string[] {
  return filesOf(Object.keys(manifest).find((key) => manifest[key]?.name === 'first-script') ?? 'first-script');
}

/** What a browser loads of every page: the first script, and what that imports once the page is painted. */
function entryFiles(): string[] {
  return [...new Set([...firstFiles(), ...filesOf('first-libraries.ts'), ...filesOf('entry-browser.tsx')])];
}

function gzipped(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(directory, file)), { level: 9 }).length, 0);
}

describe.each(routes)('the page $path: $module', ({ module }) => {
  const shell = entryFiles;
  const own = () => filesOf(module).filter((file) => !shell().includes(file));

  test('needs little script, gzipped', () => {
    expect(gzipped([...shell(), ...own()])).toBeLessThanOrEqual(MOST.altogether * KB);
  });

  test('needs little of its own beside what every page has, gzipped', () => {
    expect(gzipped(own())).toBeLessThanOrEqual(MOST.page * KB);
  });

  test('does not wait for the overlays', () => {
    const scripts = [...entryFiles(), ...filesOf(module)].filter((file) =>
      readFileSync(join(directory, file), 'utf8').includes(OVERLAY_MARK),
    );
    expect(scripts).toEqual([]);
  });
});

test('what every page has beside the libraries is small, gzipped', () => {
  // The bundler's own few lines, by which CommonJS libraries are loaded, are no part of the portal.
  const shell = entryFiles().filter((file) => !/libraries|rolldown-runtime/.test(file));
  expect(shell).not.toEqual([]);
  expect(gzipped(shell)).toBeLessThanOrEqual(MOST.shell * KB);
});

test('what is fetched before the page is painted is one small file, gzipped', () => {
  expect(firstFiles()).toHaveLength(1);
  expect(gzipped(firstFiles())).toBeLessThanOrEqual(1.5 * KB);
});

test('what stands below the first view comes after it', () => {
  const late = ['layout/Footer.tsx', 'ui/NoticeRegions.tsx', 'jobs/StaffGuide.tsx', 'jobs/JobSheet.tsx'];
  const first = [...entryFiles(), ...filesOf('jobs/JobsPage.tsx')];
  for (const module of late) expect(first).not.toContain(manifest[module]?.file ?? '');
  expect(late.filter((module) => !manifest[module])).toEqual([]);
});

test('the windows of both chats come once they are opened', () => {
  const windows = ['assistant/AssistantWindow.tsx', 'predictions/PredictionsWindow.tsx'];
  const launchers = ['layout/Overlays.tsx', 'home/features/Features.tsx'];
  const loaded = [...entryFiles(), ...[...launchers, ...routes.map(({ module }) => module)].flatMap(filesOf)];
  expect(windows.filter((module) => !manifest[module])).toEqual([]);
  for (const module of windows) expect(loaded).not.toContain(manifest[module]?.file);
});

test('the overlays are a script of their own', () => {
  const overlays = Object.values(manifest).filter(
    ({ file }) => file.endsWith('.js') && readFileSync(join(directory, file), 'utf8').includes(OVERLAY_MARK),
  );
  expect(overlays).toHaveLength(1);
});

test('the document loads nothing but what the manifest knows', () => {
  const html = readFileSync(join(directory, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, file]) => file);
  expect(scripts).toEqual(firstFiles());
});

test('the style sheet is at most 20 kB, gzipped', () => {
  const sheets = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  expect(sheets).toHaveLength(1);
  expect(gzipped(sheets.map(({ file }) => file))).toBeLessThanOrEqual(20 * KB);
});

test('what changes only with the libraries is a file of its own', () => {
  const libraries = entryFiles().find((file) => file.includes('/libraries-'));
  expect(libraries && gzipped([libraries])).toBeGreaterThan(100 * KB);
});

test('script and style are there compressed', () => {
  for (const { file } of Object.values(manifest).filter(({ file }) => /\.(?:js|css)$/.test(file))) {
    expect(existsSync(join(directory, `${file}.br`)) && existsSync(join(directory, `${file}.gz`)), file).toBe(true);
  }
});
