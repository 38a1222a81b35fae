import { afterEach, expect, test, vi } from 'vitest';
import { windowAt } from '../../client/navigation/window-at.ts';
import { standInForBrowser } from './browser-stand-in.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser at this address, and what a router is told of it. */
function routerAt(path: string) {
  const closeTabs = standInForBrowser();
  closeTabs();
  vi.stubGlobal('PopStateEvent', class extends Event {});
  const go = (to: string) => Object.assign(window, { location: new URL(to, 'https://portal.example') });
  go(path);
  const seen = windowAt(new URL(window.location.href));
  const told = vi.fn(() => seen.location.pathname);
  return { go, seen, told, listen: () => seen.addEventListener('popstate', told) };
}

test('a step back before the router listens changes its address from then on, and not before', async () => {
  const { go, seen, told, listen } = routerAt('/second');
  go('/first');
  expect(seen.location.pathname).toBe('/second');
  listen();
  await Promise.resolve();
  expect(told).toHaveBeenCalledOnce();
  expect(told).toHaveReturnedWith('/first');
});

test('a router that listens at the address it began with is told nothing until there is a step', async () => {
  const { go, seen, told, listen } = routerAt('/second');
  listen();
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  go('/first');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(told).toHaveReturnedWith('/first');
  seen.removeEventListener('popstate', told);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(told).toHaveBeenCalledOnce();
});
