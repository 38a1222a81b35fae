import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerTo } from '../../client/offline/worker/answers.ts';
import { deleteEarlier, keepShell } from '../../client/offline/worker/shell-cache.ts';
import { origin, pageAnswer, standInForCaches } from './caches-stand-in.ts';

const noPreload = Promise.resolve(undefined);
let kept: () => Record<string, string[]>;
let isConnected = true;
let isKnownOffline = false;
const asked: string[] = [];

beforeEach(async () => {
  kept = standInForCaches();
  isConnected = true;
  isKnownOffline = false;
  vi.stubGlobal('fetch', async (request: string | { url: string }) => {
    const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, origin);
    asked.push(pathname + search);
    if (!isConnected) throw new TypeError('Failed to fetch');
    return pathname === '/missing.js' ? new Response('', { status: 404 }) : new Response(`server's ${pathname}`);
  });
  await keepShell('one', ['/assets/shell-1.js']);
  asked.length = 0;
});

function ask(address: string, { method = 'GET', mode = 'navigate', preloadResponse = noPreload } = {}) {
  const request = { url: new URL(address, origin).href, method, mode } as Request;
  return answerTo({ request, preloadResponse }, { origin, isOnline: () => !isKnownOffline });
}
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

async function save(address: string) {
  const cache = await caches.open('saved-pages');
  await cache.put(address, pageAnswer('saved'));
}

describe('a page', () => {
  test('comes from the server while that answers, whatever is saved', async () => {
    await save('/news');
    expect(await textOf(ask('/news'))).toBe("server's /news");
    const preloadResponse = Promise.resolve(new Response('preloaded')) as never;
    expect(await textOf(ask('/news', { preloadResponse }))).toBe('preloaded');
  });

  test('that is saved comes from there where the server does not answer', async () => {
    await save('/news?q=pay');
    isConnected = false;
    expect(await textOf(ask('/news?q=pay'))).toContain('saved');
    expect(await textOf(ask('/news'))).toBe("server's /unreachable");
    isKnownOffline = true;
    expect(await textOf(ask('/news'))).toBe("server's /offline");
  });

  test.each(['/account', '/operations', '/auth/callback?code=x', '/news?token=x'])(
    'at %s is never taken from what is saved',
    async (address) => {
      await save(address);
      isConnected = false;
      isKnownOffline = true;
      expect(await textOf(ask(address))).toBe("server's /offline");
    },
  );

  test('makes no cache by being looked for', async () => {
    isConnected = false;
    await ask('/news');
    expect(Object.keys(kept())).toEqual(['shell-one']);
  });
});

test('a file whose name changes with its content comes from the shell, others from the server', async () => {
  const file = { mode: 'no-cors' };
  expect(await textOf(ask('/assets/shell-1.js', file))).toBe("server's /assets/shell-1.js");
  expect(asked).toEqual([]);
  await textOf(ask('/assets/other-2.js', file));
  await textOf(ask('/drawings/wheelchair.svg', file));
  expect(asked).toEqual(['/assets/other-2.js', '/drawings/wheelchair.svg']);
});

test.each<[string, Parameters<typeof ask>[1]]>([
  ['/graphql', { method: 'POST', mode: 'cors' }],
  ['/api/jobs', { mode: 'cors' }],
  ['/api/health', { mode: 'cors' }],
  ['/news', { method: 'HEAD', mode: 'cors' }],
  ['/news', { mode: 'cors' }],
  ['https://other.example/', {}],
])('%s (%o) is left to the browser', (address, options) => {
  expect(ask(address, options)).toBeUndefined();
});

test('the shell of a new release takes the place of what earlier ones have kept', async () => {
  await save('/news');
  await keepShell('two', ['/assets/shell-2.js']);
  await deleteEarlier('two');
  expect(kept()).toEqual({ 'shell-two': ['/assets/shell-2.js', '/offline', '/unreachable'] });
});

test('the first release finds nothing to delete', async () => {
  await save('/news');
  await deleteEarlier('one');
  expect(Object.keys(kept())).toEqual(['shell-one', 'saved-pages']);
});

test('a shell of which a file does not come is not kept in part', async () => {
  await expect(keepShell('two', ['/missing.js', '/assets/shell-2.js'])).rejects.toThrow();
  expect(kept()['shell-two']).toEqual([]);
});

describe('the built worker', () => {
  const directory = join(import.meta.dirname, '../../dist/client');
  const script = () => readFileSync(join(directory, 'service-worker.js'), 'utf8');

  test('is smaller than 5 kB, gzipped, and one classic script', () => {
    expect(gzipSync(script(), { level: 9 }).length).toBeLessThan(5_000);
    expect(script()).not.toMatch(/^\s*(?:import|export)\b|\bimport\(/m);
  });

  test('names files that exist, with the parts of the layout that come late, and no page', () => {
    const files = [...script().matchAll(/\/(assets\/[\w.-]+)/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(join(directory, file)))).toEqual([]);
    for (const part of [
      'first-script',
      'first-libraries',
      'entry-browser',
      'libraries',
      'Footer',
      'OfflineBar',
      'NoticeRegions',
      'style',
    ]) {
      expect(
        files.filter((file) => file.startsWith(`assets/${part}-`)),
        part,
      ).toHaveLength(1);
    }
    expect(files.filter((file) => /Page-|Modal-/.test(file))).toEqual([]);
  });
});
