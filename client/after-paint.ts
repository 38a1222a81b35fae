import { listenForSearchKeys } from './combined-search/search-keys.ts';
import { listenForEarlyPress } from './consent/early-press.ts';

/**
 * The first script of every page. The page is served whole, so that the larger scripts, which bring it to life, are fetched
 * once it is painted: on a slow line they compete with what it is painted with. Keys for the search are heard from here on.
 */
async function start(): Promise<void> {
  listenForSearchKeys();
  listenForEarlyPress();
  await firstPaint();
  for (const href of announcedScripts()) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  await import('./entry-browser.tsx');
}

/** The addresses of all scripts of this page, of which a browser would find most only in the scripts before them. */
function announcedScripts(): string[] {
  return JSON.parse(document.getElementById('scripts')?.textContent ?? '[]');
}

/** Resolved after the first frame: module scripts run when the document and its styles are here. A hidden tab has none until it is shown. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

void start();
