import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../client/routes.tsx';

const directory = join(import.meta.dirname, '../../dist/client');

/** Bytes of a kilobyte, as budgets are counted: 1,000. */
const KB = 1000;

/** In kilobytes. The filters of jobs need more: a field for places, pay, and what a search was understood to name. */
const most: Readonly<Record<string, number>> = { '/staff-portal': 164, '/compliance': 161, '/equipment': 162 };

/** A string of the library that our dialogs are made with. */
const OVERLAY_MARK = 'react-aria-Modal';

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;
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

function gzipped(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(directory, file)), { level: 9 }).length, 0);
}

describe.each(routes)('the page $path', ({ path, module }) => {
  test('needs little script, gzipped', () => {
    expect(gzipped(new Set([...filesOf('index.html'), ...filesOf(module)]))).toBeLessThanOrEqual(
      (most[path] ?? 160) * KB,
    );
  });

  test('does not wait for the overlays', () => {
    const scripts = [...filesOf('index.html'), ...filesOf(module)].filter((file) =>
      readFileSync(join(directory, file), 'utf8').includes(OVERLAY_MARK),
    );
    expect(scripts).toEqual([]);
  });
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
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(filesOf('index.html')).toContain(script);
});

test('the style sheet is at most 20 kB, gzipped', () => {
  const sheets = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  expect(sheets).toHaveLength(1);
  expect(gzipped(sheets.map(({ file }) => file))).toBeLessThanOrEqual(20 * KB);
});

test('what changes only with the libraries is a file of its own', () => {
  const libraries = filesOf('index.html').find((file) => file.includes('libraries'));
  expect(libraries && gzipped([libraries])).toBeGreaterThan(100 * KB);
});

test('script and style are there compressed', () => {
  for (const { file } of Object.values(manifest).filter(({ file }) => /\.(?:js|css)$/.test(file))) {
    expect(existsSync(join(directory, `${file}.br`)) && existsSync(join(directory, `${file}.gz`)), file).toBe(true);
  }
});
