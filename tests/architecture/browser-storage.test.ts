import { expect, test } from 'vitest';
import { browserStorage } from '../../schema/cookies.ts';
import { sourceFiles } from './source-files.ts';

const kept = /\b(?:localStorage|sessionStorage)\b/;
const files = sourceFiles('client/**/*.{ts,tsx}').filter(({ code }) => kept.test(code));

/** The keys that a file keeps something under, or what they begin with: its constants in capitals. */
function keysOf(code: string): string[] {
  return [...code.matchAll(/^const [A-Z_]+ = '([^']+)';$/gm)].map(([, key = '']) => key);
}

test.each(['localStorage', 'sessionStorage'])('what the client keeps in %s is listed, and nothing else', (place) => {
  const found = files.filter(({ code }) => code.includes(place)).flatMap(({ code }) => keysOf(code));
  const listed = Object.entries(browserStorage).filter(([, row]) => row.place === place);
  expect(found.toSorted()).toEqual(listed.map(([key]) => key).toSorted());
});

test('cookies are set by the names that are listed, in one module each', () => {
  const setting = sourceFiles('server/**/*.ts').filter(({ code }) => /\.setCookie\(|set-cookie/i.test(code));
  expect(setting.map(({ path }) => path)).toEqual([
    'server/credentials/consent-cookie.ts',
    'server/credentials/token-cookies.ts',
  ]);
  for (const { code } of setting) expect(code).toContain('cookieName(');
});

test('keys stand in constants, one in each file that keeps something', () => {
  expect(files.filter(({ code }) => keysOf(code).length !== 1).map(({ path }) => path)).toEqual([]);
  const calls = files.flatMap(({ code }) => [...code.matchAll(/\.(?:get|set|remove)Item\(\s*['"`].*/g)].map(String));
  expect(calls).toEqual([]);
});

test('caches bear the names that are listed', () => {
  const opened = sourceFiles('client/**/*.{ts,tsx}').filter(({ code }) => /\bcaches\.open\b/.test(code));
  expect(opened.map(({ path }) => path)).toEqual([
    'client/offline/save-page.ts',
    'client/offline/worker/shell-cache.ts',
  ]);
  const named = ['client/saved-pages/saved-addresses.ts', 'client/offline/worker/shell-cache.ts'];
  const names = named.flatMap((path) =>
    sourceFiles(path).flatMap(({ code }) => keysOf(code.replaceAll('export ', ''))),
  );
  const listed = Object.entries(browserStorage).filter(([, { place }]) => place === 'cacheStorage');
  expect(names.toSorted()).toEqual(listed.map(([name]) => name).toSorted());
});

test('scripts keep nothing in other places', () => {
  const elsewhere = /\bdocument\.cookie\b|\bcookieStore\b|\bindexedDB\b|\bserviceWorker\b/;
  const found = sourceFiles('client/**/*.{ts,tsx}').filter(({ code }) => elsewhere.test(code));
  // The one reads what the visitor chose about cookies, the other has the worker registered.
  expect(found.map(({ path }) => path)).toEqual(['client/consent/choice.ts', 'client/offline/register-worker.ts']);
  expect(found.flatMap(({ code }) => code.match(/document\.cookie\s*=/g) ?? [])).toEqual([]);
});
